import { formatShopTime } from '#copy/format.ts';
import type { WaitingOrder } from '#server/answers/answer-port.ts';

const born = (name: string, date: string, time = '') => `${name}, born ${date}${time && ` ${time}`}`;

/** A birth horoscope is written for an hour; its absence is said. */
const hourOf = ({ productType, customer: { birthTime } }: WaitingOrder) =>
  birthTime ?? (productType === 'BIRTH_HOROSCOPE' ? '(hour unknown)' : '');

/** Formats one order for the writer of its answer. */
export function describeOrder(order: WaitingOrder, now: Date): string {
  const { customer, partner, questions, promisedUntil } = order;
  const until = `until ${formatShopTime(promisedUntil)}${promisedUntil < now ? ', LATE' : ''}`;
  return [
    `${order.orderId}  ${order.productName} · ${order.fairyName} · ${until}`,
    `  ${born(customer.name, customer.birthDate, hourOf(order))}${customer.city === null ? '' : `, ${customer.city}`}`,
    ...(partner ? [`  With ${born(partner.name, partner.birthDate)}`] : []),
    ...questions.map(({ sequenceNumber, content }) => `  ${sequenceNumber}. ${content}`),
    // A break that a customer typed stays indented: no name or question can pass for another order.
  ]
    .map((line) => line.replaceAll(/[\r\n]+/g, '\n     '))
    .join('\n');
}

/** Formats the waiting orders for the writer of the answers: questions, persons, deadline. */
export function waitingList(orders: readonly WaitingOrder[], now: Date): string {
  if (orders.length === 0) return 'No order waits for an answer.';
  const title = orders.length === 1 ? 'One order waits' : `${orders.length} orders wait`;
  return [`${title} for an answer (Warsaw time):`, ...orders.map((order) => describeOrder(order, now))].join(
    '\n\n',
  );
}
