import { sql } from 'kysely';
import { ORDER_STATUSES, type OrderStatus } from '#domain/payment.ts';
import { orderFulfilmentMachine, type FulfilmentEvent } from '#machines/order-fulfilment.machine.ts';
import { columnMove } from './machine-update.ts';
import type { Db, Trx } from './tables/tables.ts';

/** Event names of the order-fulfilment machine. */
export type OrderEvent = FulfilmentEvent['type'];

/** A state of the order-fulfilment machine. The status column has one word for both ends without an answer. */
export type OrderState = OrderStatus | 'CALLED_OFF';

export const ORDER_STATES: readonly OrderState[] = [...ORDER_STATUSES, 'CALLED_OFF'];

/** The value of the status column in a state. */
export const statusIn = (state: OrderState): OrderStatus => (state === 'CALLED_OFF' ? 'CANCELED' : state);

/** Whether an order's row is in a state: what was canceled and had been paid was called off. */
const isIn = (state: OrderState) => {
  const isPaid = state === 'CALLED_OFF' ? sql`and paid_at is not null` : sql`and paid_at is null`;
  return sql<boolean>`(status = ${statusIn(state)} ${statusIn(state) === 'CANCELED' ? isPaid : sql``})`;
};

/** The states in which an event is allowed, and the state that it leads to. */
export const transitionOf = (event: OrderEvent) => columnMove(orderFulfilmentMachine, ORDER_STATES, event);

/** No mail job is handing this order's answer to the mail server (032_answer_draft.sql). */
export const IS_NOT_BEING_MAILED = sql<boolean>`not is_being_mailed(mailed_by)`;

/**
 * Builds the conditional update that applies an event to an order: it matches the row only in a state in which the
 * machine allows the event, so that one of several concurrent updates wins. Add `set` and `returning` and execute it;
 * no returned row means that the event is not allowed.
 */
export function orderTransition(db: Db | Trx, orderId: number, event: OrderEvent) {
  const { from, to } = transitionOf(event);
  return (
    db
      .updateTable('shop_order')
      .set({ status: statusIn(to), updated_at: sql`now()` })
      .where('id', '=', orderId)
      .where(({ or }) => or(from.map(isIn)))
      // A mail on its way cannot be called back; of everything else only its own job goes on.
      .where(event === 'answer.send' ? sql<boolean>`true` : IS_NOT_BEING_MAILED)
  );
}
