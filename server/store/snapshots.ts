import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${now.toISOString().replaceAll(':', '-')}.tar.gz`);
  const archive = await database.dumpDataDir('gzip');
  await writeFile(`${path}.part`, Buffer.from(await archive.arrayBuffer()));
  await rename(`${path}.part`, path);
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
