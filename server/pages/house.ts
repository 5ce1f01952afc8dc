import { createHash } from 'node:crypto';
import { renderHouse, renderAnswer, screenFrom, type PublicConfig } from '#src/entry-server.tsx';
import type { House, HousePage } from '#server/plain-pages/house.ts';
import { escapeHtml } from '#server/plain-pages/html.ts';
import { plainPageHeaders } from '#server/plain-pages/plain-page.ts';
import { SET_MAILED_THEME, SET_THEME } from './boot-script.ts';
import type { PlainStyle } from './plain/plain-document.ts';
import { VIEWPORT } from './viewport.ts';

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const NOINDEX = '<meta name="robots" content="noindex">';

/**
 * Script of the print button; without scripts the button is hidden and a text names the browser's menu. It opens the
 * list of a chart's positions in print and on wide screens (R17).
 */
const PRINT =
  `(function(){` +
  `document.addEventListener('click',function(e){if(e.target.closest('[data-print]'))print()});` +
  `function open(){document.querySelectorAll('main section details').forEach(function(d){d.open=true})}` +
  `addEventListener('beforeprint',open);if(matchMedia('${screenFrom.lg}').matches)open()})()`;

/** The shop's frame for pages that the server writes (R100). In development, `style` has no CSS and pages no policy. */
export function createHouse(config: PublicConfig, style: PlainStyle): House {
  const { brandName, publicUrl } = config;
  const headers = plainPageHeaders();
  const policy = [
    headers['content-security-policy'],
    `script-src ${[SET_THEME, SET_MAILED_THEME, PRINT].map(sourceOf).join(' ')}`,
    `style-src ${sourceOf(style.css)}`,
    `font-src 'self'`,
  ];
  // The first of two directives of one name holds.
  const whole = [
    ...policy.slice(1),
    ...(policy[0] ?? '').split('; ').filter((one) => !one.startsWith('style-src')),
  ];
  const documentOf = (
    title: string,
    { from, robots, frame }: Pick<HousePage, 'from'> & { robots: string; frame: string },
  ) =>
    [
      '<!doctype html><html lang="pl" data-theme="light"><head><meta charset="utf-8">',
      VIEWPORT,
      `<script>${from === 'mail' ? SET_MAILED_THEME : SET_THEME}</script>`,
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
    page: ({ title, body, from, indexed }) =>
      documentOf(title, {
        from,
        robots: indexed
          ? `<meta name="description" content="${escapeHtml(indexed.description)}"><link rel="canonical" href="${escapeHtml(publicUrl + indexed.path)}">`
          : NOINDEX,
        frame: renderHouse(config, body.markup),
      }),
    answer: ({ title, ...page }) =>
      documentOf(title, {
        from: 'mail',
        robots: NOINDEX,
        frame: `${renderAnswer(config, page)}<script>${PRINT}</script>`,
      }),
  };
}
