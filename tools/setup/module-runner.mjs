// @ts-check
import { inRepository } from './repository.mjs';

/**
 * Loads a TypeScript module of this repository with the project's aliases and vanilla-extract, through
 * Vite's module runner: no second TypeScript runner beside the one that builds the shop.
 * Call it only when the dependencies are installed.
 *
 * @param {string} file path of the module, absolute or relative to the repository's root
 * @returns {Promise<{ module: Record<string, unknown>, close: () => Promise<void> }>}
 *   the module's exports, and the way to let go of the runner once nothing more is loaded
 */
export async function loadTypeScript(file) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: inRepository('vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const module = await vite.ssrLoadModule(inRepository(file));
  return { module, close: () => vite.close() };
}
