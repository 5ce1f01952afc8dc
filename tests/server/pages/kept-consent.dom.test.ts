import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeConsent } from '#browser/consent.ts';
import { loadThirdPartyScripts } from '#browser/tag-manager.ts';
import { BOOT_SCRIPT } from '#server/pages/boot-script.ts';

/** The commands and events of the data layer, in order. */
const told = () =>
  (window.dataLayer ?? []).map((entry) => {
    const { 0: command, 1: kind, event } = entry as Record<string, unknown>;
    return event ?? `${String(command)} ${String(kind)}`;
  });

/** What the page runs before its first paint, and what comes with its scripts. */
function openPage() {
  delete window.dataLayer;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // What it listens to outlives the file: other files have this window, too.
  vi.spyOn(window, 'addEventListener').mockReturnValue();
  new Function(BOOT_SCRIPT)();
  loadThirdPartyScripts({ gtmId: 'GTM-TEST', newsletterScriptUrl: undefined });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a kept choice is told right behind the default, before the tag manager starts [SH-3]', () => {
  storeConsent({ analytics: true, marketing: false });
  openPage();
  expect(told()).toEqual(['consent default', 'consent update', 'gtm.js']);
  const [, update] = (window.dataLayer ?? []) as ArrayLike<unknown>[];
  expect(update?.[2]).toEqual({
    analytics_storage: 'granted',
    functionality_storage: 'granted',
    personalization_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
});

test.each([
  null,
  '',
  'x',
  '[]',
  '{"version":0,"analytics":true,"marketing":true}',
  '{"version":1,"analytics":"yes","marketing":true}',
])('what is no choice for the present text tells nothing: %j [SH-4]', (kept) => {
  if (kept !== null) localStorage.setItem('consent', kept);
  openPage();
  expect(told()).toEqual(['consent default', 'gtm.js']);
});
