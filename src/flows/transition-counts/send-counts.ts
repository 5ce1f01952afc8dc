import type { ActorRefFrom } from 'xstate';
import type { consentMachine } from '#machines/consent.machine.ts';
import { storedConsent } from '#browser/consent.ts';
import {
  MOST_AT_ONCE,
  TRANSITION_COUNTS_PATH,
  type TransitionCount,
} from '#domain/counts/transition-counts.ts';
import { observeMachines } from './observe-machines.ts';

const SEPARATOR = '\n';

const rowOf = ([key, count]: [string, number]): TransitionCount => {
  const [machine = '', from = '', event = '', to = ''] = key.split(SEPARATOR);
  return [machine, from, event, to, Math.min(count, MOST_AT_ONCE)];
};

/**
 * Counts the transitions of the page's machines while the consent machine allows statistics (LW-17), and sends the sums
 * whenever the page is hidden or left; nothing is stored on the device. A withdrawal drops what was not sent, also one
 * in another tab. Neither browsers driven by programs nor pages rendered ahead are counted.
 */
export function countTransitions(consent: ActorRefFrom<typeof consentMachine>): void {
  if (navigator.webdriver) return;
  const counts = new Map<string, number>();
  const isAllowed = () =>
    consent.getSnapshot().context.chosen.analytics && !(document as { prerendering?: boolean }).prerendering;
  const observeLive = observeMachines(isAllowed, (...names) => {
    const key = names.join(SEPARATOR);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });

  consent.on('consent.given', ({ consent: { analytics } }) => {
    if (analytics) observeLive();
    else counts.clear();
  });
  document.addEventListener('prerenderingchange', observeLive);

  // Safari on iPhones ends pages without `beforeunload`; a page may come back from either, and then counts on from zero.
  const send = () => {
    if (storedConsent()?.analytics === false) counts.clear();
    if (counts.size === 0) return;
    const sums = new Blob([JSON.stringify([...counts].map(rowOf))], { type: 'application/json' });
    // Refused by the browser (too much is under way), the counts wait for the next time.
    if (navigator.sendBeacon(TRANSITION_COUNTS_PATH, sums)) counts.clear();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
}
