import { afterEach, expect, it } from 'vitest';
import { loadNewsletterScript, loadTagManager } from '#browser/tag-manager.ts';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));

afterEach(() => document.head.replaceChildren());

it('the tag manager starts with its id, and reads no token from the address [SH-2]', () => {
  window.dataLayer = [];
  window.history.replaceState(null, '', '/newsletter/potwierdz?token=abc');
  loadTagManager('GTM-1&x', 5);
  expect(window.dataLayer).toEqual([{ 'gtm.start': 5, event: 'gtm.js' }]);
  expect(scripts()).toEqual([{ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-1%26x', async: true }]);
  expect(window.location.search).toBe('');
});

it('the newsletter-form script loads from its address [SH-5]', () => {
  loadNewsletterScript('https://forms.test/form.js');
  expect(scripts()).toEqual([{ src: 'https://forms.test/form.js', async: true }]);
});
