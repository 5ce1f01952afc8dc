import { sql, type RawBuilder } from 'kysely';
import type { Db, Tables } from '#server/store/tables/tables.ts';

/** Rows that one statement takes at most: however much a shop has grown, it ends well within the statement's limit. */
export const BATCH = 500;

/** Repeats work on batches until one is not full; `work` resolves to the number of rows. */
export async function inBatches(work: () => Promise<number>): Promise<void> {
  while ((await work()) >= BATCH);
}

/** Deletes a table's rows that meet a condition. Each batch has a transaction of its own. */
export const deleteInBatches = (
  db: Db,
  table: keyof Tables | 'job',
  condition: RawBuilder<unknown>,
): Promise<void> =>
  inBatches(async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where ctid in (select ctid from ${sql.table(table)} where ${condition} limit ${BATCH})
    `.execute(db);
    return Number(numAffectedRows);
  });
