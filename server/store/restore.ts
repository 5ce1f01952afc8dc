import { OwnError } from '#server/own-error.ts';
import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { access, constants, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** RESTORE_FROM cannot be followed; nothing has been changed. */
export class RestoreRefused extends OwnError {
  override name = 'RestoreRefused';
}

/** Name of a file among the database's own. It holds the path of the snapshot that the database came from. */
const ORIGIN = 'restored-from';

/**
 * Restores a snapshot as the database in `files`: first beside it, then by a rename, so that a damaged snapshot or a crash
 * leaves nothing behind. Where that snapshot was restored before, it warns and leaves the database as it is.
 * @throws {RestoreRefused}
 */
export async function restoreSnapshot(files: string, snapshotPath: string): Promise<void> {
  const origin = resolve(snapshotPath);
  if (existsSync(files) && (await readdir(files)).length > 0) {
    const before = await readFile(join(files, ORIGIN), 'utf8').catch(() => undefined);
    if (before !== origin)
      throw new RestoreRefused(
        `RESTORE_FROM needs an empty data folder, and ${files} is there: move it away first.`,
      );
    process.emitWarning(`RESTORE_FROM is ignored: ${origin} has been restored already. Unset it.`);
    return;
  }
  await access(origin, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new RestoreRefused(`RESTORE_FROM: ${origin} cannot be read (${error.code}).`);
  });
  const beside = `${files}.restoring`;
  await rm(beside, { recursive: true, force: true });
  try {
    const pglite = await PGlite.create(beside, { loadDataDir: new Blob([await unpackSnapshot(origin)]) });
    await pglite.close();
    await writeFile(join(beside, ORIGIN), origin);
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw new RestoreRefused(
      `RESTORE_FROM: ${origin} is damaged or no snapshot of a shop; nothing was restored. Try an older one.`,
      { cause: error },
    );
  }
  await rm(files, { recursive: true, force: true });
  await rename(beside, files);
}

/**
 * Unpacks a snapshot here, since PGlite would unpack it without waiting for errors, which then end the process.
 * @throws for a file that is damaged or no snapshot
 */
export async function unpackSnapshot(path: string): Promise<Buffer<ArrayBuffer>> {
  const tar = await promisify(gunzip)(await readFile(path));
  if (tar.toString('latin1', 257, 262) !== 'ustar') throw new OwnError('not a tar archive');
  return Buffer.from(tar);
}
