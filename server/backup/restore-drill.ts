import { PGlite } from '@electric-sql/pglite';
import { sql, type Kysely } from 'kysely';
import type { DrillProblem } from '#domain/desk-terms.ts';
import type { RestoreDrillTable } from '#server/store/tables/desk-tables.ts';
import { type Grosze, NOTHING } from '#domain/grosze.ts';
import { unpackSnapshot } from '#server/store/restore.ts';
import { connectPglite } from '#server/store/store.ts';
import type { Db, Tables } from '#server/store/tables/tables.ts';

/** Contents of a restored backup, for the comparison with the shop. */
export interface BackupContents {
  /** Names of its migrations, each with the digest of its SQL. */
  migrations: string[];
  orders: number;
  /** Orders paid until this moment (ISO 8601) are counted. */
  until: string;
  paid: number;
  /** Sum of their completed payments. */
  money: Grosze;
}

/** Reads every row of every table, so that a damaged page is found. */
async function readAll(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'
  `.execute(db);
  for (const { name } of rows) await sql`select sum(length(t::text)) from ${sql.raw(name)} t`.execute(db);
}

/** Counts a database's orders paid until a moment; by default until a minute before its newest payment. */
async function contentsOf(db: Kysely<Tables>, until?: Date): Promise<BackupContents> {
  const { rows: migrations } = await sql<{ text: string }>`
    select name || ' ' || digest as text from schema_migration order by name
  `.execute(db);
  const { rows } = await sql<Omit<BackupContents, 'migrations' | 'until'> & { until: Date }>`
    select count(*)::int as orders, until,
      count(*) filter (where paid_at <= until)::int as paid,
      coalesce(sum(payment.amount) filter (where paid_at <= until and payment.status = 'COMPLETED'), 0)::float8 as money
    from shop_order left join payment on payment.order_id = shop_order.id
      cross join (select coalesce(${until ?? null}::timestamptz, (
        -- One that began earlier may have been committed later than the newest.
        select max(paid_at) - interval '1 minute' from shop_order
      ), now()) as until) as moment
    group by until
  `.execute(db);
  const [found = { orders: 0, paid: 0, money: NOTHING, until: until ?? new Date() }] = rows;
  return { ...found, until: found.until.toISOString(), migrations: migrations.map(({ text }) => text) };
}

/**
 * Restores a snapshot in memory and reads all of it. Writes nothing to the disk, which may be full. It takes as much
 * memory as a shop; a running shop does it in a child process (run-drill.ts).
 * @throws for a file that is damaged or no snapshot
 */
export async function readSnapshot(path: string, takenAt: Date): Promise<BackupContents> {
  const pglite = await PGlite.create({ loadDataDir: new Blob([await unpackSnapshot(path)]) });
  const db = connectPglite(pglite);
  try {
    await readAll(db);
    return await contentsOf(db, takenAt);
  } finally {
    await db.destroy();
    await pglite.close();
  }
}

/** Reads a database into which a backup was restored. @throws the database's errors */
export const readRestored = (db: Db): Promise<BackupContents> =>
  db.connection().execute(async (session) => {
    // Reading a large table may exceed the shop's time limit for queries.
    await sql`set statement_timeout = 0`.execute(session);
    await readAll(session);
    return contentsOf(session);
  });

/**
 * Compares a backup with the shop. Each of its migrations must be the shop's, and it must hold all orders paid until
 * then. It may hold more, since the shop deletes old data.
 */
export async function compareWithShop(db: Db, backup: BackupContents): Promise<DrillProblem | undefined> {
  const shop = await contentsOf(db, new Date(backup.until));
  if (backup.migrations.length === 0 || backup.migrations.some((name) => !shop.migrations.includes(name)))
    return 'other-shop';
  return backup.paid < shop.paid || backup.money < shop.money ? 'orders-missing' : undefined;
}

/** Result of a restore drill. */
export interface Drill {
  source: RestoreDrillTable['source'];
  seconds: number;
  /** Undefined if the backup could not be read. */
  backup?: BackupContents | undefined;
  problem?: DrillProblem | undefined;
}

/** Stores the result of a drill, which the desk shows. */
export const recordDrill = (db: Db, { source, seconds, backup, problem }: Drill) =>
  db
    .insertInto('restore_drill')
    .values({
      source,
      seconds,
      backup_at: backup ? new Date(backup.until) : null,
      orders: backup?.orders ?? null,
      problem: problem ?? null,
    })
    .execute();
