import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { migrate, MIGRATIONS } from './migrate.ts';
import { unpackSnapshot } from './restore.ts';
import { snapshotsIn } from './snapshots.ts';
import { openEmbedded, type Store } from './store.ts';

/** Argument of the server's program with which a build makes the prepared database; the folder for it follows. */
export const PREPARE_ARGUMENT = '--prepare-database';

/**
 * Name of the prepared database of exactly these migrations and this PGlite. The server looks for no other name, so one
 * that a build has left behind is never used.
 */
function preparedName(): string {
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  // Its manifest, which names the version.
  const digest = createHash('sha256').update(readFileSync(join(dirname(program), '../package.json')));
  for (const { name, text } of MIGRATIONS) digest.update(`\0${name}\0${text}`);
  return `database-${digest.digest('hex').slice(0, 16)}.tar.gz`;
}

/** Path of the prepared database beside the server's program; undefined if the build has made none. */
export function preparedBeside(program: string): string | undefined {
  const path = join(dirname(program), preparedName());
  return existsSync(path) ? path : undefined;
}

/** Makes a new database with all migrations, which holds nothing of any shop, and puts its archive into a folder. */
export async function prepareDatabase(folder: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'prepared-'));
  try {
    const store = await openEmbedded(scratch);
    try {
      await migrate(store.db);
      await store.snapshot();
    } finally {
      await store.close();
    }
    const snapshots = join(scratch, 'snapshots');
    const [name = ''] = await snapshotsIn(snapshots);
    // Not copied: a snapshot is its owner's alone, and a build may be run by another user.
    await writeFile(join(folder, preparedName()), await readFile(join(snapshots, name)));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const BLOCK = 512;
const text = (tar: Buffer, from: number, length: number) =>
  tar
    .toString('latin1', from, from + length)
    .split('\0', 1)
    .join();

/** Writes the files of an archive as PGlite makes it (ustar) into a folder. PGlite itself takes 400 MB for that. */
async function writeFiles(tar: Buffer, folder: string): Promise<void> {
  for (let at = 0; tar[at] !== undefined && tar[at] !== 0;) {
    const path = join(folder, text(tar, at + 345, 155), text(tar, at, 100));
    const size = Number.parseInt(text(tar, at + 124, 12), 8) || 0;
    if (text(tar, at + 156, 1) === '5') await mkdir(path, { recursive: true, mode: 0o700 });
    else {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, tar.subarray(at + BLOCK, at + BLOCK + size), { mode: 0o600 });
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/**
 * Unpacks the prepared database into `files`, unless a database is there: into a neighbouring folder that is then
 * renamed, so that a crash leaves nothing incomplete. Creating a database takes three seconds and 300 MB more. A
 * damaged archive is ignored. Resolves to whether it was unpacked.
 */
export async function unpackPrepared(files: string, archive: string): Promise<boolean> {
  if ((await readdir(files).catch(() => [])).length > 0) return false;
  const beside = `${files}.preparing`;
  await rm(beside, { recursive: true, force: true });
  try {
    await writeFiles(await unpackSnapshot(archive), beside);
    await rm(files, { recursive: true, force: true });
    await rename(beside, files);
    return true;
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    process.emitWarning(`The prepared database ${archive} cannot be used: ${String(error)}`);
    return false;
  }
}

/** Opens the embedded database; a new one is the prepared one, where the program has one beside it. */
export async function openPrepared(
  folder: string,
  from: { restoreFrom: string | undefined; program: string | undefined },
): Promise<Store> {
  const prepared = from.program === undefined ? undefined : preparedBeside(from.program);
  let isNew = false;
  const store = await openEmbedded(folder, from.restoreFrom, async (files) => {
    isNew = prepared !== undefined && (await unpackPrepared(files, prepared));
  });
  // A shop begins now, not when its program was built: its first restore drill is due by this moment.
  if (isNew) await sql`update schema_migration set applied_at = now()`.execute(store.db);
  return store;
}
