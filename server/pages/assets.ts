import { OwnError } from '#server/own-error.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from './document.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

type Manifest = Record<string, ManifestChunk>;

/**
 * Reads the build's manifest: the scripts and styles that every page needs. The entry loads a page's own code later.
 * @throws when `dist/client` has not been built.
 */
export function readAssets(clientDir: string): PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new OwnError('The build has no entry: run `npm run build`');
  // One stylesheet for the whole site (cssCodeSplit: false), small enough to be inlined in every page.
  const sheets = new Set(
    Object.values(manifest)
      .flatMap(({ file, css = [] }) => [file, ...css])
      .filter(isSheet),
  );
  const css = [...sheets].map((file) => readFileSync(join(clientDir, file), 'utf8')).join('');

  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) withImports(next, seen);
    return seen;
  };
  const entryKey = Object.keys(manifest).find((key) => manifest[key] === entry) ?? '';
  const files = withImports(entryKey);
  files.delete(entry.file);
  const modules = [...files, entry.file].filter((file) => file.endsWith('.js'));
  return { modules: modules.map((file) => `/${file}`), css };
}

const isSheet = (file: string) => file.endsWith('.css');
