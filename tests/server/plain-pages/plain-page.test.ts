import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { html } from '#server/plain-pages/html.ts';
import { plainPage, plainPageHeaders } from '#server/plain-pages/plain-page.ts';

test('the policy lets through exactly the style that the page carries', () => {
  const page = plainPage('Tytuł', html`<p>treść</p>`);
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(style.length).toBeGreaterThan(100);
  expect(plainPageHeaders()['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});

test('forms lead to the page’s own origin and to those that are named', () => {
  expect(plainPageHeaders(['https://shop.example'])['content-security-policy']).toContain(
    `form-action 'self' https://shop.example;`,
  );
});

test('a title is text', () => {
  expect(plainPage('</title><script>', html``)).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
});

test('no element of the head stands there twice', () => {
  const [, head = ''] = /<head>([^]*)<\/head>/.exec(plainPage('Tytuł', html``)) ?? [];
  const elements = head.match(/<(?:meta|link)[^>]*>/g) ?? [];
  expect(elements.length).toBeGreaterThan(4);
  expect(elements).toEqual([...new Set(elements)]);
});
