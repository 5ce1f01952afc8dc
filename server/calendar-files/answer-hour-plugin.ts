import type { FastifyInstance } from 'fastify';
import { answerHourCopy as copy } from '#copy/purchase/answer-hour.ts';
import { ANSWER_CALENDAR_PATH } from '#domain/paths/answer-calendar-path.ts';
import { WITHDRAWAL_KEY, WITHDRAWAL_ORDER } from '#domain/paths/withdrawal-path.ts';
import { promisedUntil } from '#domain/promised-until.ts';
import { findOwnOrder } from '#server/orders/placed-order.ts';
import { html } from '#server/plain-pages/html.ts';
import type { House } from '#server/plain-pages/house.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { CALENDAR_TYPE, calendarFile } from './calendar-file.ts';

/**
 * Serves the promised time of a paid order's answer as a calendar file, by the order's number and key. It contains no
 * question, address or key, since calendars are shared.
 */
export async function answerHourPlugin(
  app: FastifyInstance,
  { publicUrl, house, db }: { publicUrl: string; house: House; db: Db },
): Promise<void> {
  const { host } = new URL(publicUrl);
  app.get<{ Querystring: Record<string, unknown> }>(ANSWER_CALENDAR_PATH, async ({ query }, reply) => {
    void reply.headers(house.headers());
    const orderId = Number(query[WITHDRAWAL_ORDER]);
    const awaited = await findAwaited(db, orderId, String(query[WITHDRAWAL_KEY]));
    if (!awaited) {
      const body = html`<h1>${copy.closedTitle}</h1>
        <p>${copy.closed}</p>`;
      return reply.code(410).send(house.page({ title: copy.closedTitle, from: 'shop', body }));
    }
    const { paidAt, productName, fairyName } = awaited;
    void reply.header('content-type', CALENDAR_TYPE);
    return calendarFile({ host, name: copy.calendar }, [
      {
        id: `odpowiedz-${orderId}`,
        at: promisedUntil(paidAt),
        title: copy.title(productName, fairyName),
        description: copy.description(orderId),
      },
    ]);
  });
}

/** An order whose answer is on its way by the promise; a gift that waits for its day has no such hour. */
async function findAwaited(db: Db, orderId: number, customerId: string) {
  const order =
    Number.isSafeInteger(orderId) && orderId > 0 && orderId < 2 ** 31
      ? await findOwnOrder(db, orderId, customerId)
      : undefined;
  if (!order || order.paidAt === null || order.answeredAt !== null || order.orderStatus === 'CANCELED')
    return undefined;
  const waits = await db
    .selectFrom('shop_order')
    .select('id')
    .where('id', '=', orderId)
    .where('gift_from', 'is not', null)
    .executeTakeFirst();
  return waits ? undefined : { ...order, paidAt: order.paidAt };
}
