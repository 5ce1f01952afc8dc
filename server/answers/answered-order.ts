import { systemClock, type Clock } from '#server/clock.ts';
import type { AnsweredOrder } from '#server/mail/mail-templates.ts';
import { orderTransition } from '#server/store/order-transition.ts';
import type { Db } from '#server/store/tables.ts';

/** Finds the answer to be mailed at this time; `undefined` when it was mailed, canceled or rescheduled. */
export async function findScheduledAnswer(
  db: Db,
  orderId: number,
  scheduledFor: Date,
): Promise<AnsweredOrder | undefined> {
  return (
    db
      .selectFrom('shop_order')
      .select([
        'email as to',
        'id as orderId',
        'customer_id as customerId',
        'product_name as productName',
        'fairy_name as fairyName',
        'response',
      ])
      .where('id', '=', orderId)
      .where('status', '=', 'SCHEDULED')
      .where('scheduled_for', '=', scheduledFor)
      .where('deleted', '=', false)
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
