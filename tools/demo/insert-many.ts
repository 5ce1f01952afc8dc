import { sql } from 'kysely';
import type { Trx } from '#server/store/tables/tables.ts';

/** Rows sent to the database at once. */
const BATCH = 1_000;

/** Inserts rows with the same columns, many at a time; values are what JSON can say of them (dates as ISO 8601). */
export async function insertMany(
  trx: Trx,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = JSON.stringify(rows.slice(at, at + BATCH));
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${batch}::jsonb)
    `.execute(trx);
  }
}
