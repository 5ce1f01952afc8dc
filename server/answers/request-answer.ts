import type { QueryExecutorProvider } from 'kysely';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { ANSWER_JOBS, LATE_JOB, NOTICE_JOB, ORDER_CAME_JOB, PROMISE_NEAR_JOB } from './answer-job-kinds.ts';

export const HOUR = 60 * 60_000;

/** Promised time (ms) from the payment to the answer (BC-2). */
export const PROMISED_WITHIN = ANSWER_WITHIN_HOURS * HOUR;

/** Time (ms) after which a paid order without an answer raises an alarm: two hours before the promised time. */
export const ALARM_AFTER = PROMISED_WITHIN - 2 * HOUR;

/** Enqueues the jobs that watch over a paid order's promise, in the transaction that marks it as paid. */
export async function watchAnswer(
  trx: QueryExecutorProvider,
  orderId: number,
  clock: Clock = systemClock,
): Promise<void> {
  const runAt = new Date(clock.now().getTime() + ALARM_AFTER);
  await enqueue(trx, ANSWER_JOBS.watch, { orderId }, { runAt, onceKey: `answer-watch:${orderId}` });
  await enqueue(trx, LATE_JOB, { orderId }, { onceKey: `answer-late:${orderId}` });
  await enqueue(trx, ORDER_CAME_JOB, { orderId }, { onceKey: `order-came:${orderId}` });
  await enqueue(trx, PROMISE_NEAR_JOB, { orderId }, { runAt, onceKey: `promise-near:${orderId}` });
}

/** Enqueues the jobs that request and announce an answer, in the transaction from which on it may be written. */
export async function beginAnswer(
  trx: QueryExecutorProvider,
  orderId: number,
  clock: Clock = systemClock,
): Promise<void> {
  const runAt = clock.now();
  await enqueue(trx, ANSWER_JOBS.write, { orderId }, { runAt, onceKey: `answer-write:${orderId}` });
  await enqueue(trx, NOTICE_JOB, { orderId }, { runAt, onceKey: `answer-notice:${orderId}` });
}
