import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { PostgresDialect, sql, type PostgresPoolClient } from 'kysely';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { checkFiles } from './statements/database-trouble.ts';
import { lockDataFolder } from './data-lock.ts';
import { nameStatements, StatementNames } from './statements/named-statements.ts';
import { ShopDatabase } from './statements/repeat-transactions.ts';
import { restoreSnapshot } from './restore.ts';
import { takeSnapshot } from './snapshots.ts';
import type { Db } from './tables/tables.ts';

/** The shop's database, embedded or PostgreSQL. */
export interface Store {
  db: Db;
  kind: 'postgres' | 'embedded';
  /** Vacuums the embedded database and archives its files; does nothing for a PostgreSQL server. */
  snapshot(): Promise<void>;
  /** Closes the database after its running queries; it cannot be used afterwards. */
  close(): Promise<void>;
}

const pools = new WeakMap<Db, Pool>();

/** Connections of a database that `openPostgres` or `openEmbedded` opened; zeros for any other. */
export function connectionsOf(db: Db): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/**
 * Creates a connection pool. A broken connection must not end the process, neither an idle one (the pool's error) nor
 * one inside a transaction (the connection's error). The running or the next query fails instead.
 */
function connect(options: PoolConfig): Db {
  const pool = new Pool({ ...options, pipeline: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const names = new StatementNames();
  const named = new WeakMap<PoolClient, PostgresPoolClient>();
  const connection = async () => {
    const client = await pool.connect();
    // Kysely knows a connection again by its object.
    const known = named.get(client) ?? nameStatements(client, names);
    named.set(client, known);
    return known;
  };
  const db: Db = new ShopDatabase({
    dialect: new PostgresDialect({ pool: { connect: connection, end: () => pool.end() } }),
  });
  pools.set(db, pool);
  return db;
}

/**
 * How long (ms) a statement may go unanswered. PostgreSQL ends one after 15 seconds, and two may have left together
 * (send-ahead.ts). A host that vanished answers nothing, and without this limit its callers would wait for ever.
 */
const SILENT_FOR = 35_000;

/**
 * Connects to a PostgreSQL server, with at most `max` connections. One whose statement was not answered in time is
 * destroyed; a session that lifts its `statement_timeout` lifts this limit, too (named-statements.ts).
 * @throws {MissingFile} when the address names a file that is not there
 */
export function openPostgres(databaseUrl: string, { max = 20, silentFor = SILENT_FOR } = {}): Store {
  checkFiles(databaseUrl);
  const db = connect({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 5_000,
    query_timeout: silentFor,
    keepAlive: true,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  return { db, kind: 'postgres', snapshot: async () => undefined, close: () => db.destroy() };
}

/** Whether PostgreSQL answers up to this message: a sync, a simple query, or the end. */
const isAnswered = ([kind = 0]: Uint8Array): boolean => 'SQX'.includes(String.fromCharCode(kind));

/**
 * Connects to PGlite through node-postgres, so that both databases use the same code and types. PGlite has one session:
 * transactions wait for each other. Its connection has no idle timeout, because it cannot be opened again.
 */
export function connectPglite(pglite: PGlite): Db {
  const held: Uint8Array[] = [];
  const session: Pick<PGlite, 'waitReady' | 'execProtocolStream'> = {
    waitReady: pglite.waitReady,
    // A statement is five messages. One call for all of them takes a fifth less of a small transaction's time.
    execProtocolStream: async (message, options) => {
      held.push(message);
      if (!isAnswered(message)) return [];
      // Node's file system writes through. Syncing it does nothing, several times a query, and made half of the garbage
      // that survived into the old generation.
      return pglite.execProtocolStream(Buffer.concat(held.splice(0)), { ...options, syncToFs: false });
    },
  };
  return connect({ ...createPgConfig(session as PGlite), max: 1, idleTimeoutMillis: 0 });
}

/**
 * PostgreSQL's settings for PGlite, in the place of the file that initdb wrote. The default 128 MB of shared buffers
 * would fill up within hours; the operating system caches the files as well. With 16 MB an order among a million took
 * 18 percent more processor time than in an empty shop, with 64 MB 4 percent. The write-ahead log, a gigabyte by
 * default, is part of every snapshot.
 */
const EMBEDDED_CONFIGURATION = [
  'shared_buffers = 64MB',
  'min_wal_size = 32MB',
  'max_wal_size = 64MB',
  'timezone = UTC',
  'lc_messages = C',
];

/**
 * Opens the embedded PostgreSQL with its files in `folder`, which is locked for this process. An empty folder may be
 * restored from a snapshot, else it gets the database that `prepare` puts there, if it does.
 * @throws {DataFolderInUse} when another process holds the lock, {RestoreRefused}; nothing is changed then.
 */
export async function openEmbedded(
  folder: string,
  snapshotPath?: string,
  prepare?: (files: string) => Promise<void>,
): Promise<Store> {
  await mkdir(folder, { recursive: true });
  const lock = await lockDataFolder(folder);
  try {
    const files = join(folder, 'postgres');
    if (snapshotPath !== undefined) await restoreSnapshot(files, snapshotPath);
    await prepare?.(files);
    const pglite = await PGlite.create(files, { postgresqlconf: EMBEDDED_CONFIGURATION });
    const db = connectPglite(pglite);
    // The only session is held, so that no transaction is partially in the archive.
    const snapshot = () =>
      db.connection().execute(async (session) => {
        // With one session there is no autovacuum.
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
