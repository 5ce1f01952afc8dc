import { RATE_PATH } from '#domain/ratings.ts';
import { ANSWER_PATH } from '#server/shop-links.ts';
import { paid, unpaid } from './shop-payment-cases.ts';
import {
  change,
  form,
  orderWhere,
  page,
  sqlOf,
  PREDICTION,
  VISIT,
  ANSWERED,
  FOREIGN,
  LEAVES,
  WAITS,
  type Maker,
  type Subject,
} from './shop-subjects.ts';
import type { ShopRequest } from './requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

const rating =
  (fields: Readonly<Record<string, string>>, where = '', headers = {}): Maker =>
  async (shop) => {
    const rated = where === '' ? 'not exists' : 'exists';
    const { ratingKey } = await orderWhere(
      shop,
      `${ANSWERED} and rating_key is not null and ${rated} (select from rating where rating.order_id = shop_order.id ${where})`,
    );
    return form(RATE_PATH, { klucz: ratingKey, ...fields }, headers);
  };

const answerPage =
  (
    path: (key: string) => string,
    where: string,
    fields?: Readonly<Record<string, string>>,
    headers = {},
  ): Maker =>
  async (shop) => {
    const { answerKey } = await orderWhere(shop, where);
    return fields ? form(path(answerKey), fields, headers) : page(path(answerKey));
  };
const key = (answerKey: string) => `${ANSWER_PATH}/${answerKey}`;
const stars = (answerKey: string) => `${ANSWER_PATH}/${answerKey}/ocena`;
const UNRATED = `${ANSWERED} and not exists (select from rating where rating.order_id = shop_order.id)`;

const address =
  (
    email: string,
    again = email,
    more: Readonly<Record<string, string>> = {},
    prepare: (shop: WhatChanges, orderId: number) => unknown = () => undefined,
    changes = {},
  ): Maker =>
  async (shop) => {
    const { orderId, cookie } = await paid(shop, changes);
    await prepare(shop, orderId);
    return form(
      '/popraw-adres',
      { zamowienie: String(orderId), email, ponownie: again, ...more },
      { cookie },
    );
  };
const GIFT = { gift: { email: 'ola@example.com' } };

const ofOrder =
  (path: string, where: string, keyName = 'customerId'): Maker =>
  async (shop) => {
    const { orderId, customerId } = await orderWhere(shop, where);
    return page(`${path}?zamowienie=${orderId}&${keyName}=${customerId}`);
  };
const status =
  (where: string, prepare: (shop: WhatChanges, order: Subject) => unknown = () => undefined): Maker =>
  async (shop) => {
    const order = await orderWhere(shop, where);
    await prepare(shop, order);
    return page(`/api/order/payment-status/${order.orderId}?customerId=${order.customerId}`);
  };
const claiming =
  (
    where: string,
    claim = VISIT,
    prepare: (shop: WhatChanges, order: Subject) => unknown = () => undefined,
  ): Maker =>
  async (shop) => {
    const order = await orderWhere(shop, where);
    await prepare(shop, order);
    return {
      to: 'shop',
      method: 'POST',
      path: `/api/order/purchase-report/${order.orderId}?customerId=${order.customerId}`,
      payload: { claim },
    };
  };

export const personCases: Readonly<Record<string, Cases>> = {
  getPaymentStatus: {
    'waits for its answer': status(WAITS),
    'its answer leaves soon': status(LEAVES),
    answered: status(ANSWERED),
    'answered, with money that went back': status(
      `${ANSWERED} and exists (select from refund where payment_id = payment.id)`,
    ),
    'a gift for a day': status(`gift_from is not null`),
    'called off': status(`shop_order.status = 'CANCELED' and paid_at is not null`),
    'ended unpaid': status(`shop_order.status = 'CANCELED' and paid_at is null`),
    'not paid yet': status(`shop_order.status = 'DRAFT'`),
    'being paid': status(
      `shop_order.status = 'DRAFT'`,
      sqlOf(
        ({ paymentId }) => `update payment set status = 'WAITING_FOR_CONFIRMATION' where id = '${paymentId}'`,
      ),
    ),
    'paid in another amount': status(
      `shop_order.status = 'DRAFT'`,
      sqlOf(
        ({ paymentId }) =>
          `update payment set status = 'WAITING_FOR_CONFIRMATION' where id = '${paymentId}';
           insert into payment_difference (payment_id, amount, currency) values ('${paymentId}', 1, 'PLN')`,
      ),
    ),
    'by its own device': async (shop) => {
      const { orderId, customerId, cookie } = await paid(shop);
      return page(`/api/order/payment-status/${orderId}?customerId=${customerId}`, { cookie });
    },
    'its mail was refused': status(
      `exists (select from job where kind = 'mail.order-confirmed' and failed_at is not null and payload->>'orderId' = shop_order.id::text)`,
    ),
    'the answer’s mail was refused': status(
      `exists (select from job where kind = 'mail.answer' and failed_at is not null and payload->>'orderId' = shop_order.id::text)`,
    ),
    'another customer': async (shop) =>
      page(`/api/order/payment-status/${(await orderWhere(shop, WAITS)).orderId}?customerId=${VISIT}`),
  },
  claimPurchaseReport: {
    'a paid order': claiming(WAITS),
    'another claim': claiming(
      WAITS,
      VISIT,
      sqlOf(
        ({ orderId }) =>
          `update shop_order set purchase_claim = '${PREDICTION.fairyProductId}' where id = ${orderId}`,
      ),
    ),
    'an unpaid order': claiming(`shop_order.status = 'DRAFT'`),
    'an unknown order': () => ({
      to: 'shop',
      method: 'POST',
      path: `/api/order/purchase-report/9?customerId=${VISIT}`,
      payload: { claim: VISIT },
    }),
  },
  rateAnswer: {
    'five stars and words': rating({ gwiazdki: '5', slowa: ' Dziękuję.\r\nWrócę! ' }),
    'one star': rating({ gwiazdki: '1' }),
    'six stars': rating({ gwiazdki: '6' }),
    'as many words as fit': rating({ gwiazdki: '4', slowa: 'ż'.repeat(600) }),
    'one letter more': rating({ gwiazdki: '4', slowa: 'ż'.repeat(601) }),
    'blank words': rating({ gwiazdki: '4', slowa: ' ' }),
    'other stars than before': rating({ gwiazdki: '1' }, 'and stars = 5'),
    'words after stars': rating(
      { slowa: 'Dobre.' },
      'and not exists (select from rating_words where rating_id = rating.id)',
    ),
    'other words than before': rating(
      { slowa: 'Inne.' },
      'and exists (select from rating_words where rating_id = rating.id)',
    ),
    'by another site': rating({ gwiazdki: '5' }, '', FOREIGN),
    'an unknown key': () => form(RATE_PATH, { klucz: VISIT, gwiazdki: '5' }),
    'an answer that has not left': async (shop) => {
      const { orderId } = await orderWhere(shop, LEAVES);
      await change(shop, `update shop_order set rating_key = '${VISIT}' where id = ${orderId}`);
      return form(RATE_PATH, { klucz: VISIT, gwiazdki: '5' });
    },
  },
  answerPage: {
    'rated on its page': answerPage(stars, UNRATED, { gwiazdki: '3' }),
    'no stars': answerPage(stars, UNRATED, {}),
    'rated by another site': answerPage(stars, UNRATED, { gwiazdki: '3' }, FOREIGN),
    'its address of stars': answerPage(stars, UNRATED),
    closed: answerPage(key, ANSWERED, { krok: 'zamknij' }),
    'closed by another site': answerPage(key, ANSWERED, {}, FOREIGN),
    'closed before it has left': answerPage(key, LEAVES, {}),
    'read before it has left': answerPage(key, LEAVES),
    'rated by a key that nobody has': () => form(stars(VISIT), { gwiazdki: '3' }),
    'closed, of an unknown key': () => form(key(VISIT), {}),
    'closed, of no key': () => form(key('x'), {}),
  },
  mendAddress: {
    'a slip': address('Anna.Nowak@Example.com'),
    'the same address': address('anna@example.com'),
    'two that differ': address('anna.n@example.com', 'anna.m@example.com'),
    'no address': address('anna'),
    'a likely slip': address('anna@gmial.com'),
    'a likely slip, asked about before': address('anna@gmial.com', undefined, { pytano: 'anna@gmial.com' }),
    'of a gift': address('ola.n@example.com', undefined, {}, undefined, GIFT),
    'of a gift, the giver’s own': address('anna@example.com', undefined, {}, undefined, GIFT),
    'a third time': address('anna.n@example.com', undefined, {}, (shop, orderId) =>
      change(
        shop,
        `insert into audit (actor_kind, actor_name, action, entity, entity_id, fields) select 'shop', 'customer', 'email.changed', 'order', '${orderId}', '{email}' from generate_series(1, 2)`,
      ),
    ),
    'a fourth time': address('anna.n@example.com', undefined, {}, (shop, orderId) =>
      change(
        shop,
        `insert into audit (actor_kind, actor_name, action, entity, entity_id, fields) select 'shop', 'customer', 'email.changed', 'order', '${orderId}', '{email}' from generate_series(1, 3)`,
      ),
    ),
    'of an order that is not paid': async (shop) => {
      const { orderId, cookie } = await unpaid(shop);
      return form(
        '/popraw-adres',
        { zamowienie: String(orderId), email: 'a@example.com', ponownie: 'a@example.com' },
        { cookie },
      );
    },
    'by another device': async (shop) => {
      const { orderId } = await paid(shop);
      return form('/popraw-adres', {
        zamowienie: String(orderId),
        email: 'a@example.com',
        ponownie: 'a@example.com',
      });
    },
    'by another site': async (shop) => {
      const { orderId, cookie } = await paid(shop);
      return form(
        '/popraw-adres',
        { zamowienie: String(orderId), email: 'a@example.com', ponownie: 'a@example.com' },
        { cookie, ...FOREIGN },
      );
    },
  },
  pagesOfAnOrder: {
    'order again, by its own key': ofOrder('/ponownie', ANSWERED),
    'order again, by another key': ofOrder('/ponownie', ANSWERED, 'x'),
    'order again, a ritual for two': ofOrder('/ponownie', `${ANSWERED} and partner_name is not null`),
    'order again, after the page was closed': async (shop) => {
      const order = await orderWhere(shop, ANSWERED);
      await shop.ask(form(key(order.answerKey), {}));
      return page(`/ponownie?zamowienie=${order.orderId}&customerId=${order.customerId}`);
    },
    'order again, not paid': ofOrder('/ponownie', `shop_order.status = 'DRAFT'`),
    'order again, not sold any more': async (shop) => {
      await change(shop, 'update fairy_product set on_sale = false');
      return (await ofOrder('/ponownie', ANSWERED)(shop)) as ShopRequest;
    },
    'card of a gift': ofOrder('/karta-prezentu', `gift_email is not null and gift_from is not null`),
    'card of a gift at once': ofOrder('/karta-prezentu', `gift_email is not null and gift_from is null`),
    'card of no gift': ofOrder('/karta-prezentu', WAITS),
    'hour of an answer': ofOrder('/termin-odpowiedzi.ics', WAITS),
    'hour of an answer that came': ofOrder('/termin-odpowiedzi.ics', ANSWERED),
    'hour of a gift for a day': ofOrder('/termin-odpowiedzi.ics', `gift_from is not null`),
    'address, by another device': ofOrder('/popraw-adres', WAITS),
  },
};
