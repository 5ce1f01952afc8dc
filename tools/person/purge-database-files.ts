import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { snapshotsIn } from '#server/store/snapshots.ts';
import type { Store } from '#server/store/store.ts';

/** Tables that hold data of customers. */
const CUSTOMER_TABLES = [
  'shop_order',
  'order_question',
  'answer',
  'answer_draft',
  'answer_review',
  'payment',
  'refund',
  'idempotency',
  'contact_message',
  'letter_reply',
  'order_mail',
  'order_note',
  'withdrawal',
  'consent',
  'subscriber',
  'newsletter_delivery',
  'subscriber_token',
  'data_link',
  'job',
] as const;

/**
 * Makes a PostgreSQL server forget deleted rows as far as a client can beside a running shop: frees their pages, and
 * renews the planner's statistics, which hold common values of columns.
 */
export async function vacuumCustomerTables(db: Store['db']): Promise<void> {
  await db.connection().execute(async (session) => {
    // The pool's limit is meant for the shop's queries; large tables take minutes.
    await sql`set statement_timeout = 0`.execute(session);
    await sql`vacuum (analyze) ${sql.join(CUSTOMER_TABLES.map((name) => sql.table(name)))}`.execute(session);
    await sql`reset statement_timeout`.execute(session);
  });
}

/**
 * Removes deleted rows from the files of the embedded database: tables are rewritten (a plain vacuum leaves the bytes of
 * deleted rows in their pages), the write-ahead log is begun anew, and older snapshots give way to a new one. Resolves
 * with the number of snapshots that were removed.
 */
export async function purgeDatabaseFiles({
  store,
  dataDir,
}: {
  store: Store;
  dataDir: string;
}): Promise<number> {
  const folder = join(dataDir, 'snapshots');
  const older = await snapshotsIn(folder);
  await store.db.connection().execute(async (session) => {
    // Statistics hold common values of columns, and those of a table that is empty now would never be renewed.
    await sql`delete from pg_statistic`.execute(session);
    await sql`vacuum full`.execute(session);
    // Old segments would be renamed for later use, with all that is in them.
    await sql`set wal_recycle = off`.execute(session);
    await sql`select pg_switch_wal()`.execute(session);
    await sql`checkpoint`.execute(session);
  });
  await store.snapshot();
  for (const name of older) await rm(join(folder, name), { force: true });
  return older.length;
}
