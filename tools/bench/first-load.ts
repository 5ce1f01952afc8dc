import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Transferred bytes (gzip) until a page is complete and interactive. */
export interface FirstLoad {
  /** The document with its inlined CSS. */
  html: number;
  /** The modules that the page's inline script brings and their static imports, each counted once. */
  javascript: number;
  /** Stylesheets, linked and inlined; the inlined ones count in `html`, too. */
  css: number;
  /** Number of requests for the document and the files its markup references, without lazy images and icons. */
  requests: number;
  /** URLs of the counted JavaScript files. */
  scripts: string[];
}

interface ManifestChunk {
  file: string;
  imports?: string[];
}

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Attributes of every element with a name. A simple parser that suffices for our server's markup. */
function elementsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
}

const addresses = (elements: Record<string, string>[], attribute: 'src' | 'href') =>
  elements.flatMap((element) => element[attribute] ?? []);

/** Adds all static imports to a list of scripts. */
function withStaticImports(scripts: string[], dist: string): string[] {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  );
  const byFile = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));
  const all = new Set<string>();
  const add = (script: string) => {
    if (all.has(script)) return;
    all.add(script);
    for (const key of byFile.get(script)?.imports ?? []) {
      const next = manifest[key];
      if (next) add(`/${next.file}`);
    }
  };
  scripts.forEach(add);
  return [...all];
}

/**
 * Computes the size of a page's first load from its HTML and the built files.
 *
 * @param html HTML of the page
 * @param dist folder of the browser's build (`dist/client`), with its manifest
 * @throws if the page references a file that the build lacks, or no script
 */
export function firstLoad(html: string, dist: string): FirstLoad {
  const read = (address: string) => readFileSync(join(dist, address.replace(/[?#].*$/, '')));
  const links = elementsOf(html, 'link');
  const modules = elementsOf(html, 'script').flatMap((script) => script['data-modules']?.split(' ') ?? []);
  const scripts = withStaticImports(modules, dist);
  if (scripts.length === 0) throw new Error('The page names no module script: nothing to weigh.');

  const sheets = addresses(
    links.filter(({ rel }) => rel === 'stylesheet'),
    'href',
  );
  const inlined = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const eagerImages = elementsOf(html, 'img').filter(({ loading }) => loading !== 'lazy');
  const files = new Set([...scripts, ...sheets, ...addresses(eagerImages, 'src')]);
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    html: gzipped(html),
    javascript: sum(scripts.map((script) => gzipped(read(script)))),
    css: sum([...sheets.map((sheet) => gzipped(read(sheet))), ...inlined.map(gzipped)]),
    requests: 1 + files.size,
    scripts,
  };
}
