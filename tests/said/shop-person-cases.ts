import { sql } from 'kysely';
import { RATE_PATH } from '#domain/ratings.ts';
import { erasureOutlook } from '#server/people/erase-person.ts';
import { ANSWER_PATH, WITHDRAWAL_PRESS_PATH } from '#server/shop-links.ts';
import { change, PREDICTION, VISIT, type Maker } from './shop-order-cases.ts';
import { tokenOf } from './shop-letter-cases.ts';
import { paid, unpaid } from './shop-payment-cases.ts';
import { orderWhere, type Subject } from './shop-subjects.ts';
import type { Cases, ShopRequest, WhatChanges } from './what-changes.ts';

const form = (path: string, fields: Readonly<Record<string, string>>, headers = {}): ShopRequest => ({
  to: 'shop',
  method: 'POST',
  path,
  form: fields,
  headers,
});
const page = (path: string, headers = {}): ShopRequest => ({ to: 'shop', method: 'GET', path, headers });
const FOREIGN = { 'sec-fetch-site': 'cross-site' };

const WAITS = `shop_order.status = 'GENERATING_RESPONSE' and gift_email is null`;
const LEAVES = `shop_order.status = 'SCHEDULED' and gift_from is null`;
const ANSWERED = `shop_order.status = 'SENT' and gift_email is null`;
const OLD = `${ANSWERED} and answered_at < now() - interval '15 days'`;

const statement = (order: Pick<Subject, 'orderId' | 'email'>, more: object = {}): ShopRequest => ({
  to: 'shop',
  method: 'POST',
  path: '/api/withdrawal',
  payload: { name: ' Anna\nNowak ', orderNumber: String(order.orderId), email: order.email, ...more },
});
/** A statement about an order of the filled shop; with its own key unless told otherwise. */
const withdrawing =
  (
    where: string,
    more: (order: Subject) => object = ({ customerId }) => ({ orderKey: customerId }),
    prepare: (shop: WhatChanges, order: Subject) => unknown = () => undefined,
  ): Maker =>
  async (shop) => {
    const order = await orderWhere(shop, where);
    await prepare(shop, order);
    return statement(order, more(order));
  };
const keyless = () => ({});
const sqlOf = (text: (order: Subject) => string) => (shop: WhatChanges, order: Subject) =>
  change(shop, text(order));

/** The link of a statement's receipt, about an order that waits. */
const pressing =
  (
    press: Readonly<Record<string, string>>,
    prepare: (shop: WhatChanges, token: string) => unknown = () => undefined,
    headers = {},
  ): Maker =>
  async (shop) => {
    await shop.ask(statement(await orderWhere(shop, WAITS)));
    const token = await tokenOf(shop, 'mail.withdrawal-receipt');
    await shop.jobs('', 0);
    await prepare(shop, token);
    return form(WITHDRAWAL_PRESS_PATH, { klucz: token, ...press }, headers);
  };

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

const CLAIM = 'c'.repeat(32);
/** A step of the page of one's data, behind a mailed link. */
const opened =
  (
    whose: string | ((shop: WhatChanges) => Promise<string>),
    fields:
      | Readonly<Record<string, string>>
      | ((shop: WhatChanges, email: string) => Promise<Record<string, string>>) = {},
    prepare: (shop: WhatChanges, token: string) => unknown = () => undefined,
  ): Maker =>
  async (shop) => {
    const email = typeof whose === 'string' ? (await orderWhere(shop, whose)).email : await whose(shop);
    await shop.ask(form('/moje-dane', { email }));
    const token = await tokenOf(shop, 'mail.data-link');
    await shop.jobs('', 0);
    await prepare(shop, token);
    const step = typeof fields === 'function' ? await fields(shop, email) : fields;
    return form('/moje-dane/wglad', { klucz: token, wejscie: CLAIM, ...step });
  };
const openOrders = async (shop: WhatChanges, email: string): Promise<Record<string, string>> => {
  const { unanswered, payable } = await erasureOutlook(shop.db, email);
  return { krok: 'usun-na-pewno', zamowienia: [...unanswered, ...payable].join(',') };
};
const writer = async (shop: WhatChanges) =>
  (
    await shop.find(
      sql<{
        email: string;
      }>`select email from contact_message where kind = 'complaint' order by received_at desc, id limit 1`,
    )
  ).email;
const reader = async (shop: WhatChanges) =>
  (
    await shop.find(
      sql<{ email: string }>`select email from subscriber where status = 'CONFIRMED' order by email limit 1`,
    )
  ).email;

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
  confirmWithdrawal: {
    'its own key, an order that waits': withdrawing(WAITS),
    'its own key, an answer that is to leave': withdrawing(LEAVES),
    'its own key, an answer that is leaving': withdrawing(
      LEAVES,
      undefined,
      sqlOf(
        ({ orderId }) =>
          `update shop_order set mailed_by = (select id from job where kind = 'mail.answer' and done_at is null and failed_at is null order by created_at, payload limit 1) where id = ${orderId}`,
      ),
    ),
    'its own key, answered within fourteen days': withdrawing(ANSWERED),
    'its own key, answered long ago': withdrawing(OLD),
    'its own key, not paid': withdrawing(`shop_order.status = 'DRAFT'`),
    'its own key, called off': withdrawing(`shop_order.status = 'CANCELED' and paid_at is not null`),
    'its own key, its address was mended': withdrawing(
      WAITS,
      undefined,
      sqlOf(
        ({ orderId }) =>
          `insert into audit (actor_kind, actor_name, action, entity, entity_id, fields) values ('shop', 'customer', 'email.changed', 'order', '${orderId}', '{email}')`,
      ),
    ),
    'number and address': withdrawing(WAITS, keyless),
    'a number with a sign': withdrawing(WAITS, ({ orderId }) => ({ orderNumber: ` nr ${orderId}.` })),
    'another address': withdrawing(WAITS, () => ({ email: 'Inna@example.com' })),
    'an unknown number': withdrawing(WAITS, () => ({ orderNumber: '999999' })),
    'no number': withdrawing(WAITS, () => ({ orderNumber: 'to za kawę' })),
    'blank fields': withdrawing(WAITS, () => ({ name: ' ', orderNumber: '\n' })),
    'a second one': withdrawing(WAITS, keyless, (shop, order) => shop.ask(statement(order))),
    'after three mails of the day': withdrawing(WAITS, keyless, async (shop, { email }) => {
      await shop.ask({ to: 'shop', method: 'POST', path: '/api/newsletter', payload: { email } });
      await change(
        shop,
        `insert into unproven_mail (address_hash, kind, at) select address_hash, 'other', at from unproven_mail, generate_series(1, 2) where at = now()`,
      );
    }),
  },
  reviewWithdrawal: {
    'all fields': () => ({
      to: 'shop',
      method: 'POST',
      path: '/api/withdrawal/review',
      payload: { name: ' Anna\nNowak', orderNumber: '7', email: 'Anna@example.com' },
    }),
  },
  plainWithdrawal: {
    'first step': () =>
      form('/odstapienie', { name: 'Anna', orderNumber: '7', email: 'anna@example.com', krok: 'dane' }),
    'last step, by the order’s own link': async (shop) => {
      const { orderId, customerId, email } = await orderWhere(shop, WAITS);
      return form('/odstapienie', {
        name: 'Anna',
        orderNumber: String(orderId),
        email,
        customerId,
        krok: 'potwierdzenie',
      });
    },
    'nothing filled in': () => form('/odstapienie', { krok: 'potwierdzenie' }),
    'by another site': () =>
      form(
        '/odstapienie',
        { name: 'Anna', orderNumber: '7', email: 'anna@example.com', krok: 'potwierdzenie' },
        FOREIGN,
      ),
  },
  pressWithdrawal: {
    mine: pressing({ odpowiedz: 'tak' }),
    'not mine': pressing({ odpowiedz: 'nie' }),
    'mine after all': pressing({ odpowiedz: 'tak' }, (shop, klucz) =>
      shop.ask(form(WITHDRAWAL_PRESS_PATH, { klucz, odpowiedz: 'nie' })),
    ),
    'not mine after all': pressing({ odpowiedz: 'nie' }, (shop, klucz) =>
      shop.ask(form(WITHDRAWAL_PRESS_PATH, { klucz, odpowiedz: 'tak' })),
    ),
    neither: pressing({}),
    'by another site': pressing({ odpowiedz: 'tak' }, undefined, FOREIGN),
    'an unknown link': () => form(WITHDRAWAL_PRESS_PATH, { klucz: 'x', odpowiedz: 'tak' }),
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
  mailDataLink: {
    'a customer': async (shop) =>
      form('/moje-dane', { email: (await orderWhere(shop, ANSWERED)).email.toUpperCase() }),
    'somebody unknown': () => form('/moje-dane', { email: 'nikt@example.com' }),
    'once more at once': async (shop) => {
      await shop.ask(form('/moje-dane', { email: 'nikt@example.com' }));
      return form('/moje-dane', { email: 'nikt@example.com' });
    },
    'no address': () => form('/moje-dane', { email: 'nikt' }),
    'a likely slip': () => form('/moje-dane', { email: 'nikt@gmial.com' }),
    'by another site': () => form('/moje-dane', { email: 'nikt@example.com' }, FOREIGN),
    'opened by a program that scans mails': () => page(`/moje-dane?klucz=${CLAIM}`),
  },
  myData: {
    'a customer whose order waits': opened(WAITS),
    'her file': opened(WAITS, { krok: 'plik' }),
    'the file of somebody whose answer came': opened(ANSWERED, { krok: 'plik' }),
    'the file of somebody who wrote': opened(writer, { krok: 'plik' }),
    'the file of somebody who gets the newsletter': opened(reader, { krok: 'plik' }),
    'before it is erased': opened(WAITS, { krok: 'usun' }),
    'erased, with an order that waits': opened(WAITS, openOrders),
    'erased, while an order came': opened(WAITS, { krok: 'usun-na-pewno', zamowienia: '' }),
    'erased, with an answer that is to leave': opened(LEAVES, openOrders),
    'erased, after the answer': opened(ANSWERED, openOrders),
    'erased, with an unpaid order': opened(`shop_order.status = 'DRAFT'`, openOrders),
    'erased, of a gift': opened(`gift_email is not null and shop_order.status = 'SENT'`, openOrders),
    'erased, of who has withdrawn': opened(
      `exists (select from withdrawal where order_id = shop_order.id) and shop_order.status = 'SENT'`,
      openOrders,
    ),
    'erased, of somebody who wrote': opened(writer, openOrders),
    'erased, of a reader': opened(reader, openOrders),
    'erased, of nobody': opened(async () => 'nikt@example.com', openOrders),
    'a link that another page has opened': opened(WAITS, {}, (shop, klucz) =>
      shop.ask(form('/moje-dane/wglad', { klucz, wejscie: 'd'.repeat(32) })),
    ),
    'a link of an hour ago': opened(WAITS, {}, (shop) =>
      change(shop, `update data_link set expires_at = now()`),
    ),
    'a link in its last second': opened(
      async () => 'nikt@example.com',
      {},
      (shop) => change(shop, `update data_link set expires_at = now() + interval '1 second'`),
    ),
    'an unknown link': () => form('/moje-dane/wglad', { klucz: CLAIM, wejscie: CLAIM }),
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
