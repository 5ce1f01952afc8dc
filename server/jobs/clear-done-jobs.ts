import { sql, type QueryExecutorProvider } from 'kysely';

/** How long (ms) a finished job stays in the table, for investigating what happened. */
export const DONE_JOB_LIFETIME = 30 * 24 * 60 * 60_000;

/**
 * Deletes jobs that were finished before a date. Their `once_key` goes with them; duplicates are no longer possible by
 * then, because statuses only move forward. Failed jobs stay until a person has handled them.
 */
export async function clearDoneJobs(db: QueryExecutorProvider, before: Date): Promise<void> {
  await sql`delete from job where done_at < ${before}`.execute(db);
}
