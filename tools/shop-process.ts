import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { withTimeout } from '#server/timeout.ts';
import { killOnExit } from './kill-on-exit.ts';
import { freePort } from './free-port.ts';

const repository = fileURLToPath(new URL('../', import.meta.url));
const startLimitMs = 150_000;
const stopLimitMs = 15_000;

/** A built shop in its own process, on a free local port. */
export interface ShopProcess {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  url: string;
  /** The data folder; `stop` removes it unless the settings name it. */
  dataDir: string;
  pid: number;
  /** The server's log so far. */
  output: () => string;
  /** Sends SIGTERM and waits; resolves with the exit code. Idempotent. */
  stop: () => Promise<number | null>;
  /** Sends SIGKILL and waits: for a shop whose data nobody needs, since its last snapshot takes two seconds. Idempotent. */
  kill: () => Promise<void>;
}

/** Start options of a shop. */
export interface ShopOptions {
  /** Settings of the shop (docs/operating/settings.md); PORT, DATA_DIR and RATE_LIMIT=off are defaults. */
  settings?: Readonly<Record<string, string>>;
  /** Path that returns 2xx once the shop is ready. With API_URL there is no embedded API: use a page. */
  readyPath?: string;
  /** Repository whose build is started; by default this one. */
  folder?: string;
  /** A stopped shop's data folder, of which the new shop gets a copy. */
  data?: string | undefined;
}

// Only what a program needs to run: no setting of the caller's own shell reaches the shop.
const shellNeeds = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG'];
const plainEnvironment = () =>
  Object.fromEntries(
    shellNeeds.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

async function endProcess(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const clock = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(clock);
  return child.exitCode;
}

async function waitUntilReady(address: string, child: ChildProcess, output: () => string): Promise<void> {
  const limit = Date.now() + startLimitMs;
  for (;;) {
    // A fetch may never settle when its peer dies at the wrong moment.
    const response = await withTimeout(5_000, fetch(address)).catch(() => undefined);
    if (response?.ok) return;
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > limit) {
      await endProcess(child);
      throw new Error(`The shop did not get ready at ${address}:\n${output()}`);
    }
    await pause(50);
  }
}

/**
 * Starts the built shop (dist/server/main.js), with an empty data folder unless told otherwise, and waits until it is ready.
 *
 * @throws if there is no build, or (with the server's log) if it is not ready within two and a half minutes
 */
export async function startShop({
  settings = {},
  readyPath = '/api/health/ready',
  folder = repository,
  data,
}: ShopOptions = {}) {
  const program = join(folder, 'dist/server/main.js');
  if (!existsSync(program)) throw new Error('There is no build: run `npm run build` first.');
  const port = settings['PORT'] ?? String(await freePort());
  const dataDir = settings['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'shop-data-')));
  if (data !== undefined) await cp(data, dataDir, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      ...plainEnvironment(),
      NODE_ENV: 'production',
      RATE_LIMIT: 'off',
      // Payment pages lead back to the very origin that the visitor came from.
      PUBLIC_URL: url,
      // No desk by default: several shops at once would need the same port.
      DESK_PORT: '0',
      ...settings,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const isOurs = settings['DATA_DIR'] === undefined;
  const cancelKill = killOnExit(child, 'SIGKILL', isOurs ? dataDir : undefined);
  let log = '';
  const output = () => log;
  const keep = (text: string) => {
    log += text;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);

  const removeData = async () => {
    cancelKill();
    if (isOurs) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url + readyPath, child, output);
  } catch (error) {
    await removeData();
    throw error;
  }
  const shop: ShopProcess = {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output,
    async stop() {
      const code = await endProcess(child);
      await removeData();
      return code;
    },
    async kill() {
      await endProcess(child, 'SIGKILL');
      await removeData();
    },
  };
  return shop;
}
