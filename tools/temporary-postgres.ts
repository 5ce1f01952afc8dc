import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs } from './end-with-us.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL of our own in a temporary folder, empty, reachable from this machine only. */
export interface TemporaryPostgres {
  /** For DATABASE_URL. */
  url: string;
  /** As `postgres --version` says it. */
  version: string;
  stop: () => Promise<void>;
}

const debianPlaces = () => {
  const root = '/usr/lib/postgresql';
  return existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [];
};

/** The folder that holds `postgres` and `initdb`, if this machine has them. */
export function postgresFolder(): string | undefined {
  const places = [...(process.env['PATH'] ?? '').split(delimiter), ...debianPlaces()];
  return places.find((place) => ['postgres', 'initdb'].every((name) => existsSync(join(place, name))));
}

/** PostgreSQL refuses to run as root: the user of its own package, else nobody. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // No such user here: the next one.
    }
  }
  return {};
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/**
 * Starts a PostgreSQL with its usual safety (fsync on).
 *
 * @returns undefined where this machine has no `postgres` program
 * @throws when there is one and it does not start; the message holds its log
 */
export async function startPostgres(): Promise<TemporaryPostgres | undefined> {
  const programs = postgresFolder();
  if (programs === undefined) return undefined;
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(programs, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'pipe' });

  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const child = spawn(join(programs, 'postgres'), args, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const leaveAlone = endWithUs(child, 'SIGQUIT', folder);
  let log = '';
  const keep = (text: string) => {
    log += text;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGINT'); // its "fast" way: open connections are closed
      await ended;
    }
    leaveAlone();
    rmSync(folder, { recursive: true, force: true });
  };
  const limit = Date.now() + 30_000;
  while (!(log.includes('ready to accept connections') && (await answers(port)))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
    await pause(50);
  }
  const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  return { url: `postgres://shop@127.0.0.1:${port}/postgres`, version, stop };
}
