import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from '#server/config.ts';
import { withTimeout } from '#server/timeout.ts';

/** A container's host waits no longer for its check (ms). */
const WITHIN = 4_000;
/** A service manager waits as long as this for a start (ms). */
const START_WITHIN = 60_000;
const EVERY = 250;

/**
 * `node main.js health [wait]`: asks the shop of this machine or container whether it is ready, for a check that has no
 * curl. With `wait` it asks again until the shop is, for a restart that goes on with the next process only then.
 * @returns exit code: 0 when it is ready
 */
export async function main([how]: string[]): Promise<number> {
  // Nothing else of the settings: systemd before 254 shows its credentials to the main process alone.
  const { HOST, PORT } = process.env;
  const { host, port } = loadConfig({ HOST, PORT, DESK_PORT: '0' });
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const address = `http://${here.includes(':') ? `[${here}]` : here}:${port}/api/health/ready`;
  const until = Date.now() + (how === 'wait' ? START_WITHIN : 0);
  for (;;) {
    const response = await withTimeout(WITHIN, fetch(address)).catch(() => undefined);
    if (response?.ok) return 0;
    if (Date.now() >= until) {
      console.error(response ? `The shop is not ready: ${response.status}.` : 'The shop does not answer.');
      return 1;
    }
    await pause(EVERY);
  }
}
