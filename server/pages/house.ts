import { createHash } from 'node:crypto';
import { renderHouse, renderAnswer, type PublicConfig } from '#src/entry-server.tsx';
import type { House } from '#server/plain-pages/house.ts';
import { escapeHtml } from '#server/plain-pages/html.ts';
import { plainPageHeaders } from '#server/plain-pages/plain-page.ts';
import { SET_THEME } from './boot-script.ts';
import type { PlainStyle } from './plain/plain-document.ts';

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const NOINDEX = '<meta name="robots" content="noindex">';

/** Prints the page by its own button; where scripts are off the button is hidden and the browser's menu named. */
const PRINT =
  `document.addEventListener('click',function(e){if(e.target.closest('[data-print]'))print()});` +
  `addEventListener('beforeprint',function(){document.querySelectorAll('main section details').forEach(function(d){d.open=true})})`;

/** The shop's frame for pages that the server writes (R100). In development, `style` has no CSS and pages no policy. */
export function createHouse(config: PublicConfig, style: PlainStyle): House {
  const { brandName, publicUrl } = config;
  const headers = plainPageHeaders();
  const policy = [
    headers['content-security-policy'],
    `script-src ${sourceOf(SET_THEME)} ${sourceOf(PRINT)}`,
    `style-src ${sourceOf(style.css)}`,
    `font-src 'self'`,
  ];
  // The first of two directives of one name holds.
  const whole = [
    ...policy.slice(1),
    ...(policy[0] ?? '').split('; ').filter((one) => !one.startsWith('style-src')),
  ];
  const documentOf = (title: string, { robots, frame }: { robots: string; frame: string }) =>
    [
      '<!doctype html><html lang="pl" data-theme="light"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<script>${SET_THEME}</script>`,
      `<title>${escapeHtml(`${title} – ${brandName}`)}</title>`,
      robots,
      style.css === '' ? '' : `<style>${style.css}</style>`,
      style.module === undefined ? '' : `<script type="module" src="${style.module}"></script>`,
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="color-scheme" content="light dark">',
      '</head><body>',
      frame,
      '</body></html>',
    ].join('');
  return {
    headers: () => ({
      ...headers,
      'content-security-policy': style.css === '' ? "frame-ancestors 'none'" : whole.join('; '),
    }),
    page: ({ title, body, indexed }) =>
      documentOf(title, {
        robots: indexed
          ? `<meta name="description" content="${escapeHtml(indexed.description)}"><link rel="canonical" href="${escapeHtml(publicUrl + indexed.path)}">`
          : NOINDEX,
        frame: renderHouse(config, body.markup),
      }),
    answer: ({ title, ...page }) =>
      documentOf(title, {
        robots: NOINDEX,
        frame: `${renderAnswer(config, page)}<script>${PRINT}</script>`,
      }),
  };
}
