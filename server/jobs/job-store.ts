import { sql, type QueryExecutorProvider } from 'kysely';

/** How long (ms) a claimed job belongs to its process, which renews the lease while it works; afterwards the process is considered dead. */
export const LEASE = 60_000;

/** A job that this process holds the lease of. */
export interface ClaimedJob {
  id: string;
  kind: string;
  payload: unknown;
  /** The request that wrote it; null where nobody asked. */
  requestId: string | null;
  /** Number of claims since the job was written or last rescheduled. */
  attempts: number;
  /** Those before this one whose outcome nobody knows. */
  unclear: number;
  /** When it was due, to the microsecond; with `attempts` it fences off a process that has lost its lease. */
  dueAt: string;
}

/** Matches the job only as it was claimed, so that a process that has lost its lease writes nothing. */
const asClaimed = ({ id, attempts, dueAt }: ClaimedJob) =>
  sql`id = ${id} and attempts = ${attempts} and run_at = ${dueAt}::timestamptz`;

/** Matches jobs that nobody works on and whose time has come. "one plan": they are few, whatever the hour (named-statements.ts). */
const claimableAt = (now: Date) => sql`
  /* one plan */ done_at is null and failed_at is null and run_at <= ${now} and (leased_until is null or leased_until <= now())
`;

/**
 * Claims the job that has been due longest, or resolves with `undefined`. `skip locked` keeps two processes off the same
 * row; afterwards the lease does, not an open transaction, because handlers make HTTP calls and PGlite has one connection.
 * Leases run by the database's clock: the hosts' own may differ.
 */
export async function claimDueJob(
  db: QueryExecutorProvider,
  kinds: readonly string[],
  now: Date,
): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    with due as (
      select id from job
      where ${claimableAt(now)} and kind = any(${[...kinds]}::text[])
      order by run_at, created_at
      limit 1
      for update skip locked
    )
    update job set leased_until = now() + ${LEASE} * interval '1 millisecond', attempts = attempts + 1
    from due where job.id = due.id
    returning job.id, job.kind, job.payload, job.request_id as "requestId", job.attempts, job.unclear, job.run_at::text as "dueAt"
  `.execute(db);
  return rows[0];
}

/** Keeps the job for this process while it works on it. */
export async function renewLease(db: QueryExecutorProvider, job: ClaimedJob): Promise<void> {
  await sql`
    update job set leased_until = now() + ${LEASE} * interval '1 millisecond'
    where ${asClaimed(job)} and leased_until is not null
  `.execute(db);
}

/** Kinds, of those given, that have a job that could be claimed now. */
export async function findDueKinds(
  db: QueryExecutorProvider,
  kinds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from job where ${claimableAt(now)} and kind = any(${[...kinds]}::text[])
  `.execute(db);
  return rows.map(({ kind }) => kind);
}

/** Marks a job as done and deletes its payload, which may hold an address. */
export async function finishJob(db: QueryExecutorProvider, job: ClaimedJob, now: Date): Promise<void> {
  await sql`
    update job set done_at = ${now}, leased_until = null, last_error = null, payload = '{}'::jsonb
    where ${asClaimed(job)}
  `.execute(db);
}

/** Reschedules a job as if it were new, with its attempts at 0. */
export async function repeatJob(db: QueryExecutorProvider, job: ClaimedJob, at: Date): Promise<void> {
  await sql`
    update job set run_at = ${at}, leased_until = null, attempts = 0, last_error = null
    where ${asClaimed(job)}
  `.execute(db);
}

/** Why an attempt failed, for the table. */
export interface Failure {
  error: string;
  /** Nobody knows whether the deed was done. */
  isUnclear: boolean;
}

/** Records a failed attempt and schedules the next one. */
export async function retryJob(
  db: QueryExecutorProvider,
  job: ClaimedJob,
  at: Date,
  { error, isUnclear }: Failure,
): Promise<void> {
  await sql`
    update job set run_at = ${at}, leased_until = null, last_error = ${error}, unclear = unclear + ${Number(isUnclear)}
    where ${asClaimed(job)}
  `.execute(db);
}

/** Marks a job as failed for good; it stays in the table with its payload, so that a person can restart it. */
export async function giveUpJob(
  db: QueryExecutorProvider,
  job: ClaimedJob,
  now: Date,
  { error, isUnclear }: Failure,
): Promise<void> {
  await sql`
    update job set failed_at = ${now}, leased_until = null, last_error = ${error}, unclear = unclear + ${Number(isUnclear)}
    where ${asClaimed(job)}
  `.execute(db);
}
