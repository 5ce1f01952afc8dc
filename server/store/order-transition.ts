import { sql } from 'kysely';
import { transition } from 'xstate';
import { ORDER_STATUSES, type OrderStatus } from '#domain/payment.ts';
import { orderFulfilmentMachine, type FulfilmentEvent } from '#machines/order-fulfilment.machine.ts';
import type { Db, Trx } from './tables.ts';

/** Event names of the order-fulfilment machine. */
export type OrderEvent = FulfilmentEvent['type'];

/** The statuses in which an event is allowed, and the status that it leads to. */
interface Transition {
  from: readonly OrderStatus[];
  to: OrderStatus;
}

/** The status that an event leads to; `undefined` when the machine does not allow it in this status. */
function next(status: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  const snapshot = orderFulfilmentMachine.resolveState({ value: status });
  if (!snapshot.can({ type: event })) return undefined;
  return transition(orderFulfilmentMachine, snapshot, { type: event })[0].value;
}

/**
 * Reads an event's transition from the machine.
 * @throws when the event has no target or several: one conditional update could not guard the column then.
 */
export function transitionOf(event: OrderEvent): Transition {
  const from = ORDER_STATUSES.filter((status) => next(status, event) !== undefined);
  const targets = new Set(from.map((status) => next(status, event)));
  const [to] = targets;
  if (to === undefined || targets.size > 1) throw new Error(`The event ${event} has no single target`);
  return { from, to };
}

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
