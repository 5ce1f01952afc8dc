import { sql } from 'kysely';
import { ORDER_STATUSES } from '#domain/payment.ts';
import { orderFulfilmentMachine, type FulfilmentEvent } from '#machines/order-fulfilment.machine.ts';
import { columnMove } from './machine-update.ts';
import type { Db, Trx } from './tables.ts';

/** Event names of the order-fulfilment machine. */
export type OrderEvent = FulfilmentEvent['type'];

/** The statuses in which an event is allowed, and the status that it leads to. */
export const transitionOf = (event: OrderEvent) => columnMove(orderFulfilmentMachine, ORDER_STATUSES, event);

/** No mail job is handing this order's answer to the mail server (032_answer_draft.sql). */
export const IS_NOT_BEING_MAILED = sql<boolean>`not is_being_mailed(mailed_by)`;

/**
 * Builds the conditional update that applies an event to an order: it matches the row only in a status in which the
 * machine allows the event, so that one of several concurrent updates wins. Add `set` and `returning` and execute it;
 * no returned row means that the event is not allowed.
 */
export function orderTransition(db: Db | Trx, orderId: number, event: OrderEvent) {
  const { from, to } = transitionOf(event);
  return (
    db
      .updateTable('shop_order')
      .set({ status: to, updated_at: sql`now()` })
      .where('id', '=', orderId)
      .where('status', 'in', from)
      // A mail on its way cannot be called back; of everything else only its own job goes on.
      .where(event === 'answer.send' ? sql<boolean>`true` : IS_NOT_BEING_MAILED)
  );
}
