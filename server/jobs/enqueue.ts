import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { currentRequestId } from '#server/request-id.ts';
import { noteDue } from './due-lanes.ts';
import type { JobKind, Lane } from './job-kind.ts';

export interface EnqueueOptions {
  /** Earliest time to run; now by default. */
  runAt?: Date;
  /** Unique key: a second job with the same key is not written (`agreement:17:1`). No personal data. */
  onceKey?: string;
}

/**
 * Writes a job inside the caller's transaction: it runs if and only if the transaction commits.
 * @throws {ZodError} for an invalid payload, which fails here and not hours later.
 */
export async function enqueue<Payload>(
  trx: QueryExecutorProvider,
  kind: JobKind<Payload>,
  payload: NoInfer<Payload>,
  options?: EnqueueOptions,
): Promise<void> {
  await enqueueAll(trx, [newJob(kind, payload, options)]);
}

/** A job to be written. */
export interface NewJob {
  kind: string;
  lane: Lane;
  payload: unknown;
  runAt: Date;
  onceKey: string | null;
}

/** Makes a job for `enqueueAll`. */
export const newJob = <Payload>(
  kind: JobKind<Payload>,
  payload: NoInfer<Payload>,
  { runAt = new Date(), onceKey }: EnqueueOptions = {},
): NewJob => ({
  kind: kind.name,
  lane: kind.lane,
  payload: kind.payload.parse(payload),
  runAt,
  onceKey: onceKey ?? null,
});

/** Frees the key of a job that ended without sending a mail, so that it can be enqueued again. */
export const freeUnmailed = (trx: QueryExecutorProvider, onceKey: string) =>
  sql`delete from job where once_key = ${onceKey} and done_at is not null and sent_mail_ids = '{}'`.execute(
    trx,
  );

/** Jobs as a JSON list, which is one value of a statement. */
export const jobsJson = (jobs: readonly NewJob[]): string =>
  JSON.stringify(
    jobs.map(({ kind, payload, runAt, onceKey }) => ({ kind, payload, run_at: runAt, once_key: onceKey })),
  );

/**
 * The statement that writes jobs for later; `jobs` by `jobsJson`. It wakes no lane: for a job that is due at once,
 * `enqueueAll` does. `requestId` is of the request that asks for them.
 */
export const insertJobs = (
  jobs: string | RawBuilder<string>,
  requestId: string | null | RawBuilder<string | null>,
): RawBuilder<unknown> => sql`
  insert into job (kind, payload, run_at, once_key, request_id)
  select kind, payload, run_at, once_key, ${requestId}::uuid
  from jsonb_to_recordset(${jobs}::jsonb) as new (kind text, payload jsonb, run_at timestamptz, once_key text)
  on conflict (once_key) do nothing
`;

/** As `enqueue`, for several jobs in one statement. "no answer": it leaves with the next one (send-ahead.ts). */
export async function enqueueAll(trx: QueryExecutorProvider, jobs: readonly NewJob[]): Promise<void> {
  await sql`${insertJobs(jobsJson(jobs), currentRequestId() ?? null)} /* no answer */`.execute(trx);
  for (const { lane, runAt } of jobs) if (runAt.getTime() <= Date.now()) noteDue(lane);
}
