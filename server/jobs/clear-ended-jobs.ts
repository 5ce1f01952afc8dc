import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

/**
 * Deletes jobs that were finished or given up before a date. Their `once_key` goes with them; duplicates are no longer
 * possible by then, because statuses only move forward. Until then a failed job keeps its payload, so that a person can
 * restart it; one that is `kept`, a condition on `job`, also afterwards.
 */
export async function clearEndedJobs(
  db: QueryExecutorProvider,
  before: Date,
  kept: RawBuilder<boolean>,
): Promise<void> {
  await sql`delete from job where done_at < ${before} or (failed_at < ${before} and not ${kept})`.execute(db);
}
