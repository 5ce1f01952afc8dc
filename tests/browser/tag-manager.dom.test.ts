import { afterEach, expect, it } from 'vitest';
import { updateConsentMode } from '#browser/consent.ts';
import { pushEvent } from '#browser/data-layer.ts';
import { loadNewsletterScript, loadTagManager } from '#browser/tag-manager.ts';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));

afterEach(() => document.head.replaceChildren());

it('the tag manager starts with its id, and reads no token from the address [SH-2]', () => {
  window.dataLayer = [];
  window.history.replaceState(null, '', '/newsletter/potwierdz?token=abc');
  loadTagManager('GTM-1&x');
  expect(window.dataLayer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
  expect(scripts()).toEqual([{ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-1%26x', async: true }]);
  expect(window.location.search).toBe('');
});

const NOTHING = { analytics: false, marketing: false };

it.each([
  ['statistics', { ...NOTHING, analytics: true }],
  ['marketing', { ...NOTHING, marketing: true }],
])('one that has to wait loads once %s are agreed to, and not before [LW-15]', (_, agreed) => {
  const layer: unknown[] = [];
  window.dataLayer = layer;
  loadTagManager('GTM-1', true);
  pushEvent({ event: 'granted' });
  layer.push(undefined, null, 'granted', ['consent', 'default', { ad_storage: 'granted' }]);
  updateConsentMode(NOTHING);
  expect(scripts()).toEqual([]);
  updateConsentMode(agreed);
  updateConsentMode(NOTHING);
  updateConsentMode(agreed);
  expect(scripts()).toEqual([{ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-1', async: true }]);
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

it('one that has to wait loads at once for who agreed on an earlier visit, and never for who refused [LW-15]', () => {
  window.dataLayer = [];
  updateConsentMode(NOTHING);
  loadTagManager('GTM-1', true);
  expect(scripts()).toEqual([]);
  window.dataLayer = [];
  updateConsentMode({ ...NOTHING, marketing: true });
  loadTagManager('GTM-1', true);
  expect(scripts()).toHaveLength(1);
});

it('the newsletter-form script loads from its address [SH-5]', () => {
  loadNewsletterScript('https://forms.test/form.js');
  expect(scripts()).toEqual([{ src: 'https://forms.test/form.js', async: true }]);
});
