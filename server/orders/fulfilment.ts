import { sql } from 'kysely';
import { transition } from 'xstate';
import { ORDER_STATUSES, type OrderStatus } from '#domain/payment.ts';
import { orderFulfilmentMachine, type FulfilmentEvent } from '#machines/order-fulfilment.machine.ts';
import type { Db, Trx } from '#server/store/tables.ts';

/** What may happen to an order, by the machine's names. */
export type OrderEvent = FulfilmentEvent['type'];

/** The statuses in which an event is heard, and the one to which it leads. */
interface Move {
  from: readonly OrderStatus[];
  to: OrderStatus;
}

/** Where an event leads from a status; `undefined` where the machine does not listen to it. */
function next(status: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  const snapshot = orderFulfilmentMachine.resolveState({ value: status });
  if (!snapshot.can({ type: event })) return undefined;
  return transition(orderFulfilmentMachine, snapshot, { type: event })[0].value;
}

/**
 * An event's move, read from the machine.
 * @throws when the machine's event leads nowhere or to two places: the column could not be guarded by one update.
 */
export function moveOf(event: OrderEvent): Move {
  const from = ORDER_STATUSES.filter((status) => next(status, event) !== undefined);
  const targets = new Set(from.map((status) => next(status, event)));
  const [to] = targets;
  if (to === undefined || targets.size > 1) throw new Error(`The event ${event} has no single target`);
  return { from, to };
}

/**
 * The update that carries an order through an event: of whoever tries, one finds it in a status that the machine
 * allows, and no other row is touched. Add `set` and `returning` and run it; no row means that it may not move.
 */
export function movingOrder(db: Db | Trx, orderId: number, event: OrderEvent) {
  const { from, to } = moveOf(event);
  return db
    .updateTable('shop_order')
    .set({ status: to, updated_at: sql`now()` })
    .where('id', '=', orderId)
    .where('status', 'in', from);
}
