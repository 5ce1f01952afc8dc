import type { FastifyInstance } from 'fastify';
import { giftCardCopy as copy } from '#copy/answer/gift-card.ts';
import { GIFT_CARD_PATH } from '#domain/paths/gift-card-path.ts';
import { WITHDRAWAL_KEY, WITHDRAWAL_ORDER } from '#domain/paths/withdrawal-path.ts';
import { findOwnOrder } from '#server/orders/placed-order.ts';
import { html } from '#server/plain-pages/html.ts';
import type { House } from '#server/plain-pages/house.ts';
import { resultPageUrl } from '#server/shop-links.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** Serves the printable gift card, by number and key of a paid order. It shows no name, address or price, because other people see it. */
export async function giftCardPlugin(
  app: FastifyInstance,
  { house, db }: { house: House; db: Db },
): Promise<void> {
  app.get<{ Querystring: Record<string, unknown> }>(GIFT_CARD_PATH, async ({ query }, reply) => {
    void reply.headers(house.headers());
    const [orderId, customerId] = [Number(query[WITHDRAWAL_ORDER]), String(query[WITHDRAWAL_KEY])];
    const gift = await findGift(db, orderId, customerId);
    if (!gift) {
      const body = html`<h1>${copy.closedTitle}</h1>
        <p>${copy.closed}</p>`;
      return reply.code(410).send(house.page({ title: copy.closedTitle, from: 'mail', body }));
    }
    return house.page({
      title: copy.title,
      from: 'mail',
      body: html`<h1>${copy.title}</h1>
        <p>${copy.lead}</p>
        <section class="gift-card">
          <p class="rubric">${copy.card}</p>
          <h2>${copy.what(gift.productName, gift.fairyName)}</h2>
          <p>${copy.when(gift.from)}</p>
          <p class="line">${copy.for}</p>
          <p class="line">${copy.from}</p>
        </section>
        <p><a href="${resultPageUrl('', { orderId, customerId })}">${copy.back}</a></p>`,
    });
  });
}

async function findGift(db: Db, orderId: number, customerId: string) {
  const order =
    Number.isSafeInteger(orderId) && orderId > 0 && orderId < 2 ** 31
      ? await findOwnOrder(db, orderId, customerId)
      : undefined;
  if (!order || order.paidAt === null || order.orderStatus === 'CANCELED') return undefined;
  const gift = await db
    .selectFrom('shop_order')
    .select('gift_from as from')
    .where('id', '=', orderId)
    .where('gift_email', 'is not', null)
    .executeTakeFirst();
  return gift && { productName: order.productName, fairyName: order.fairyName, from: gift.from ?? undefined };
}
