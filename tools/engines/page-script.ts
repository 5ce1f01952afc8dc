import { build } from 'vite';
import { inRepository } from '../setup/repository.mjs';

const made = new Map<string, Promise<string>>();

/**
 * Bundles a TypeScript file and its imports into one script for a page, once. `entry` is relative to the repository's
 * root.
 */
export function pageScript(entry: string): Promise<string> {
  const code = made.get(entry) ?? bundle(entry);
  made.set(entry, code);
  return code;
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // With Vite's own conditions, `module` before all, @xstate/test is not resolved.
    resolve: { conditions: ['browser', 'import', 'default'] },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: { write: false, lib: { entry: inRepository(entry), formats: ['iife'], name: 'script' } },
  });
  const [result] = Array.isArray(built) ? built : [];
  const [file] = result?.output ?? [];
  if (file?.type !== 'chunk') throw new Error('Vite built no script.');
  return file.code;
}
