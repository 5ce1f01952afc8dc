import type { PlainPage } from '#src/entry-server.tsx';
import { escapeHtml } from '#server/plain-pages/html.ts';
import { SET_THEME } from '../boot-script.ts';

/** How a page without scripts is styled. */
export interface PlainStyle {
  /** The whole site's CSS; empty in development. */
  css: string;
  /** In development the page's only script, which brings the styles from their sources. */
  module?: string | undefined;
}

/** Renders the document of a page of the React app that has no scripts but the theme's: a mailed page leads browsers with scripts here, too. */
export const plainDocument = ({ title, body, refresh }: PlainPage, { css, module }: PlainStyle): string =>
  [
    '<!doctype html><html lang="pl" data-theme="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<script>${SET_THEME}</script>`,
    refresh
      ? `<meta http-equiv="refresh" content="${refresh.after};url=${escapeHtml(refresh.address)}">`
      : '',
    `<title>${escapeHtml(title)}</title>`,
    css === '' ? '' : `<style>${css}</style>`,
    module === undefined ? '' : `<script type="module" src="${module}"></script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body>',
    body,
    '</body></html>',
  ].join('');
