import { sql } from 'kysely';

/** Condition on `housekeeping_step`: it fails, and has not succeeded for two days. */
export const isOverdue = (now: Date) =>
  sql<boolean>`failed_at is not null and coalesce(succeeded_at, first_tried_at) < ${now}::timestamptz - interval '2 days'`;
