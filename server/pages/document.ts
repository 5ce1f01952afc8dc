import {
  PLAIN_LEAD_AT_ONCE,
  renderDraftNotice,
  type Head,
  type PageData,
  type PublicConfig,
  type RenderedPage,
} from '#src/entry-server.tsx';
import { escapeHtml } from '#server/plain-pages/html.ts';
import { BOOT_SCRIPT } from './boot-script.ts';
import { RESULT_WITHOUT_SCRIPTS } from './plain/led-page.ts';
import { VIEWPORT } from './viewport.ts';

/** Scripts and styles that every page needs. */
export interface PageAssets {
  /** Addresses of the modules in the order in which they are evaluated; the last one is the entry. */
  modules: readonly string[];
  /** The whole site's CSS, inlined. */
  css: string;
  /** The module that adds styles in development to a page without scripts. */
  styleModule?: string;
}

/** Serialises JSON for a script element: nothing in it can end the element. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

function headMarkup(head: Head, config: PublicConfig): string {
  const image = `${config.publicUrl}/share.png`;
  const metas: [string, string, string | undefined][] = [
    ['name', 'description', head.description],
    ['name', 'robots', head.isPrivate ? 'noindex' : undefined],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', 'pl_PL'],
    ['property', 'og:site_name', config.brandName],
    ['property', 'og:title', head.title],
    ['property', 'og:description', head.description],
    ['property', 'og:url', head.canonical],
    ['property', 'og:image', image],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...metas.flatMap(([kind, name, content]) =>
      content ? [`<meta ${kind}="${name}" content="${escapeHtml(content)}">`] : [],
    ),
    ...(head.canonical ? [`<link rel="canonical" href="${escapeHtml(head.canonical)}">`] : []),
    ...head.facts.map((facts) => `<script type="application/ld+json">${json(facts)}</script>`),
  ].join('');
}

/** Renders the HTML document of a preview: without scripts, and not for search engines. */
export const draftDocument = (
  { app, head }: RenderedPage,
  notice: { title: string; text: string },
  config: PublicConfig,
  assets: PageAssets,
): string =>
  [
    '<!doctype html><html lang="pl" data-theme="light"><head><meta charset="utf-8">',
    VIEWPORT,
    `<script>${BOOT_SCRIPT}</script>`,
    headMarkup({ ...head, canonical: undefined, facts: [], isPrivate: true }, config),
    assets.css === '' ? '' : `<style>${assets.css}</style>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="color-scheme" content="light dark">',
    '</head><body>',
    renderDraftNotice(notice),
    `<div id="app">${app}</div>`,
    '</body></html>',
  ].join('');

/**
 * Renders the HTML document of a page. Nothing has to load before the first paint: CSS is inlined, fallback fonts
 * stand in for the web fonts, and an inline script loads the modules afterwards.
 */
export function pageDocument(
  page: RenderedPage,
  data: PageData,
  config: PublicConfig,
  assets: PageAssets,
): string {
  return [
    '<!doctype html><html lang="pl" data-theme="light"><head><meta charset="utf-8">',
    VIEWPORT,
    `<script data-modules="${assets.modules.join(' ')}">${BOOT_SCRIPT}</script>`,
    headMarkup(page.head, config),
    assets.css === '' ? '' : `<style>${assets.css}</style>`,
    page.plainLead === '' ? '' : `<noscript><style>${PLAIN_LEAD_AT_ONCE}</style></noscript>`,
    page.route.path === '/zamowienie' ? RESULT_WITHOUT_SCRIPTS : '',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest"><meta name="color-scheme" content="light dark">',
    '</head><body>',
    page.notice,
    `<div id="app">${page.app}</div>`,
    page.plainLead,
    `<script type="application/json" id="page-data">${json({ config, data })}</script>`,
    '</body></html>',
  ].join('');
}
