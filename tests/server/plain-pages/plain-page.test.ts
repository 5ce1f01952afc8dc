import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { html } from '#server/plain-pages/html.ts';
import { contrast } from '#tests/styles/contrast-ratio.ts';
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

test('text and the lines of what is pressed and typed stand out, on a light device and a dark one [WCAG 1.4.3] [WCAG 1.4.11]', () => {
  const page = plainPage('Tytuł', html``);
  const themes = [...page.matchAll(/:root\{([^}]*)\}/g)].map(
    ([, colors = '']) =>
      new Map([...colors.matchAll(/--([\w-]+):(#\w{6})/g)].map(([, name, hex]) => [name, hex])),
  );
  expect(themes).toHaveLength(2);
  const lines = ['button', 'input,textarea'].map(
    (selector) => new RegExp(`\n${selector}\\{[^}]*border:[^;}]*var\\(--([\\w-]+)`).exec(page)?.[1] ?? '',
  );
  const pairs: [string, string, number][] = [
    ...['page', 'raised'].flatMap((background): [string, string, number][] => [
      ...['text', 'muted', 'link'].map((text): [string, string, number] => [text, background, 4.5]),
      ...lines.map((line): [string, string, number] => [line, background, 3]),
    ]),
    ['on-action', 'action', 4.5],
    ['warn', 'warn-page', 4.5],
  ];
  for (const colors of themes)
    for (const [front, back, least] of pairs)
      expect(
        contrast(colors.get(front) ?? '', colors.get(back) ?? ''),
        `${front} on ${back}`,
      ).toBeGreaterThanOrEqual(least);
});
