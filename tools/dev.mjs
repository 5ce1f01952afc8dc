// @ts-check
// npm run dev: the shop from its sources. Vite reloads the browser; a change to what the server runs restarts it.
import { requireNode } from './setup/node-version.mjs';
import { ensureInstall } from './setup/install.mjs';
import { inRepository, repository } from './setup/repository.mjs';

requireNode();
await ensureInstall();
process.chdir(repository);

const { createServer } = await import('vite');
const vite = await createServer({
  configFile: inRepository('vite.config.ts'),
  appType: 'custom',
  // The sources lie beside src/, Vite's root, too.
  server: { middlewareMode: true, fs: { allow: [repository] } },
});

/** @type {(() => Promise<void>) | undefined} */
let stopShop;

async function startShop() {
  try {
    const { startDevShop } = await vite.ssrLoadModule(inRepository('tools/dev/dev-shop.ts'));
    const shop = await startDevShop(vite);
    stopShop = shop.stop;
    console.log(`The shop, from its sources: ${shop.url}`);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    console.error('The shop did not start; it is tried again after the next change.');
  }
}

async function restartShop() {
  await stopShop?.();
  stopShop = undefined;
  vite.environments.ssr.moduleGraph.invalidateAll();
  await startShop();
  vite.environments.client.hot.send({ type: 'full-reload' });
}

// One restart at a time; changes that come together make one.
let work = startShop();
/** @type {NodeJS.Timeout | undefined} */
let soon;
vite.watcher.on('all', (_event, file) => {
  if (!vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size) return;
  clearTimeout(soon);
  soon = setTimeout(() => {
    work = work.then(restartShop);
  }, 100);
});

let stopping = false;
async function stop() {
  // The second signal does not wait.
  if (stopping) process.exit(1);
  stopping = true;
  await work;
  await stopShop?.();
  await vite.close();
  process.exit(0);
}
process.on('SIGINT', stop).on('SIGTERM', stop);
