import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { mobileMenuMachine } from '#machines/mobile-menu.machine.ts';

function startMenu() {
  const actor = createActor(mobileMenuMachine).start();
  return { send: actor.send, isShown: () => actor.getSnapshot().hasTag('shown') };
}

test('[SH-9] the menu is closed on load', () => {
  expect(startMenu().isShown()).toBe(false);
});

test('[SH-9] the menu icon opens it', () => {
  const menu = startMenu();
  menu.send({ type: 'menu.open' });
  expect(menu.isShown()).toBe(true);
});

test.each([{ type: 'menu.close' }, { type: 'link.follow' }] as const)(
  '[SH-9] $type closes it, and it opens again',
  (event) => {
    const menu = startMenu();
    menu.send({ type: 'menu.open' });
    menu.send(event);
    expect(menu.isShown()).toBe(false);
    menu.send({ type: 'menu.open' });
    expect(menu.isShown()).toBe(true);
  },
);

test.each([{ type: 'menu.close' }, { type: 'link.follow' }] as const)(
  '[SH-9] $type on a closed menu changes nothing',
  (event) => {
    const menu = startMenu();
    menu.send(event);
    expect(menu.isShown()).toBe(false);
  },
);
