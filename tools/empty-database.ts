import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { z } from 'zod';
import { migrate } from '#server/store/migrate.ts';
import { preparedBeside, unpackPrepared } from '#server/store/prepared-database.ts';
import { connectPglite, type Store } from '#server/store/store.ts';
import { inRepository } from './setup/repository.mjs';

const cacheFolder = inRepository('node_modules/.cache');

/** Path of the cached files, named after the PGlite version that created them. */
async function cachePath(): Promise<string> {
  const manifest = await readFile(inRepository('node_modules/@electric-sql/pglite/package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  return join(cacheFolder, `empty-database-${version}.tar`);
}

/** Reads the cached files of an empty database, or creates them, since `initdb` takes most of the time of opening one. */
async function readFiles(): Promise<Blob> {
  const cacheFile = await cachePath();
  try {
    return new Blob([await readFile(cacheFile)]);
  } catch {
    const pglite = await PGlite.create();
    const files = await pglite.dumpDataDir('none');
    await pglite.close();
    // Several test processes may do this at once, so each renames a complete file into place.
    await mkdir(cacheFolder, { recursive: true });
    const unfinished = `${cacheFile}.${process.pid}`;
    await writeFile(unfinished, Buffer.from(await files.arrayBuffer()));
    await rename(unfinished, cacheFile);
    return files;
  }
}

let files: Promise<Blob> | undefined;
const idle: PGlite[] = [];

/** Empties a used PGlite instance, in a tenth of the time that a new one takes. */
async function clear(pglite: PGlite): Promise<PGlite> {
  await pglite.exec('rollback');
  await pglite.exec('drop schema public cascade; create schema public');
  await pglite.exec('discard all');
  return pglite;
}

/** Opens an empty embedded database in memory. After `close`, this process reuses its PGlite instance. */
export async function openEmptyDatabase(): Promise<Store> {
  const used = idle.pop();
  const pglite = used
    ? await clear(used)
    : await PGlite.create({ loadDataDir: await (files ??= readFiles()) });
  return reusable(pglite);
}

function reusable(pglite: PGlite): Store {
  const db = connectPglite(pglite);
  const close = async () => {
    await db.destroy();
    idle.push(pglite);
  };
  return { db, kind: 'embedded', snapshot: async () => undefined, close };
}

/** The database that the build has left, if it has the migrations of the sources. */
const builtDatabase = () => preparedBeside(inRepository('dist/server/main.js'));

/** Opens an embedded database in memory with all migrations. The first ones of a process take seconds. */
export async function openMigratedDatabase(): Promise<Store> {
  const archive = idle.length > 0 ? undefined : builtDatabase();
  if (archive === undefined) {
    const store = await openEmptyDatabase();
    await migrate(store.db);
    return store;
  }
  const store = reusable(await PGlite.create({ loadDataDir: new Blob([await readFile(archive)]) }));
  await sql`update schema_migration set applied_at = now()`.execute(store.db);
  return store;
}

/**
 * Writes the files of an embedded database to a folder that has none, faster than `initdb`: one with all migrations
 * where the build has left it, else an empty one.
 */
export async function unpackDatabase(folder: string): Promise<void> {
  const archive = builtDatabase();
  if (archive !== undefined && (await unpackPrepared(folder, archive))) return;
  await (files ??= readFiles());
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', await cachePath(), '-C', folder]);
}
