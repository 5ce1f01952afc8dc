import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { inRepository } from '../../setup/repository.mjs';

/** The bundled code of both pages, held in memory. */
export interface Bundle {
  /** Files by relative path. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** Names of the entry files. */
  entries: Readonly<Record<'page' | 'stage', string>>;
  styles: readonly string[];
}

/**
 * Builds the flows page and the stage that shows the shop. Machines keep their descriptions, which this page shows.
 */
export async function bundlePages(): Promise<Bundle> {
  const built = await build({
    configFile: false,
    root: inRepository('tools/flows'),
    publicDir: false,
    // The same files are served at two places.
    base: './',
    // Otherwise it only warns that fonts and pictures are not bundled.
    logLevel: 'error',
    mode: 'production',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: {
          page: inRepository('tools/flows/page/main.tsx'),
          stage: inRepository('tools/flows/show/main.tsx'),
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite built something else than one bundle.');
  const files = new Map<string, string | Uint8Array>();
  const entries: Record<string, string> = {};
  for (const file of built.output) {
    files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
    if (file.type === 'chunk' && file.isEntry) entries[file.name] = file.fileName;
  }
  const { page, stage } = entries;
  if (page === undefined || stage === undefined) throw new Error('An entry of the flows page is missing.');
  return {
    files,
    entries: { page, stage },
    styles: [...files.keys()].filter((name) => name.endsWith('.css')),
  };
}
