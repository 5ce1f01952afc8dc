import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A certificate and its key, each the text of a PEM file. */
export interface Certificate {
  cert: string;
  key: string;
}

/** A temporary, empty PostgreSQL, reachable only from this machine. */
export interface TemporaryPostgres {
  /** For DATABASE_URL. */
  url: string;
  /** Folder of its socket, for `?host=` in an address. */
  socket: string;
  /** Output of `postgres --version`. */
  version: string;
  /** Of its first process, which is the parent of all others. */
  pid: number;
  stop: () => Promise<void>;
}

const debianPlaces = () => {
  const root = '/usr/lib/postgresql';
  return existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [];
};

/** Finds the folder of `postgres` and `initdb`, if installed. */
export function postgresFolder(): string | undefined {
  const places = [...(process.env['PATH'] ?? '').split(delimiter), ...debianPlaces()];
  return places.find((place) => ['postgres', 'initdb'].every((name) => existsSync(join(place, name))));
}

/** User to run PostgreSQL, which refuses root: its package's user, else `nobody`. */
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

/**
 * Ends a PostgreSQL and removes its folder when this process is gone, however it ended: one that was killed can do
 * neither, and vitest gives its processes half a second. A shell waits for the end of its input.
 *
 * @returns function that cancels this
 */
function endWithThisProcess(pid: number | undefined, folder: string): () => void {
  const script =
    'read -r _ && exit; kill -QUIT "$1"; n=0; until rm -rf "$2" || [ $((n += 1)) -gt 50 ]; do sleep 0.1; done';
  const shell = spawn('sh', ['-c', script, 'sh', String(pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  (shell.stdin as Socket).unref();
  return () => shell.stdin.end('stopped\n');
}

/** Writes the certificate's files, which only PostgreSQL's user may read, and names them. */
function certificateOptions(
  folder: string,
  { cert, key }: Certificate,
  user: ReturnType<typeof unprivileged>,
) {
  return Object.entries({ ssl_cert_file: cert, ssl_key_file: key }).flatMap(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
    return ['-c', `${name}=${path}`];
  });
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (accepted: boolean) => {
      socket.destroy();
      done(accepted);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** A commit waits for no disk, and no time goes into tables that live for seconds. */
const FOR_TESTS = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off'];

/**
 * Starts a PostgreSQL with default durability (fsync on).
 *
 * @param how.certificate with it, TLS is offered and not asked for, as a server's own defaults have it
 * @param how.isDurable false for tests that survive no power cut: a commit then waits for no disk
 * @returns undefined if PostgreSQL is not installed
 * @throws if it does not start, with its log
 */
export async function startPostgres({
  certificate,
  isDurable = true,
}: { certificate?: Certificate; isDurable?: boolean } = {}): Promise<TemporaryPostgres | undefined> {
  const programs = postgresFolder();
  if (programs === undefined) return undefined;
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  // Without waiting for the disk: nothing is in it yet.
  const initdb = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'pipe' });

  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  if (!isDurable) for (const setting of FOR_TESTS) args.push('-c', setting);
  if (certificate) args.push('-l', ...certificateOptions(folder, certificate, user));
  const child = spawn(join(programs, 'postgres'), args, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stopped = endWithThisProcess(child.pid, folder);
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
    stopped();
    rmSync(folder, { recursive: true, force: true });
  };
  const limit = Date.now() + 30_000;
  while (!(log.includes('ready to accept connections') && (await acceptsConnections(port)))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
    await pause(50);
  }
  const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    socket: folder,
    version,
    pid: child.pid ?? 0,
    stop,
  };
}
