import type { GuideTable } from '#domain/guide/guide-table.ts';
import type { Db, Trx } from '../tables/tables.ts';

/** Reads the table behind "Pomóż mi wybrać". */
export async function readGuideTable(db: Db | Trx): Promise<GuideTable> {
  const row = await db.selectFrom('guide_table').select(['lengths', 'manners']).executeTakeFirst();
  return { lengths: row?.lengths ?? {}, manners: row?.manners ?? {} };
}
