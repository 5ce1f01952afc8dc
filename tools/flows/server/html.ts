import type { Bundle } from './bundle.ts';

/** HTML of an empty page that loads an entry of the bundle. `place` is the base path of the bundle, `/code/`. */
export const htmlOf = (title: string, entry: 'page' | 'stage', place: string, bundle: Bundle): string =>
  [
    '<!doctype html>',
    '<html lang="pl">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...bundle.styles.map((name) => `<link rel="stylesheet" href="${place}${name}">`),
    `<script type="module" src="${place}${bundle.entries[entry]}"></script>`,
    '</head>',
    '<body><div id="app"></div></body>',
    '</html>',
  ].join('\n');

const TYPES: ReadonlyMap<string, string> = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['woff2', 'font/woff2'],
]);

/** Media type of a file by its extension. */
export const typeOf = (file: string): string =>
  TYPES.get(file.slice(file.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
