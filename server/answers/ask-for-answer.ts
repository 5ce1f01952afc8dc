import type { QueryExecutorProvider } from 'kysely';
import { systemClock, type Clock } from '#server/jobs/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';

const HOUR = 60 * 60_000;

/** The answer is promised within so many milliseconds of the payment (BC-2). */
export const PROMISED_WITHIN = 12 * HOUR;

/** A paid order without a sent answer raises the alarm after this: two hours are left to mend it. */
export const ALARM_AFTER = 10 * HOUR;

/** Writes the jobs that see to a paid order's answer; in the transaction that marks it paid. */
export async function askForAnswer(
  trx: QueryExecutorProvider,
  orderId: number,
  clock: Clock = systemClock,
): Promise<void> {
  const runAt = new Date(clock.now().getTime() + ALARM_AFTER);
  await enqueue(trx, 'answer.write', { orderId }, { onceKey: `answer-write:${orderId}` });
  await enqueue(trx, 'answer.watch', { orderId }, { runAt, onceKey: `answer-watch:${orderId}` });
}
