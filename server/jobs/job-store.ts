import { sql, type QueryExecutorProvider } from 'kysely';

/** How long a claimed job belongs to its process, in milliseconds; afterwards the process is taken for dead. */
export const LEASE = 60_000;

export interface ClaimedJob {
  id: string;
  kind: string;
  payload: unknown;
  /** This claim's number since the job was written or last repeated. */
  attempts: number;
  /** When it was due, to the microsecond; with `attempts` the fence against a process that wakes up late. */
  dueAt: string;
}

/** The job as it was claimed: whoever lost its lease, and was overtaken, writes nothing. */
const asClaimed = ({ id, attempts, dueAt }: ClaimedJob) =>
  sql`id = ${id} and attempts = ${attempts} and run_at = ${dueAt}::timestamptz`;

/**
 * Takes the job that is due longest, or `undefined`. `skip locked` keeps two processes off the same row; the lease,
 * not an open transaction, keeps them off afterwards, because handlers call out over HTTP and PGlite has one connection.
 */
export async function claimDueJob(
  db: QueryExecutorProvider,
  kinds: readonly string[],
  now: Date,
): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    with due as (
      select id from job
      where done_at is null and failed_at is null and run_at <= ${now}
        and (leased_until is null or leased_until <= ${now})
        and kind = any(${[...kinds]}::text[])
      order by run_at, created_at
      limit 1
      for update skip locked
    )
    update job set leased_until = ${new Date(now.getTime() + LEASE)}, attempts = attempts + 1
    from due where job.id = due.id
    returning job.id, job.kind, job.payload, job.attempts, job.run_at::text as "dueAt"
  `.execute(db);
  return rows[0];
}

/** Done for good. The payload goes: it may carry an address, and nobody needs it any more. */
export async function finishJob(db: QueryExecutorProvider, job: ClaimedJob, now: Date): Promise<void> {
  await sql`
    update job set done_at = ${now}, leased_until = null, last_error = null, payload = '{}'::jsonb
    where ${asClaimed(job)}
  `.execute(db);
}

/** To be called again at `at`, as if for the first time. */
export async function repeatJob(db: QueryExecutorProvider, job: ClaimedJob, at: Date): Promise<void> {
  await sql`
    update job set run_at = ${at}, leased_until = null, attempts = 0, last_error = null
    where ${asClaimed(job)}
  `.execute(db);
}

/** The attempt failed; tried again at `at`. */
export async function retryJob(
  db: QueryExecutorProvider,
  job: ClaimedJob,
  at: Date,
  error: string,
): Promise<void> {
  await sql`
    update job set run_at = ${at}, leased_until = null, last_error = ${error}
    where ${asClaimed(job)}
  `.execute(db);
}

/** Given up; stays in the table with its payload, so that a person can set it going again. */
export async function giveUpJob(
  db: QueryExecutorProvider,
  job: ClaimedJob,
  now: Date,
  error: string,
): Promise<void> {
  await sql`
    update job set failed_at = ${now}, leased_until = null, last_error = ${error}
    where ${asClaimed(job)}
  `.execute(db);
}
