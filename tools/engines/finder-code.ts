import { build } from 'vite';
import { inRepository } from '../setup/repository.mjs';

let code: Promise<string> | undefined;

/** finder.ts as one script for a page, made once. */
export function finderCode(): Promise<string> {
  code ??= bundle();
  return code;
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      write: false,
      lib: { entry: inRepository('tools/engines/finder.ts'), formats: ['iife'], name: 'finder' },
    },
  });
  const [result] = Array.isArray(built) ? built : [];
  const [file] = result?.output ?? [];
  if (file?.type !== 'chunk') throw new Error('Vite built no script.');
  return file.code;
}
