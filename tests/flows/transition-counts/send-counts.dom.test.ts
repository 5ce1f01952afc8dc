import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeConsent } from '#browser/consent.ts';
import { TRANSITION_COUNTS_PATH } from '#domain/counts/transition-counts.ts';
import { startConsent } from '#flows/consent/consent-effects.ts';
import { liveActors } from '#islands/live-actors.ts';
import { contactMachine } from '#machines/contact.machine.ts';
import { mobileMenuMachine } from '#machines/mobile-menu.machine.ts';

type Row = readonly [string, string, string, string, number];

const beacons: Blob[] = [];
let isRefused = false;
const sent = async () =>
  (await Promise.all(beacons.splice(0).map((blob) => blob.text()))).map((text) => JSON.parse(text) as Row[]);

/** The page is hidden, then left: browsers say it with both events, or with either. */
function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
}

/** The counter has come once an actor that starts now is counted; what this probe counts is sent away. */
async function counting(): Promise<void> {
  await vi.waitFor(async () => {
    createActor(contactMachine, { input: { problems: {} } }).start();
    leave();
    expect((await sent()).length).toBe(1);
  }, 10_000);
}

const menu = () => createActor(mobileMenuMachine).start();
const OPENED: Row[] = [
  ['mobileMenu', 'closed', 'menu.open', 'open', 1],
  ['mobileMenu', 'closed', '@left', '', 1],
  ['mobileMenu', '', '@entered', 'open', 1],
];
const met = (state: string): Row[] => [
  ['mobileMenu', '', '@entered', '', 1],
  ['mobileMenu', '', '@entered', state, 1],
];

beforeEach(() => {
  localStorage.clear();
  Object.assign(navigator, {
    sendBeacon: (path: string, blob: Blob) => {
      expect(path).toBe(TRANSITION_COUNTS_PATH);
      expect(blob.type).toBe('application/json');
      if (!isRefused) beacons.push(blob);
      return !isRefused;
    },
  });
});

afterEach(() => {
  isRefused = false;
  liveActors.clear();
});

it('counts nothing before statistics are allowed; then what follows, once, also in a machine that ran before [LW-17]', async () => {
  const ran = menu();
  liveActors.add(ran);
  const consent = startConsent();
  ran.send({ type: 'menu.open' });
  leave();
  expect(await sent()).toEqual([]);

  consent.send({ type: 'consent.accept' });
  await counting();
  ran.send({ type: 'menu.close' });
  leave();
  leave();
  expect(await sent()).toEqual([
    [
      ['mobileMenu', 'open', 'menu.close', 'closed', 1],
      ['mobileMenu', 'open', '@left', '', 1],
      ['mobileMenu', '', '@entered', 'closed', 1],
    ],
  ]);

  // What else is done about consent counts nothing anew, and no transition twice.
  consent.send({ type: 'settings.open' });
  consent.send({ type: 'settings.close' });
  await new Promise((passed) => setTimeout(passed));
  leave();
  await sent();
  ran.send({ type: 'menu.open' });
  ran.send({ type: 'menu.close' });
  leave();
  expect((await sent()).flat().filter(([, , event]) => event.startsWith('menu'))).toEqual([
    ['mobileMenu', 'closed', 'menu.open', 'open', 1],
    ['mobileMenu', 'open', 'menu.close', 'closed', 1],
  ]);

  // Refused by the browser, the counts wait; a withdrawal drops them, and a new consent begins anew.
  isRefused = true;
  ran.send({ type: 'menu.open' });
  leave();
  isRefused = false;
  leave();
  expect(await sent()).toEqual([OPENED]);
  // Browsers that end a page without hiding it say only that it is left.
  ran.send({ type: 'menu.close' });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  expect((await sent()).flat().map(([, , event]) => event)).toContain('menu.close');
  // Shown again, a page sends nothing: what it counts goes together once it is hidden, on phones by that alone.
  ran.send({ type: 'menu.open' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await sent()).toEqual([]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect((await sent()).flat().map(([, , event]) => event)).toContain('menu.open');
  ran.send({ type: 'menu.close' });
  leave();
  await sent();
  // A machine that nothing is sent to is met as it starts.
  const waiting = menu();
  leave();
  expect(await sent()).toEqual([met('closed')]);
  waiting.stop();
  consent.send({ type: 'settings.open' });
  consent.send({ type: 'category.set', category: 'analytics', granted: false });
  consent.send({ type: 'settings.save' });
  ran.send({ type: 'menu.open' });
  leave();
  expect(await sent()).toEqual([]);
  consent.send({ type: 'settings.open' });
  consent.send({ type: 'category.set', category: 'analytics', granted: true });
  consent.send({ type: 'settings.save' });
  leave();
  expect(await sent()).toEqual([met('open')]);

  // Nor is it sent by a consent that follows at once what was counted before the withdrawal.
  ran.send({ type: 'menu.close' });
  for (const granted of [false, true]) {
    consent.send({ type: 'settings.open' });
    consent.send({ type: 'category.set', category: 'analytics', granted });
    consent.send({ type: 'settings.save' });
  }
  leave();
  expect((await sent()).flat().map(([, , event]) => event)).not.toContain('menu.close');

  // Withdrawn in another tab.
  ran.send({ type: 'menu.open' });
  storeConsent({ analytics: false, marketing: false });
  leave();
  expect(await sent()).toEqual([]);
});
