import { sql, type ColumnType, type Generated } from 'kysely';
import type { Db, Tables, Trx } from './tables.ts';

/** One row: whether the shop sells (160_shop_opening.sql). */
export interface ShopOpeningTable {
  opened_at: Date | null;
  closed_at: Date | null;
  /** Written as `YYYY-MM-DD`. */
  reopens_on: ColumnType<Date | null, string | null, string | null>;
  words: string;
  /** Null: the setup list is still shown. */
  set_up_at: Date | null;
  /** Whether the setup list was completed for real payments, not only for a rehearsal (269_setup_of_a_live_shop.sql). */
  set_up_live: Generated<boolean>;
  version: Generated<number>;
  /** Digest of the token that shows the shop as if it were open (220_shop_preview.sql). */
  preview_hash: string | null;
  preview_until: Date | null;
}

/** Result of the last test of a connection (161_connection_check.sql). */
export interface ConnectionCheckTable {
  name: string;
  at: Date;
  outcome: 'ok' | 'failed';
  code: string;
  detail: string;
}

/** All that a shop shows and sells, in an order in which the tables can be emptied. */
export const CATALOGUE_TABLES = [
  'fairy_product',
  'specialization',
  'fairy',
  'product',
  'coupon',
  'page_content',
  'post',
] as const satisfies readonly (keyof Tables)[];

/** How many rows a table has. */
export async function countRows(db: Db | Trx, table: keyof Tables | 'sandbox_payment'): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}

/**
 * Whether this database has never held anything of a catalogue. A catalogue that an owner has emptied is empty and not
 * new: migration 005 counts every change.
 */
export async function isNewCatalogue(trx: Trx): Promise<boolean> {
  const { version } = await trx.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  if (version > 1) return false;
  for (const table of CATALOGUE_TABLES) if ((await countRows(trx, table)) > 0) return false;
  return true;
}
