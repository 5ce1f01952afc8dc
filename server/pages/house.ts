import { createHash } from 'node:crypto';
import { renderHouse, type PublicConfig } from '#src/entry-server.tsx';
import type { House } from '#server/plain-pages/house.ts';
import { escapeHtml } from '#server/plain-pages/html.ts';
import { plainPageHeaders } from '#server/plain-pages/plain-page.ts';
import { SET_THEME } from './boot-script.ts';
import type { PlainStyle } from './plain/plain-document.ts';

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The shop's frame for pages that the server writes (R100). In development, `style` has no CSS and pages no policy. */
export function createHouse(config: PublicConfig, style: PlainStyle): House {
  const { brandName, publicUrl } = config;
  const headers = plainPageHeaders();
  const policy = [
    headers['content-security-policy'],
    `script-src ${sourceOf(SET_THEME)}`,
    `style-src ${sourceOf(style.css)}`,
    `font-src 'self'`,
  ];
  // The first of two directives of one name holds.
  const whole = [
    ...policy.slice(1),
    ...(policy[0] ?? '').split('; ').filter((one) => !one.startsWith('style-src')),
  ];
  return {
    headers: () => ({
      ...headers,
      'content-security-policy': style.css === '' ? "frame-ancestors 'none'" : whole.join('; '),
    }),
    page: ({ title, body, indexed }) =>
      [
        '<!doctype html><html lang="pl" data-theme="light"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<script>${SET_THEME}</script>`,
        `<title>${escapeHtml(`${title} – ${brandName}`)}</title>`,
        indexed
          ? `<meta name="description" content="${escapeHtml(indexed.description)}"><link rel="canonical" href="${escapeHtml(publicUrl + indexed.path)}">`
          : '<meta name="robots" content="noindex">',
        style.css === '' ? '' : `<style>${style.css}</style>`,
        style.module === undefined ? '' : `<script type="module" src="${style.module}"></script>`,
        '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="color-scheme" content="light dark">',
        '</head><body>',
        renderHouse(config, body.markup),
        '</body></html>',
      ].join(''),
  };
}
