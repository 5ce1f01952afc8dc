// @ts-check
import { inRepository } from './repository.mjs';

/**
 * Runs a TypeScript program of this repository with the project's aliases and vanilla-extract, through Vite's module
 * runner. Requires installed dependencies.
 *
 * @param {string} file path of a module that exports `main(args: string[]): Promise<number | void>`,   absolute or
 * relative to the repository's root
 * @param {string[]} args arguments of `main`
 * @returns {Promise<number>} the exit code returned by `main`, or 0
 */
export async function runTypeScript(file, args) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: inRepository('vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { main } = await vite.ssrLoadModule(inRepository(file));
    if (typeof main !== 'function') throw new TypeError(`${file} exports no function main(args).`);
    return (await main(args)) ?? 0;
  } finally {
    await vite.close();
  }
}
