import { sql, type QueryExecutorProvider } from 'kysely';

/** Milliseconds that a job which is done stays in the table, for whoever looks into what happened. */
export const DONE_JOB_LIFETIME = 30 * 24 * 60 * 60_000;

/**
 * Deletes jobs that were done before then. Their `once_key` goes with them: what it guarded against is over by then,
 * because statuses only move forward. Jobs that were given up stay until a person has seen to them.
 */
export async function clearDoneJobs(db: QueryExecutorProvider, before: Date): Promise<void> {
  await sql`delete from job where done_at < ${before}`.execute(db);
}
