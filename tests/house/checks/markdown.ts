import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { repository, type SourceFile } from './source-tree.ts';

const OUTSIDE = new Set(['node_modules', 'dist', 'reports', 'test-results', '.git']);

function pagesBelow(folder: string): string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return OUTSIDE.has(entry.name) || entry.name.startsWith('.data') ? [] : pagesBelow(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** Every Markdown page of the repository. */
export const readPages = (): SourceFile[] =>
  pagesBelow('').map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));

const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');

/** Where a page links to inside the repository: a path from the root, and an anchor if it names one. */
export interface PageLink {
  path: string;
  anchor: string;
}

/** Links and pictures of a page that stay in the repository. A link to an anchor alone leads to the page itself. */
export const linksOf = ({ path, text }: SourceFile): PageLink[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor = ''] = target.split('#');
      return { path: file === '' ? path : normalize(join(dirname(path), file)).replace(/\/$/, ''), anchor };
    });

/** The anchors that a page's headings have on GitHub. */
export function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  return [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
}

/** Links of these pages that lead to no file or to no heading. `exists` tells of a path from the root. */
export function brokenLinks(pages: readonly SourceFile[], exists: (path: string) => boolean): string[] {
  const anchors = new Map(pages.map(({ path, text }) => [path, anchorsOf(text)]));
  return pages.flatMap((page) =>
    linksOf(page)
      .filter(
        ({ path, anchor }) =>
          !exists(path) || (anchor !== '' && anchors.get(path)?.includes(anchor) === false),
      )
      .map(({ path, anchor }) => `${page.path} → ${path}${anchor && `#${anchor}`}`),
  );
}

/** Pages that nobody reaches by links from the first page. */
export function unreachable(pages: readonly SourceFile[], first: string): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const reached = new Set<string>();
  const visit = (path: string) => {
    const page = byPath.get(path);
    if (!page || reached.has(path)) return;
    reached.add(path);
    for (const link of linksOf(page)) visit(link.path);
  };
  visit(first);
  return [...byPath.keys()].filter((path) => !reached.has(path));
}

/** The pages of docs/ that a code file names and that are not there. */
export const missingPages = ({ path, text }: SourceFile, exists: (path: string) => boolean): string[] =>
  [...text.matchAll(/(?<![\w./-])docs\/[\w/-]+\.md\b/g)]
    .map(([page]) => page)
    .filter((page) => !exists(page))
    .map((page) => `${path} → ${page}`);

const CODE_PATH = /`((?:docs|machines|openapi|server|src|styles|tests|tools)\/[\w./-]*)`/g;

/** Paths of the repository that pages name as code and that are not there. */
export const lostPaths = (pages: readonly SourceFile[], exists: (path: string) => boolean): string[] =>
  pages.flatMap(({ path: page, text }) =>
    [...text.matchAll(CODE_PATH)]
      .map(([, path = '']) => path)
      .filter((path) => !exists(path))
      .map((path) => `${page}: ${path}`),
  );

/** Addresses of this machine's files, which look like those of a shop. */
const FILE_ADDRESS = /^\/(dev|etc|proc|srv|tmp|usr|var)\//;

/** Addresses of the shop or its desk that pages name: `/stan`, `PUBLIC_URL/api/payment/return`, `/zamowienia/:orderId`. */
export const addressesIn = (pages: readonly SourceFile[]): { page: string; address: string }[] =>
  pages.flatMap(({ path: page, text }) =>
    [...text.matchAll(/`(?:(?:GET|POST) |PUBLIC_URL|https:\/\/\w+\.example)?(\/[\w./:-]*)`/g)]
      .map(([, address = '']) => ({ page, address }))
      .filter(({ address }) => !FILE_ADDRESS.test(`${address}/`)),
  );

/** Whether an address is one of a route. A part in capitals, or with a colon, stands for any. */
export function isAddressOf(route: string, address: string): boolean {
  const [parts, asked] = [route.split('/'), address.split('/')];
  return (
    parts.length === asked.length &&
    parts.every(
      (part, at) => part === asked[at] || (part.startsWith(':') && /^:|^[A-Z]+$/.test(asked[at] ?? '')),
    )
  );
}

/** Names in capitals with an underscore, as settings and alarms have them, that pages use and no code does. */
export function unknownNames(pages: readonly SourceFile[], code: string): string[] {
  const known = new Set(code.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g));
  return pages.flatMap(({ path, text }) =>
    [...new Set(text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g))]
      // `NAME_FILE` names a file with the value of NAME.
      .filter((name) => !known.has(name) && !known.has(name.replace(/_FILE$/, '')))
      .map((name) => `${path}: ${name}`),
  );
}

/** Subcommands that pages give an operator's command: `npm run shop -- check` and `node main.js shop check`. */
export const subcommandsIn = (pages: readonly SourceFile[], command: string): string[] => [
  ...new Set(
    pages.flatMap(({ text }) =>
      [...text.matchAll(new RegExp(`(?:npm run ${command} -- |main\\.js ${command} )([a-z]+)`, 'g'))].map(
        ([, name = '']) => name,
      ),
    ),
  ),
];

/** First cells, without their backticks, of the table rows under a heading. */
export function firstColumn(page: string, heading: string): string[] {
  const [, section = ''] = page.split(`## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  return body
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

/** The commands that a text names: what follows `npm run`, and `start` and `test`. */
export const commandsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\bnpm (?:run (?:-s )?)?(start\b|test\b|(?<=run (?:-s )?)[\w-]+)/g)].map(
      ([, name = '']) => name,
    ),
  ),
];
