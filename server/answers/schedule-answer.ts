import { adminMail } from '#schemas/admin-mail.schema.ts';
import { problemsOf } from '#schemas/problems.ts';
import { systemClock, type Clock } from '#server/jobs/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { movingOrder } from '#server/orders/fulfilment.ts';
import type { Db, Trx } from '#server/store/tables.ts';
import type { GeneratedAnswer } from './answer-port.ts';

/** What became of an answer. */
export type Scheduling =
  /** It goes out at `at`. */
  | { kind: 'scheduled'; at: Date }
  /** Against the rules for mails (VA-AD): one Polish sentence for each. */
  | { kind: 'refused'; problems: readonly string[] }
  /** There is no such order, or it does not wait for an answer (any more). */
  | { kind: 'not-waiting' };

/**
 * Takes an answer for a paid order: GENERATING_RESPONSE → SCHEDULED, with the job that mails it, in one transaction.
 * Of two answers to one order the first one counts.
 */
export async function scheduleAnswer(
  db: Db,
  orderId: number,
  answer: GeneratedAnswer,
  clock: Clock = systemClock,
): Promise<Scheduling> {
  const now = clock.now();
  const { content, scheduledFor } = answer;
  const problems = problemsOf(adminMail(now), { content, scheduledFor });
  if (Object.keys(problems).length > 0) return { kind: 'refused', problems: Object.values(problems) };
  const at = scheduledFor === undefined ? now : new Date(scheduledFor);

  return db.transaction().execute(async (trx) => {
    const moved = await movingOrder(trx, orderId, 'answer.schedule')
      .set({ response: content.trim(), scheduled_for: at, prompt: answer.prompt ?? null })
      .returning('id')
      .executeTakeFirst();
    if (!moved) return { kind: 'not-waiting' };
    await keepResponses(trx, orderId, answer.responses ?? []);
    await enqueue(trx, 'mail.answer', { orderId, scheduledFor: at.toISOString() }, { runAt: at });
    return { kind: 'scheduled', at };
  });
}

async function keepResponses(
  trx: Trx,
  orderId: number,
  responses: NonNullable<GeneratedAnswer['responses']>,
): Promise<void> {
  for (const { sequenceNumber, response, ignoreResponse } of responses) {
    await trx
      .updateTable('order_question')
      .set({ response, ignore_response: ignoreResponse })
      .where('order_id', '=', orderId)
      .where('sequence_number', '=', sequenceNumber)
      .execute();
  }
}

/**
 * Calls a paid order off, as long as its answer has not gone out; the money is given back by hand, at the provider.
 * Resolves with whether it was.
 */
export async function cancelPaidOrder(db: Db, orderId: number): Promise<boolean> {
  const moved = await movingOrder(db, orderId, 'order.cancel').returning('id').executeTakeFirst();
  return moved !== undefined;
}
