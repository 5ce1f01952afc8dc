import type { QueryExecutorProvider } from 'kysely';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { systemClock, type Clock } from '#server/jobs/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';

const HOUR = 60 * 60_000;

/** From the payment to the promised answer (BC-2), in milliseconds. */
export const PROMISED_WITHIN = ANSWER_WITHIN_HOURS * HOUR;

/** A paid order without a sent answer raises the alarm after this: two hours are left to mend it. */
export const ALARM_AFTER = PROMISED_WITHIN - 2 * HOUR;

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
