import { afterEach, expect, it } from 'vitest';
import { updateConsentMode } from '#browser/consent.ts';
import { pushEvent } from '#browser/data-layer.ts';
import { loadThirdPartyScripts } from '#browser/tag-manager.ts';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));

afterEach(() => document.head.replaceChildren());

it('the tag manager starts with its id, and reads no token from the address [SH-2]', () => {
  window.dataLayer = [];
  window.history.replaceState(null, '', '/newsletter/potwierdz?token=abc');
  loadThirdPartyScripts({ gtmId: 'GTM-1&x', newsletterScriptUrl: undefined });
  expect(window.dataLayer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
  expect(scripts()).toEqual([{ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-1%26x', async: true }]);
  expect(window.location.search).toBe('');
});

const FORM = 'https://forms.test/form.js';
const WAITING = { gtmId: 'GTM-1', newsletterScriptUrl: FORM, tagManagerWaits: true } as const;
const LOADED = ['https://www.googletagmanager.com/gtm.js?id=GTM-1', FORM].map((src) => ({
  src,
  async: true,
}));
const NOTHING = { analytics: false, marketing: false };

it.each([
  ['statistics', { ...NOTHING, analytics: true }],
  ['marketing', { ...NOTHING, marketing: true }],
])('scripts that have to wait load once %s are agreed to, and not before [LW-15]', (_, agreed) => {
  const layer: unknown[] = [];
  window.dataLayer = layer;
  loadThirdPartyScripts(WAITING);
  pushEvent({ event: 'granted' });
  layer.push(undefined, null, 'granted', ['consent', 'default', { ad_storage: 'granted' }]);
  updateConsentMode(NOTHING);
  expect(scripts()).toEqual([]);
  updateConsentMode(agreed);
  updateConsentMode(NOTHING);
  updateConsentMode(agreed);
  expect(scripts()).toEqual(LOADED);
  // Nothing that was pushed is lost, and the tag manager starts after the consent.
  expect(layer.map((entry) => (entry as { event?: string } | null)?.event ?? 'other')).toEqual([
    'granted',
    ...Array.from({ length: 6 }, () => 'other'),
    'gtm.js',
    'other',
    'other',
  ]);
  expect(Object.hasOwn(layer, 'push')).toBe(false);
});

it('scripts that have to wait load at once for who agreed on an earlier visit, and never for who refused [LW-15]', () => {
  window.dataLayer = [];
  updateConsentMode(NOTHING);
  loadThirdPartyScripts(WAITING);
  expect(scripts()).toEqual([]);
  window.dataLayer = [];
  updateConsentMode({ ...NOTHING, marketing: true });
  loadThirdPartyScripts(WAITING);
  expect(scripts()).toEqual(LOADED);
});

it('the newsletter-form script loads from its address [SH-5]', () => {
  loadThirdPartyScripts({ gtmId: undefined, newsletterScriptUrl: FORM });
  expect(scripts()).toEqual(LOADED.slice(1));
});
