import { spawn, type ChildProcess } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { rootCertificates } from 'node:tls';
import { OwnError } from '#server/own-error.ts';
import { databaseAddress } from '#server/settings/readable-on-the-way.ts';
import { OpenStream, SealStream } from './sealed-stream.ts';

const DAY = 86_400_000;
const NAME = /^shop-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)\.dump\.sealed$/;

/** A backup that was made. */
export interface MadeBackup {
  path: string;
  bytes: number;
}

/**
 * Address of a database as PostgreSQL's own programs take it: a command line could be read by everybody here. Its parts
 * are those that the shop itself connects by.
 */
function environmentOf(databaseUrl: string): Record<string, string> {
  const { host, port, user, password, database, options, sslmode } = databaseAddress(databaseUrl);
  const { searchParams } = new URL(databaseUrl);
  const given = {
    PGHOST: host,
    PGPORT: port,
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGOPTIONS: options,
    PGSSLMODE: sslmode,
    PGSSLROOTCERT: searchParams.get('sslrootcert'),
    PGSSLCERT: searchParams.get('sslcert'),
    PGSSLKEY: searchParams.get('sslkey'),
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}

/**
 * Does work with that address. PostgreSQL's programs know no certificate authority by themselves, so that where none is
 * named they get those that Node knows, as the shop's own connections do.
 */
async function withAddress<Result>(
  databaseUrl: string,
  work: (place: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const place = environmentOf(databaseUrl);
  const { PGSSLMODE = '', PGSSLROOTCERT } = place;
  if (!PGSSLMODE.startsWith('verify-') || PGSSLROOTCERT !== undefined) return work(place);
  const folder = await mkdtemp(join(tmpdir(), 'authorities-'));
  try {
    const file = join(folder, 'ca.pem');
    await writeFile(file, rootCertificates.join('\n'));
    return await work({ ...place, PGSSLROOTCERT: file });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts one of PostgreSQL's programs, without any secret of the shop's own settings. */
function start(program: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(program, args, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Waits for a program's end. @throws with the first line of what it said, when it did not end well */
function ended(program: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(0, 2_000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new OwnError(`${program} is not installed here`)));
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new OwnError(`${program} ended with ${String(code)}: ${said.split('\n', 1)[0] ?? ''}`)),
    );
  });
}

/**
 * Dumps a PostgreSQL into an encrypted file. It gets its name only when it is whole.
 * @throws {OwnError} when pg_dump is missing or fails; nothing is left then
 */
export async function dumpInto(
  folder: string,
  { databaseUrl, passphrase, now = new Date() }: { databaseUrl: string; passphrase: string; now?: Date },
): Promise<MadeBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const path = join(folder, `shop-${stamp}.dump.sealed`);
  const part = `${path}.part`;
  const args = ['--format=custom', '--no-owner', '--no-privileges'];
  try {
    await withAddress(databaseUrl, async (place) => {
      const child = start('pg_dump', args, place);
      const end = ended('pg_dump', child);
      if (!child.stdout) throw new OwnError('pg_dump has no output');
      const file = createWriteStream(part, { mode: 0o600 });
      await Promise.all([end, pipeline(child.stdout, new SealStream(passphrase), file)]);
    });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { path, bytes: (await stat(path)).size };
}

/**
 * Restores an encrypted dump into an empty database.
 * @throws {OwnError} for a damaged file, another passphrase, or what pg_restore says
 */
export async function restoreDump(
  path: string,
  { databaseUrl, passphrase }: { databaseUrl: string; passphrase: string },
): Promise<void> {
  const [fed, done] = await withAddress(databaseUrl, (place) => {
    const args = [
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      `--dbname=${place['PGDATABASE'] ?? ''}`,
    ];
    const child = start('pg_restore', args, place);
    const end = ended('pg_restore', child);
    if (!child.stdin) throw new OwnError('pg_restore has no input');
    const read = pipeline(createReadStream(path), new OpenStream(passphrase), child.stdin);
    return Promise.allSettled([read, end]);
  });
  // A broken pipe only says that pg_restore has ended; why, it says itself. A damaged file is the reader's word.
  if (fed.status === 'rejected' && fed.reason instanceof OwnError) throw fed.reason;
  if (done.status === 'rejected') throw done.reason;
  if (fed.status === 'rejected') throw fed.reason;
}

/** What a run that was killed has left of a dump. Whoever calls makes sure that no other run is writing. */
export async function deleteParts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (name.endsWith('.part') && NAME.test(name.slice(0, -'.part'.length)))
      await rm(join(folder, name), { force: true });
}

/** Deletes the backups that are older than so many days, but never the newest. Resolves with their number. */
export async function deleteOldDumps(folder: string, days: number, now = new Date()): Promise<number> {
  const found: string[] = await readdir(folder).catch(() => []);
  const names = found.filter((name) => NAME.test(name)).toSorted();
  const limit = new Date(now.getTime() - days * DAY).toISOString().slice(0, 19).replaceAll(':', '-');
  const old = names.slice(0, -1).filter((name) => (NAME.exec(name)?.[1] ?? '') < limit);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/**
 * Hands a backup to the owner's program, which takes it elsewhere.
 * @throws {OwnError} when it does not end well
 */
export async function handOver(command: string, path: string): Promise<void> {
  const child = start(command, [path], { HOME: process.env['HOME'] ?? '' });
  child.stdin?.end();
  child.stdout?.resume();
  await ended(command, child);
}
