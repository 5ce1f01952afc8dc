import type { AnsweredOrder } from '#server/mail/mail-templates.ts';
import { movingOrder } from '#server/orders/fulfilment.ts';
import type { Db } from '#server/store/tables.ts';

/** The answer that is to go out at this very time; `undefined` when it has gone, was called off or put off. */
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

/** SCHEDULED → SENT, once the mail is out. */
export async function markSent(db: Db, orderId: number): Promise<void> {
  await movingOrder(db, orderId, 'answer.send').execute();
}

/** Whether a customer who has paid still waits for her answer. */
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
