import { sql } from 'kysely';
import { JobRunner } from '#server/jobs/job-runner.ts';
import type { JobHandler } from '#server/jobs/job-kind.ts';
import { migrate } from '#server/store/migrate.ts';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#tests/server/support/test-store.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** A migrated database without a shop in it. */
export async function openJobStore(kind?: Store['kind']): Promise<Store> {
  const store = await openTestStore(kind);
  await migrate(store.db);
  return store;
}

/** A clock that stands until it is moved; milliseconds. */
export class HandClock {
  #now = Date.parse('2026-11-05T10:00:00Z');
  now = () => new Date(this.#now);
  pass(milliseconds: number) {
    this.#now += milliseconds;
  }
}

interface JobRow {
  kind: string;
  payload: Record<string, unknown> | null;
  attempts: number;
  lastError: string | null;
  runAt: Date;
  done: boolean;
  failed: boolean;
}

export async function jobRows(db: Db): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select kind, payload, attempts, last_error as "lastError", run_at as "runAt",
      done_at is not null as done, failed_at is not null as failed
    from job order by created_at, run_at
  `.execute(db);
  return rows;
}

/** A runner that remembers what it logged, and how it told each failure to the figures. */
export function runnerWith(db: Db, handlers: readonly JobHandler[], clock = new HandClock()) {
  const logged: { level: string; details: object; message: string }[] = [];
  const log = {
    warn: (details: object, message: string) => void logged.push({ level: 'warn', details, message }),
    error: (details: object, message: string) => void logged.push({ level: 'error', details, message }),
  };
  const failures: string[] = [];
  const onFailed = (_kind: string, outcome: string) => void failures.push(outcome);
  const runner = new JobRunner({ db, handlers, log, clock, pollEvery: 5, onFailed });
  return { runner, logged, failures, clock };
}
