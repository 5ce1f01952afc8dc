import { sql } from 'kysely';
import type { Db } from '#server/store/tables/tables.ts';

/** What a shop has before its first customer: who may enter, what it sells, what it says, and what is set once. */
const OF_NEW_SHOP: ReadonlySet<string> = new Set([
  'schema_migration',
  'catalogue_version',
  'desk_person',
  'desk_session',
  'fairy',
  'fairy_product',
  'guide_table',
  'hash_key',
  'page_content',
  'product',
  'push_key',
  'shop_opening',
  'vat_since',
  'write_probe',
]);

/** What it sells. */
const OFFER = ['fairy_product', 'fairy', 'product'];

/** Takes all out of a filled shop that customers and the people of its desk have left there. */
export async function forgetCustomers(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
    db,
  );
  const left = rows.map(({ name }) => name).filter((name) => !OF_NEW_SHOP.has(name));
  await removeAll(db, left);
  await sql`update fairy set absences = '{}', usual_minutes = null`.execute(db);
}

/** Takes out what it sells and its specialists too, and closes it. */
export async function forgetOffer(db: Db): Promise<void> {
  await removeAll(db, OFFER);
  await sql`delete from desk_person where role <> 'owner'`.execute(db);
  await sql`update shop_opening set opened_at = null, set_up_at = null`.execute(db);
}

/** Without what triggers would keep or refuse. */
const removeAll = (db: Db, tables: readonly string[]) =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(trx);
  });
