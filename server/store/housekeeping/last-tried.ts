import { sql } from 'kysely';
import type { Db } from '#server/store/tables/tables.ts';

/** Days after which a backup that was not seen to restore is named. */
export const DRILL_DAYS = 100;

/** When a backup was last seen to restore; in a shop that has tried none, when the shop began. */
export async function readLastTried(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select coalesce((select max(at) from restore_drill where problem is null), min(applied_at)) as at
    from schema_migration
  `.execute(db);
  return rows[0]?.at ?? undefined;
}
