import { LISTED_STATE_NAME, PAYMENT_STATE_NAME } from '#copy/purchase/order-states.ts';
import { areTexts, areTextsOrNone, readable } from '#desk/domain/readable.ts';
import type { ListedOrder, OrderEntry } from '#desk/domain/wire.ts';

const isWhole = ({ fairy, payment, ...order }: ListedOrder) =>
  areTexts(order.createdAt, order.productName, order.productType, fairy.id, fairy.name) &&
  areTextsOrNone(
    order.customerName,
    order.partnerName,
    order.promisedUntil,
    order.at,
    order.correctingSince,
    order.email,
  ) &&
  Object.hasOwn(LISTED_STATE_NAME, order.state) &&
  (payment === undefined ||
    (Number.isInteger(payment.amount) && Object.hasOwn(PAYMENT_STATE_NAME, payment.state)));

/** Parses the list's rows one by one: an unreadable order leaves its row without details. */
export const readOrders = (rows: readonly OrderEntry[]): OrderEntry[] =>
  rows.map(({ orderId, order }) => ({ orderId, order: order && (readable([order], isWhole)[0] ?? null) }));
