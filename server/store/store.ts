import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool, type PoolConfig } from 'pg';
import { lockDataFolder } from './data-lock.ts';
import { takeSnapshot } from './snapshots.ts';
import type { Db } from './tables.ts';

/** The shop's database, whichever it is; the code above it knows only SQL. */
export interface Store {
  db: Db;
  kind: 'postgres' | 'embedded';
  /** Clears up in the embedded database and puts its files aside; a real PostgreSQL sees to both itself. */
  snapshot(): Promise<void>;
  /** Lets running queries end. Nothing may be asked afterwards. */
  close(): Promise<void>;
}

/**
 * A connection that breaks must not end the process, neither an idle one (the pool's error) nor one between two
 * queries of a transaction (the connection's own): the query under way or the next one fails, and says so.
 */
function connect(options: PoolConfig): Db {
  const pool = new Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** A PostgreSQL server of your own. */
export function openPostgres(databaseUrl: string): Store {
  const db = connect({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  return { db, kind: 'postgres', snapshot: async () => undefined, close: () => db.destroy() };
}

/**
 * PGlite behind node-postgres, so that both databases run the same code and read the same types. It has one session:
 * transactions wait for each other. Its connection must never be dropped for idleness, it would not come back.
 */
function overPglite(pglite: PGlite): Db {
  const session: Pick<PGlite, 'waitReady' | 'execProtocolStream'> = {
    waitReady: pglite.waitReady,
    // Node's file system is written through. Asking to sync it does nothing, several times a query, and was half of all
    // garbage that outlived its youth.
    execProtocolStream: (message, options) =>
      pglite.execProtocolStream(message, { ...options, syncToFs: false }),
  };
  return connect({ ...createPgConfig(session as PGlite), max: 1, idleTimeoutMillis: 0 });
}

/**
 * PGlite puts these in the place of the file that initdb wrote. PostgreSQL's own 128 MB of shared buffers would fill
 * up within hours and stay; what is not in them the operating system keeps. Its log of changes may grow to a gigabyte,
 * and goes into every snapshot.
 */
const EMBEDDED_CONFIGURATION = [
  'shared_buffers = 16MB',
  'min_wal_size = 32MB',
  'max_wal_size = 64MB',
  'timezone = UTC',
  'lc_messages = C',
];

/**
 * The embedded PostgreSQL, its files in `folder`, for this process alone. An empty folder may begin with a snapshot.
 * @throws {DataFolderInUse} when another process works on the folder; nothing is touched then.
 */
export async function openEmbedded(folder: string, snapshotPath?: string): Promise<Store> {
  await mkdir(folder, { recursive: true });
  const lock = await lockDataFolder(folder);
  try {
    const files = join(folder, 'postgres');
    const pglite = await PGlite.create(files, {
      postgresqlconf: EMBEDDED_CONFIGURATION,
      ...(await beginWith(files, snapshotPath)),
    });
    const db = overPglite(pglite);
    // The only session is held meanwhile, so that no transaction is half in the archive.
    const snapshot = () =>
      db.connection().execute(async (session) => {
        // A database of one session has nobody who vacuums by himself.
        await sql`vacuum (analyze)`.execute(session);
        await sql`checkpoint`.execute(session);
        await takeSnapshot(pglite, join(folder, 'snapshots'));
      });
    const close = async () => {
      await db.destroy();
      await pglite.close();
      await lock.release();
    };
    return { db, kind: 'embedded', snapshot, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** @throws when there are data already: a snapshot never overwrites them. */
async function beginWith(files: string, snapshotPath: string | undefined): Promise<{ loadDataDir?: Blob }> {
  if (snapshotPath === undefined) return {};
  if (existsSync(files)) {
    throw new Error(`RESTORE_FROM needs an empty data folder, and ${files} is there: move it away first.`);
  }
  return { loadDataDir: new Blob([await readFile(snapshotPath)]) };
}

/** An embedded PostgreSQL that lives in memory only, for tests. */
export async function openInMemory(): Promise<Store> {
  const pglite = await PGlite.create();
  const db = overPglite(pglite);
  const close = async () => {
    await db.destroy();
    await pglite.close();
  };
  return { db, kind: 'embedded', snapshot: async () => undefined, close };
}
