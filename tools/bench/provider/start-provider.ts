import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { killOnExit } from '../../kill-on-exit.ts';

const program = fileURLToPath(new URL('provider.mjs', import.meta.url));

/** Sends the calls of a shop's sandbox gateways to another origin; loaded before the shop's own program. */
const redirect = (origin: string) =>
  `const real = globalThis.fetch;
  globalThis.fetch = (input, init) => real(typeof input === 'string'
    ? input.replace(/^https?:\\/\\/[^/]+\\/sandbox(?=\\/(stripe|payu)\\/)/, ${JSON.stringify(origin)}) : input, init);`;

/** Payment provider in a process of its own, so that a shop's processor time has none of its sandbox's. */
export async function startProvider() {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const cancel = killOnExit(child, 'SIGKILL', undefined);
  const [port] = await once(child.stdout, 'data');
  const origin = `http://127.0.0.1:${String(port).trim()}`;
  return {
    /** Settings of a shop that pays there. */
    settings: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(redirect(origin))}` },
    stop: () => {
      cancel();
      child.kill();
    },
  };
}
