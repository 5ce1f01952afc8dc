import { enqueue } from '#server/jobs/enqueue.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { ANSWER_JOBS, mailAgainKey } from './answer-job-kinds.ts';
import { countAnswerChange } from './open-answer.ts';
import { storeApproval, type Approved } from './record-approval.ts';

/** Ends the correction with an approved text: it takes the place of what was sent, and is mailed at once. */
export async function recordCorrection(trx: Trx, approved: Approved, revision: number): Promise<void> {
  const { orderId, draftVersion: version, answerText, approver, now, readSeconds } = approved;
  // What is corrected was mailed, also if it was before mails were noted.
  await trx
    .updateTable('answer_approval')
    .set({ mailed_at: now })
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .where('mailed_at', 'is', null)
    .execute();
  await storeApproval(trx, approved);
  await trx.updateTable('shop_order').set({ response: answerText }).where('id', '=', orderId).execute();
  await endCorrection(trx, orderId, 'approved', now);
  await mailSentAgain(trx, orderId, revision);
  await countAnswerChange(trx, orderId);
  await recordAudit(trx, {
    actor: approver,
    action: 'answer.corrected',
    entity: 'order',
    entityId: orderId,
    fields: ['response'],
    details: { version, ...(readSeconds !== undefined && { readSeconds }) },
  });
}

/** Mails a sent answer again. `revision`: of the answer when somebody decided that; the desk finds the mail by it. */
export async function mailSentAgain(trx: Trx, orderId: number, revision: number): Promise<void> {
  await enqueue(trx, ANSWER_JOBS.mailAgain, { orderId }, { onceKey: mailAgainKey(orderId, revision) });
  await trx
    .updateTable('answer')
    .set({ again_at_revision: revision })
    .where('order_id', '=', orderId)
    .execute();
}

/** Ends the open correction of an answer. */
export const endCorrection = (trx: Trx, orderId: number, ended_as: 'approved' | 'dropped', ended_at: Date) =>
  trx
    .updateTable('answer_correction')
    .set({ ended_at, ended_as })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
