// @ts-check
// npm run dev: the shop from its sources. Vite reloads the browser; a change to what the server runs restarts it.
import { requireNode } from './setup/node-version.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { inRepository, repository } from './setup/repository.mjs';

requireNode();
requireRightCall('dev');
exitWithNpm();
await ensureInstall();
process.chdir(repository);

/** @type {import('vite').ViteDevServer | undefined} */
let vite;
/** @type {(() => Promise<void>) | undefined} */
let stopShop;
/** Starts and stops wait for each other. */
let work = Promise.resolve();
/** @type {NodeJS.Timeout | undefined} */
let soon;

/** @param {import('vite').ViteDevServer} server */
async function startShop(server) {
  try {
    const { startDevShop } = await server.ssrLoadModule(inRepository('tools/dev/dev-shop.ts'));
    const shop = await startDevShop(server);
    stopShop = shop.stop;
    console.log(`The shop, from its sources: ${shop.url}`);
  } catch (error) {
    console.error(error);
    console.error('The shop did not start; it is tried again after the next change.');
  }
}

async function restartShop() {
  if (!vite) return;
  await stopShop?.();
  stopShop = undefined;
  vite.environments.ssr.moduleGraph.invalidateAll();
  await startShop(vite);
  vite.environments.client.hot.send({ type: 'full-reload' });
}

/** Changes that come together make one restart. */
function restartSoon() {
  clearTimeout(soon);
  soon = setTimeout(() => {
    work = work.then(restartShop);
  }, 300);
}

/** @type {import('vite').Plugin} */
const restarts = {
  name: 'restart-shop',
  configureServer({ watcher }) {
    watcher.on('all', (_event, file) => {
      if (vite?.environments.ssr.moduleGraph.getModulesByFile(file)?.size) restartSoon();
    });
    // Vite restarts when its settings change, and modules loaded before are unusable.
    if (vite) restartSoon();
  },
};

const { createServer } = await import('vite');
vite = await createServer({
  configFile: inRepository('vite.config.ts'),
  appType: 'custom',
  // The sources lie beside src/, Vite's root, too.
  server: { middlewareMode: true, fs: { allow: [repository] } },
  // There is no index.html to find them in.
  optimizeDeps: { entries: ['entry-client.tsx', 'desk/entry-desk.tsx'] },
  plugins: [restarts],
});
work = startShop(vite);

let stopping = false;
async function stop() {
  // The second signal does not wait.
  if (stopping) process.exit(1);
  stopping = true;
  clearTimeout(soon);
  await work;
  await stopShop?.();
  await vite?.close();
  process.exit(0);
}
process.on('SIGINT', stop).on('SIGTERM', stop);
