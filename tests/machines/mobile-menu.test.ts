import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { mobileMenuMachine } from '#machines/mobile-menu.machine.ts';

function startMenu() {
  const actor = createActor(mobileMenuMachine).start();
  return { send: actor.send, isShown: () => actor.getSnapshot().hasTag('shown') };
}

test('the menu is closed on load [SH-9]', () => {
  expect(startMenu().isShown()).toBe(false);
});

test('the menu icon opens it [SH-9]', () => {
  const menu = startMenu();
  menu.send({ type: 'menu.open' });
  expect(menu.isShown()).toBe(true);
});

test.each([{ type: 'menu.close' }, { type: 'link.follow' }] as const)(
  '$type closes it, and it opens again [SH-9]',
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
  '$type on a closed menu changes nothing [SH-9]',
  (event) => {
    const menu = startMenu();
    menu.send(event);
    expect(menu.isShown()).toBe(false);
  },
);
