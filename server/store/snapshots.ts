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
  const path = join(folder, nameOf(now));
  const archive = await database.dumpDataDir('gzip');
  await writePrivateFile(path, Buffer.from(await archive.arrayBuffer()));
  await deleteSnapshots(folder, (await snapshotsIn(folder)).slice(MAX_SNAPSHOTS));
  return path;
}

/** Lists the file names of the snapshots from before a date. */
export async function snapshotsBefore(folder: string, date: Date): Promise<string[]> {
  const first = nameOf(date);
  return (await snapshotsIn(folder)).filter((name) => name < first);
}

/** Deletes snapshots by their file names. */
export async function deleteSnapshots(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}

const nameOf = (date: Date) => `${date.toISOString().replaceAll(':', '-')}.tar.gz`;

/** When a snapshot was taken, by its file name; undefined for another file. */
export function snapshotTime(name: string): Date | undefined {
  const [, day, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)/.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}`);
}

/** Lists the file names of the snapshots, newest first. */
export async function snapshotsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.tar.gz'))
    .toSorted()
    .toReversed();
}
