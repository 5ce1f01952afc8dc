import { adminMail } from '#schemas/desk/admin-mail.schema.ts';
import { problemsOf, type Problems } from '#schemas/problems.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { recordAudit, type PersonActor } from '#server/store/audit.ts';
import { orderTransition } from '#server/store/order-transition.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { ANSWER_JOBS, mailJobKey } from './answer-job-kinds.ts';
import { answerDigest, type DraftText } from './answer-text.ts';
import { countAnswerChange } from './open-answer.ts';

/** What is wrong with a mail to a customer and its time (VA-AD), by field. */
export const mailProblems = (now: Date, content: string, scheduledFor: string | undefined): Problems =>
  problemsOf(adminMail(now), { content, scheduledFor });

/** A text that a person approves as the answer of an order that waits for its answer. */
export interface Approved {
  orderId: number;
  draft: DraftText;
  draftVersion: number;
  answerText: string;
  approver: PersonActor;
  readSeconds?: number | undefined;
  now: Date;
}

/** Stores who approves exactly which text, in the place of an earlier approval; the order's own text is the caller's. */
export async function storeApproval(trx: Trx, approved: Approved): Promise<void> {
  const { orderId, draft, draftVersion, answerText, approver, now } = approved;
  await trx
    .updateTable('answer_approval')
    .set({ voided_at: now })
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .execute();
  await trx
    .insertInto('answer_approval')
    .values({
      order_id: orderId,
      draft_version: draftVersion,
      digest: answerDigest(answerText),
      approver_kind: approver.kind,
      approver_id: approver.id,
      approver_name: approver.name,
      read_seconds: approved.readSeconds ?? null,
      approved_at: now,
    })
    .execute();
  for (const { sequenceNumber, response, ignoreResponse } of draft.responses) {
    await trx
      .updateTable('order_question')
      .set({ response, ignore_response: ignoreResponse })
      .where('order_id', '=', orderId)
      .where('sequence_number', '=', sequenceNumber)
      .execute();
  }
}

/**
 * Records who approves exactly which text, and schedules its mail: GENERATING_RESPONSE → SCHEDULED and the mail's job.
 * `at`: when the mail goes. The caller has locked the answer and seen that the order waits for it.
 */
export async function recordApproval(trx: Trx, approved: Approved, at: Date): Promise<void> {
  const { orderId, draftVersion, answerText, approver } = approved;
  await storeApproval(trx, approved);
  await orderTransition(trx, orderId, 'answer.schedule')
    .set({ response: answerText, scheduled_for: at })
    .execute();
  const options = { runAt: at, onceKey: mailJobKey(orderId, at) };
  await enqueue(trx, ANSWER_JOBS.mail, { orderId, scheduledFor: at.toISOString() }, options);
  await countAnswerChange(trx, orderId);
  await recordAudit(trx, {
    actor: approver,
    action: 'answer.approved',
    entity: 'order',
    entityId: orderId,
    fields: ['status', 'response', 'scheduledFor'],
    details: {
      version: draftVersion,
      sendAt: at.toISOString(),
      ...(approved.readSeconds !== undefined && { readSeconds: approved.readSeconds }),
    },
  });
}
