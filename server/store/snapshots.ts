import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A day of hourly snapshots. */
const KEPT = 24;

/** The embedded database can put all its files into one archive. */
export interface Dumpable {
  dumpDataDir(compression: 'gzip'): Promise<Blob>;
}

/**
 * Writes a snapshot of the embedded database and clears away the oldest ones. It appears under its name only when it
 * is whole. Resolves with its path.
 */
export async function takeSnapshot(database: Dumpable, folder: string, now = new Date()): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${now.toISOString().replaceAll(':', '-')}.tar.gz`);
  const archive = await database.dumpDataDir('gzip');
  await writeFile(`${path}.part`, Buffer.from(await archive.arrayBuffer()));
  await rename(`${path}.part`, path);
  for (const old of (await snapshotsIn(folder)).slice(KEPT)) await rm(join(folder, old), { force: true });
  return path;
}

/** Names of the snapshots, newest first. */
export async function snapshotsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.tar.gz'))
    .toSorted()
    .toReversed();
}
