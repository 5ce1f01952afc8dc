import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivateFile } from '#server/write-private-file.ts';

/** Snapshots that are kept: a day of hourly ones. */
const MAX_SNAPSHOTS = 24;

/** The part of PGlite that archives its files. */
export interface Dumpable {
  dumpDataDir(compression: 'gzip'): Promise<Blob>;
}

/**
 * Writes a snapshot of the embedded database atomically and deletes the oldest ones. Resolves with its path.
 */
export async function takeSnapshot(database: Dumpable, folder: string, now = new Date()): Promise<string> {
  // What a process left that died while it wrote.
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
  const path = join(folder, `${now.toISOString().replaceAll(':', '-')}.tar.gz`);
  const archive = await database.dumpDataDir('gzip');
  await writePrivateFile(path, Buffer.from(await archive.arrayBuffer()));
  for (const old of (await snapshotsIn(folder)).slice(MAX_SNAPSHOTS))
    await rm(join(folder, old), { force: true });
  return path;
}

/** Lists the file names of the snapshots, newest first. */
export async function snapshotsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.tar.gz'))
    .toSorted()
    .toReversed();
}
