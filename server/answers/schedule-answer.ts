import { adminMail } from '#schemas/admin-mail.schema.ts';
import { problemsOf } from '#schemas/problems.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { orderTransition } from '#server/store/order-transition.ts';
import type { Db, Trx } from '#server/store/tables.ts';
import { ANSWER_JOBS } from './answer-job-kinds.ts';
import type { GeneratedAnswer } from './answer-port.ts';

/** The result of scheduling an answer. */
export type Scheduling =
  /** It will be mailed at `at`. */
  | { kind: 'scheduled'; at: Date }
  /** It breaks the rules for mails (VA-AD): one Polish sentence for each problem. */
  | { kind: 'refused'; problems: readonly string[] }
  /** There is no such order, or it does not wait for an answer. */
  | { kind: 'not-waiting' };

/**
 * Stores the answer to a paid order and schedules its mail: GENERATING_RESPONSE → SCHEDULED and the mail's job in one
 * transaction. Of two answers to one order the first one counts.
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
    const moved = await orderTransition(trx, orderId, 'answer.schedule')
      .set({ response: content.trim(), scheduled_for: at, prompt: answer.prompt ?? null })
      .returning('id')
      .executeTakeFirst();
    if (!moved) return { kind: 'not-waiting' };
    await saveResponses(trx, orderId, answer.responses ?? []);
    await enqueue(trx, ANSWER_JOBS.mail, { orderId, scheduledFor: at.toISOString() }, { runAt: at });
    return { kind: 'scheduled', at };
  });
}

async function saveResponses(
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
