import type { ZodType } from 'zod';
import type { JobName } from '#domain/desk/job-names.ts';

/** A kind of job, declared in the `…-job-kinds.ts` of the folder that enqueues it; another may handle it. */
export interface JobKind<Payload> {
  /** Name in the `job` table. */
  name: JobName;
  /** Validates the payload when a job is written and again when it is run: it may be older than the running program. */
  payload: ZodType<Payload>;
  lane: Lane;
}

/**
 * Jobs of one lane never wait for those of another. Mails, mails that anybody's form causes (`forms`), the newsletter,
 * models and push services have their own: what hangs, takes long or comes in floods must not hold up others.
 */
export const LANES = ['mail', 'forms', 'newsletter', 'model', 'push', 'other'] as const;
export type Lane = (typeof LANES)[number];

/** Payload of a kind of job. */
export type JobPayload<Kind> = Kind extends JobKind<infer Payload> ? Payload : never;

/** Declares a kind of job. */
export const jobKind = <Payload>(
  name: JobName,
  payload: ZodType<Payload>,
  lane: Lane = 'other',
): JobKind<Payload> => ({ name, payload, lane });

/** The part of a claimed job that its handler sees. */
export interface JobInfo {
  /** Stays the same over all attempts. */
  id: string;
  /** 1 at the first attempt. */
  attempt: number;
  /** Whether nothing is tried again after this failure of the attempt. */
  isLast: (error: unknown) => boolean;
}

/** Returned by a handler that is to be called again with the same payload; not a failure. */
export interface RunAgain {
  at: Date;
}

/** A kind of job with its handler, as the runner calls it. */
export interface JobHandler {
  name: string;
  lane: Lane;
  /** Validates a stored payload and binds it to the handler; `undefined` for an invalid payload. */
  bind(stored: unknown): ((job: JobInfo) => Promise<void | RunAgain>) | undefined;
}

/** Handles jobs of one kind with `run`. A rejection is retried later. `run` must end well within the
 * lane's time limit (back-off.ts). */
export const jobHandler = <Payload>(
  { name, payload, lane }: JobKind<Payload>,
  run: (payload: Payload, job: JobInfo) => Promise<void | RunAgain>,
): JobHandler => ({
  name,
  lane,
  bind(stored) {
    const parsed = payload.safeParse(stored);
    return parsed.success ? (job) => run(parsed.data, job) : undefined;
  },
});
