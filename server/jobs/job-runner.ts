import { setTimeout as pause } from 'node:timers/promises';
import type { QueryExecutorProvider } from 'kysely';
import { withRequestId } from '#server/request-id.ts';
import { withTimeout } from '#server/timeout.ts';
import { backOff, errorLabel, isGivenUp, isUnclear, TIME_LIMITS } from './back-off.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { collectDue } from './due-lanes.ts';
import type { JobHandler, Lane } from './job-kind.ts';
import {
  claimDueJob,
  findDueKinds,
  finishJob,
  giveUpJob,
  LEASE,
  renewLease,
  repeatJob,
  retryJob,
  type ClaimedJob,
} from './job-store.ts';
import { WakeSignal } from './wake-signal.ts';

/** The part of pino's logger that the runner uses; payloads are never logged. */
export interface JobLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobRunnerOptions {
  db: QueryExecutorProvider;
  /** Handlers of the kinds that this process runs; jobs of other kinds are left to other processes. */
  handlers: readonly JobHandler[];
  log: JobLog;
  clock?: Clock;
  /** Jobs of each lane run at the same time. */
  workers?: number;
  /** Polling interval (ms) for due jobs. */
  pollEvery?: number;
  /** Called after every failed attempt, for the figures. */
  onFailed?: (kind: string, outcome: 'again' | 'given up') => void;
  /** Time limit of a job (ms); by default that of its lane. */
  timeLimit?: number;
  /** Interval (ms) at which the lease of a job under way is renewed. */
  renewEvery?: number;
}

/** The job kinds of one lane, and the state of its workers. */
interface LaneQueue {
  lane: Lane;
  kinds: readonly string[];
  wakeSignal: WakeSignal;
}

type Outcome = (job: ClaimedJob) => Promise<void>;

/**
 * Runs the jobs of the `job` table until `stop`: each job in one process at a time, failures with exponential back-off.
 * A process that dies loses its lease within a minute, and the job is attempted again.
 */
export class JobRunner {
  readonly #options: Required<Omit<JobRunnerOptions, 'timeLimit'>> & Pick<JobRunnerOptions, 'timeLimit'>;
  readonly #handlers: ReadonlyMap<string, JobHandler>;
  readonly #lanes: readonly LaneQueue[];
  readonly #clockSignal = new WakeSignal();
  #loops: Promise<void>[] = [];
  #stopping = false;
  /** The stop's time is over: what still runs belongs to nobody once its lease has ended. */
  #isLeft = false;

  constructor(options: JobRunnerOptions) {
    this.#options = {
      clock: systemClock,
      workers: 2,
      pollEvery: 1_000,
      renewEvery: LEASE / 3,
      onFailed: () => undefined,
      ...options,
    };
    this.#handlers = new Map(options.handlers.map((handler) => [handler.name, handler]));
    this.#lanes = [...new Set(options.handlers.map(({ lane }) => lane))].map((lane) => ({
      lane,
      kinds: options.handlers.filter((handler) => handler.lane === lane).map(({ name }) => name),
      wakeSignal: new WakeSignal(),
    }));
  }

  /** The lane of a kind of job; `unknown` for one that this program does not run. */
  laneOf = (kind: string): Lane | 'unknown' => this.#handlers.get(kind)?.lane ?? 'unknown';

  start(): void {
    if (this.#loops.length > 0) return;
    this.#stopping = false;
    this.#isLeft = false;
    this.#loops = [
      this.#tick(),
      ...this.#lanes.flatMap((lane) => Array.from({ length: this.#options.workers }, () => this.#loop(lane))),
    ];
  }

  /**
   * Claims no new job. Resolves when the running ones have ended, or after `limit` ms: what runs on is left to its lease,
   * as after a death of the process. Tells whether all have ended.
   */
  async stop(limit?: number): Promise<boolean> {
    this.#stopping = true;
    this.#clockSignal.notify();
    this.wake();
    const ended = Promise.all(this.#loops).then(() => true);
    const areAllEnded = await (limit === undefined
      ? ended
      : Promise.race([ended, pause(limit, false, { ref: false })]));
    this.#loops = [];
    this.#isLeft = true;
    return areAllEnded;
  }

  /** Has the workers of these lanes, or of all, look for jobs now; to be called after a transaction that wrote some. */
  wake(lanes?: ReadonlySet<Lane>): void {
    for (const { lane, wakeSignal } of this.#lanes) if (!lanes || lanes.has(lane)) wakeSignal.notify();
  }

  /** Runs all due jobs, one after the other, and resolves with their number. For tests and one-off programs. */
  async runDue(): Promise<number> {
    let count = 0;
    while (await this.#runOne([...this.#handlers.keys()])) count += 1;
    return count;
  }

  /** Asks once, for all workers, which jobs have come due, or were left by a process that died. */
  async #tick(): Promise<void> {
    const { db, clock, pollEvery } = this.#options;
    while (!this.#stopping) {
      const due = await findDueKinds(db, [...this.#handlers.keys()], clock.now()).catch((error: unknown) => {
        this.#logFailedQuery(error);
        return [] as string[];
      });
      for (const { kinds, wakeSignal } of this.#lanes)
        if (kinds.some((kind) => due.includes(kind))) wakeSignal.notify();
      if (!this.#stopping) await this.#clockSignal.wait(pollEvery);
    }
  }

  #logFailedQuery(error: unknown): void {
    this.#options.log.error({ error: errorLabel(error) }, 'jobs: the database query failed');
  }

  async #loop({ kinds, wakeSignal }: LaneQueue): Promise<void> {
    while (!this.#stopping) {
      const ran = await this.#runOne(kinds).catch((error: unknown) => {
        this.#logFailedQuery(error);
        return false;
      });
      if (!ran && !this.#stopping) await wakeSignal.wait();
    }
  }

  async #runOne(kinds: readonly string[]): Promise<boolean> {
    const { db, clock } = this.#options;
    const job = await claimDueJob(db, kinds, clock.now());
    if (!job) return false;
    await collectDue(
      async () => this.#settle(job, await this.#work(job)),
      (lanes) => this.wake(lanes),
    );
    return true;
  }

  /** Runs the handler and returns the update that records its outcome. */
  async #work(job: ClaimedJob): Promise<Outcome> {
    const { db, clock, log, timeLimit, renewEvery, onFailed } = this.#options;
    const handler = this.#handlers.get(job.kind);
    const run = handler?.bind(job.payload);
    const lane = handler?.lane ?? 'other';
    const isLast = (error: unknown) => isGivenUp(job, lane, error);
    const { requestId } = job;
    const details = {
      job: job.id,
      kind: job.kind,
      attempt: job.attempts,
      ...(requestId !== null && { request: requestId }),
    };
    if (!run) {
      onFailed(job.kind, 'given up');
      log.error(details, 'job given up: invalid payload');
      return (done) => giveUpJob(db, done, clock.now(), { error: 'payload', isUnclear: false });
    }
    const renewal = setInterval(() => {
      if (!this.#isLeft) renewLease(db, job).catch((error: unknown) => this.#logFailedQuery(error));
    }, renewEvery).unref();
    try {
      // A job that hangs would block this worker.
      const work = () => run({ id: job.id, attempt: job.attempts, isLast });
      const again = await withTimeout(
        timeLimit ?? TIME_LIMITS[lane],
        requestId === null ? work() : withRequestId(requestId, work),
      );
      return again ? (done) => repeatJob(db, done, again.at) : (done) => finishJob(db, done, clock.now());
    } catch (error) {
      const failure = { error: errorLabel(error), isUnclear: isUnclear(error) };
      const isEnd = isLast(error);
      onFailed(job.kind, isEnd ? 'given up' : 'again');
      if (isEnd) {
        log.error({ ...details, error: failure.error }, 'job given up');
        return (done) => giveUpJob(db, done, clock.now(), failure);
      }
      log.warn({ ...details, error: failure.error }, 'job failed, will be tried again');
      return (done) => retryJob(db, done, new Date(clock.now().getTime() + backOff(job.attempts)), failure);
    } finally {
      clearInterval(renewal);
    }
  }

  /** Records the outcome; retries during the lease, so that an unreachable database does not send a mail twice. */
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
