import { sql } from 'kysely';
import type { HousekeepingStep } from '#domain/desk/housekeeping-steps.ts';
import { errorLabel } from './jobs/back-off.ts';
import { isOverdue } from './store/housekeeping/overdue-steps.ts';
import type { Db } from './store/tables/tables.ts';

/** Log of failed steps; a monitor can look for `alarm`. */
export interface HousekeepingLog {
  error(details: object, message: string): void;
}

interface RunSteps {
  log: HousekeepingLog;
  /** Ends the run after the step under way. */
  signal: AbortSignal;
  now?: () => Date;
}

/**
 * Runs steps one after the other. A failed step does not stop the others: it is logged, recorded for the desk, and
 * retried in the next run. A step without success for two days, or mails that were given up, log an alarm. Never
 * rejects.
 */
export async function runSteps(
  db: Db,
  steps: Partial<Record<HousekeepingStep, () => Promise<void>>>,
  { log, signal, now = () => new Date() }: RunSteps,
): Promise<void> {
  for (const [step, work] of Object.entries(steps)) {
    if (signal.aborted) return;
    try {
      await work();
      await note(db, step, now(), undefined);
    } catch (error) {
      log.error({ err: error, step }, 'housekeeping: a step failed');
      await note(db, step, now(), errorLabel(error)).catch(() => undefined);
    }
  }
  await raiseAlarms(db, log, now()).catch((error: unknown) =>
    log.error({ err: error }, 'housekeeping: the alarms could not be read'),
  );
}

/** Notes how a step went; `reason` is missing where it went well. */
async function note(db: Db, step: string, at: Date, reason: string | undefined): Promise<void> {
  const went =
    reason === undefined
      ? { succeeded_at: at, failed_at: null, reason: '' }
      : { failed_at: at, reason: reason.slice(0, 300) };
  await db
    .insertInto('housekeeping_step')
    .values({ step, first_tried_at: at, succeeded_at: null, ...went })
    .onConflict((on) => on.column('step').doUpdateSet(went))
    .execute();
}

/** Tells the log each hour of what waits for a person, since mails may be what does not work. */
async function raiseAlarms(db: Db, log: HousekeepingLog, now: Date): Promise<void> {
  const overdue = await db.selectFrom('housekeeping_step').select('step').where(isOverdue(now)).execute();
  for (const { step } of overdue)
    log.error({ alarm: 'HOUSEKEEPING_OVERDUE', step }, 'a step has not succeeded for two days');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from job where kind like 'mail.%' and failed_at is not null
  `.execute(db);
  const [{ count } = { count: 0 }] = rows;
  if (count > 0)
    log.error({ alarm: 'MAILS_GIVEN_UP', count }, 'mails were given up and wait for a press at the desk');
}
