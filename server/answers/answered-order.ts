import { sql } from 'kysely';
import { systemClock, type Clock } from '#server/clock.ts';
import type { AnsweredOrder } from '#server/mail/mail-templates.ts';
import { orderTransition } from '#server/store/order-transition.ts';
import type { Db } from '#server/store/tables.ts';

/**
 * Takes the answer to be mailed at this time; `undefined` when it was mailed, canceled or rescheduled. Calling the order
 * off is refused from now on, until the mail has had its time (call-off-order.ts): of both one happens, never both.
 */
export async function takeScheduledAnswer(
  db: Db,
  orderId: number,
  scheduledFor: Date,
): Promise<AnsweredOrder | undefined> {
  return (
    db
      .updateTable('shop_order')
      .set({ answer_taken_at: sql`now()` })
      .where('id', '=', orderId)
      .where('status', '=', 'SCHEDULED')
      .where('scheduled_for', '=', scheduledFor)
      .where('deleted', '=', false)
      .returning([
        'email as to',
        'id as orderId',
        'customer_id as customerId',
        'product_name as productName',
        'fairy_name as fairyName',
        'response',
      ])
      // The constraints shop_order_sold_whole and shop_order_answered.
      .$narrowType<{ productName: string; fairyName: string; response: string }>()
      .executeTakeFirst()
  );
}

/** Changes an order from SCHEDULED to SENT, after its mail was sent. */
export async function markSent(db: Db, orderId: number, clock: Clock = systemClock): Promise<void> {
  await orderTransition(db, orderId, 'answer.send').set({ answered_at: clock.now() }).execute();
}

/** Whether an order is paid and its answer not yet mailed. */
export async function isUnanswered(db: Db, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('id', '=', orderId)
    .where('status', 'in', ['GENERATING_RESPONSE', 'SCHEDULED'])
    .where('deleted', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
