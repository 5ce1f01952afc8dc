import { WITHDRAWAL_PRESS_PATH } from '#server/shop-links.ts';
import { tokenOf } from './shop-letter-cases.ts';
import {
  change,
  form,
  orderWhere,
  sqlOf,
  ANSWERED,
  FOREIGN,
  LEAVES,
  WAITS,
  type Maker,
  type Subject,
} from './shop-subjects.ts';
import type { ShopRequest } from './requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

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

export const withdrawalCases: Readonly<Record<string, Cases>> = {
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
};
