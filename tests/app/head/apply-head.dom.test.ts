import { beforeEach, expect, test } from 'vitest';
import { applyHead } from '#app/head/apply-head.ts';

const read = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute);

beforeEach(() => {
  document.head.innerHTML = `<meta name="description" content="old">
    <meta property="og:title" content="old"><meta property="og:description" content="old">
    <meta property="og:url" content="https://shop.example/old">
    <link rel="canonical" href="https://shop.example/old">`;
});

test('a page that is come to without a load has its own title, description and address, for those who share it [SH-12]', () => {
  const canonical = 'https://shop.example/tarot';
  applyHead({ title: 'Tarot', description: 'Karty', canonical, facts: [], isPrivate: false });
  expect(document.title).toBe('Tarot');
  for (const selector of ['meta[name="description"]', 'meta[property="og:description"]'])
    expect(read(selector, 'content')).toBe('Karty');
  expect(read('meta[property="og:title"]', 'content')).toBe('Tarot');
  expect(read('meta[property="og:url"]', 'content')).toBe(canonical);
  expect(read('link[rel="canonical"]', 'href')).toBe(canonical);
});

test('a page without a description or an address for others keeps none of the page before it [SH-12]', () => {
  applyHead({ title: 'Wynik', description: undefined, canonical: undefined, facts: [], isPrivate: true });
  for (const selector of ['meta[name="description"]', 'meta[property="og:description"]'])
    expect(read(selector, 'content')).toBe('');
  expect(read('meta[property="og:url"]', 'content')).toBe(window.location.href);
  expect(read('link[rel="canonical"]', 'href')).toBe(window.location.href);
});
