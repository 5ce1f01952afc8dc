import { sql } from 'kysely';
import type { Trx } from '#server/store/tables/tables.ts';

/**
 * Deletes the personal data of orders, except what tax law requires: number, service, amount, dates, payment and
 * e-mail. Also deleted are questions, drafts, correction reasons, mails, notes, idempotency keys (digests of typed
 * data), and the refunds' reasons and texts. A rating stays, without its order. The answer's page closes
 * (110_answer_page.sql).
 */
export async function stripOrders(trx: Trx, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  // Whoever writes an answer locks its order first: nobody adds a draft to what is being deleted.
  await trx
    .selectFrom('shop_order')
    .select('id')
    .where('id', 'in', orderIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx.deleteFrom('order_question').where('order_id', 'in', orderIds).execute();
  await trx.deleteFrom('answer_draft').where('order_id', 'in', orderIds).execute();
  await trx.deleteFrom('order_mail').where('order_id', 'in', orderIds).execute();
  await trx.deleteFrom('answer_correction').where('order_id', 'in', orderIds).execute();
  await trx.deleteFrom('order_note').where('order_id', 'in', orderIds).execute();
  await trx.deleteFrom('answer_review').where('order_id', 'in', orderIds).execute();
  await trx.updateTable('rating').set({ order_id: null }).where('order_id', 'in', orderIds).execute();
  await trx.deleteFrom('idempotency').where('order_id', 'in', orderIds).execute();
  const payments = trx.selectFrom('payment').select('id').where('order_id', 'in', orderIds);
  await trx
    .updateTable('refund')
    .set({ reason: null, word: null })
    .where('payment_id', 'in', payments)
    .execute();
  await trx
    .updateTable('shop_order')
    .set({
      stripped_at: sql`now()`,
      customer_name: null,
      birth_date: null,
      birth_time: null,
      clock_choice: null,
      city: null,
      partner_name: null,
      partner_birth_date: null,
      gift_email: null,
      gift_from: null,
      prompt: null,
      rating_key: null,
      answer_key: null,
      // A sent answer must not be null (constraint shop_order_answered).
      response: sql`case when response is null then null else '' end`,
    })
    .where('id', 'in', orderIds)
    .execute();
}
