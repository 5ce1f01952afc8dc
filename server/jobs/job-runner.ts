import type { QueryExecutorProvider } from 'kysely';
import { within } from '#server/deadline.ts';
import { backOff, errorLabel, MAX_ATTEMPTS } from './back-off.ts';
import { systemClock, type Clock } from './clock.ts';
import {
  JOB_PAYLOADS,
  type JobHandlers,
  type JobInfo,
  type JobKind,
  type JobPayload,
  type RunAgain,
} from './job-kinds.ts';
import {
  claimDueJob,
  finishJob,
  giveUpJob,
  LEASE,
  repeatJob,
  retryJob,
  type ClaimedJob,
} from './job-store.ts';
import { Bell } from './bell.ts';

/** The part of pino that the runner needs; what is logged carries no payload. */
export interface JobLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobRunnerOptions {
  db: QueryExecutorProvider;
  handlers: JobHandlers;
  log: JobLog;
  clock?: Clock;
  /** Jobs worked on at the same time. */
  workers?: number;
  /** Milliseconds between looks into the table when nothing rings. */
  pollEvery?: number;
  /** Milliseconds that a job may take; as long as it is claimed for. */
  leaseTime?: number;
}

type Outcome = (job: ClaimedJob) => Promise<void>;

/**
 * Works off the `job` table: each job by one process at a time, failures with exponential back-off, until `stop`.
 * A process that dies loses its lease after a minute, and another attempt is made.
 */
export class JobRunner {
  readonly #options: Required<JobRunnerOptions>;
  readonly #kinds: JobKind[];
  readonly #bell = new Bell();
  #loops: Promise<void>[] = [];
  #stopping = false;

  constructor(options: JobRunnerOptions) {
    this.#options = { clock: systemClock, workers: 3, pollEvery: 1_000, leaseTime: LEASE, ...options };
    this.#kinds = Object.keys(options.handlers) as JobKind[];
  }

  start(): void {
    if (this.#loops.length > 0) return;
    this.#stopping = false;
    this.#loops = Array.from({ length: this.#options.workers }, () => this.#loop());
  }

  /** Takes no new job and resolves when those under way have ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#bell.ring();
    await Promise.all(this.#loops);
    this.#loops = [];
  }

  /** Looks into the table now; to be called after a transaction that wrote a job. */
  wake(): void {
    this.#bell.ring();
  }

  /** Runs what is due, one after the other, and says how many jobs that were. For tests and one-off programs. */
  async runDue(): Promise<number> {
    let count = 0;
    while (await this.#runOne()) count += 1;
    return count;
  }

  async #loop(): Promise<void> {
    while (!this.#stopping) {
      const ran = await this.#runOne().catch((error: unknown) => {
        this.#options.log.error({ error: errorLabel(error) }, 'jobs: the database did not answer');
        return false;
      });
      if (!ran && !this.#stopping) await this.#bell.wait(this.#options.pollEvery);
    }
  }

  async #runOne(): Promise<boolean> {
    const { db, clock } = this.#options;
    const job = await claimDueJob(db, this.#kinds, clock.now());
    if (!job) return false;
    const outcome = await this.#work(job);
    await this.#settle(job, outcome);
    return true;
  }

  /** Runs the handler and says what is to be written about it. */
  async #work(job: ClaimedJob): Promise<Outcome> {
    const { db, clock, handlers, log, leaseTime } = this.#options;
    const kind = job.kind as JobKind;
    const payload = JOB_PAYLOADS[kind].safeParse(job.payload);
    const details = { job: job.id, kind, attempt: job.attempts };
    if (!payload.success) {
      log.error(details, 'job given up: its payload makes no sense');
      return (done) => giveUpJob(db, done, clock.now(), 'payload');
    }
    try {
      const handler = handlers[kind] as (
        payload: JobPayload<JobKind>,
        info: JobInfo,
      ) => Promise<void | RunAgain>;
      // After its lease the job is somebody else's, and a worker that waits on would be lost to all others.
      const again = await within(leaseTime, handler(payload.data, { id: job.id, attempt: job.attempts }));
      return again ? (done) => repeatJob(db, done, again.at) : (done) => finishJob(db, done, clock.now());
    } catch (error) {
      const label = errorLabel(error);
      if (job.attempts >= MAX_ATTEMPTS) {
        log.error({ ...details, error: label }, 'job given up');
        return (done) => giveUpJob(db, done, clock.now(), label);
      }
      log.warn({ ...details, error: label }, 'job failed, will be tried again');
      return (done) => retryJob(db, done, new Date(clock.now().getTime() + backOff(job.attempts)), label);
    }
  }

  /** Writes the outcome; while the lease lasts it keeps trying, so that a database away does not send a mail twice. */
  async #settle(job: ClaimedJob, outcome: Outcome): Promise<void> {
    const until = Date.now() + LEASE / 2;
    for (;;) {
      try {
        return await outcome(job);
      } catch (error) {
        if (Date.now() >= until) throw error;
        await new Promise((resolve) => setTimeout(resolve, this.#options.pollEvery));
      }
    }
  }
}
