import { sql } from 'kysely';
import { stripOrders } from '#server/people/strip-orders.ts';
import { birth, offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import {
  change,
  chartOf,
  KEY,
  ordering,
  placed,
  PREDICTION,
  VISIT,
  wholly,
  type Maker,
  type Order,
} from './shop-subjects.ts';
import { after } from './shop-wish-cases.ts';
import { provider } from './told-provider.ts';
import type { ShopRequest } from './requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

/** What a prediction costs in the filled shop, in grosze. */
const PRICE = 5_450;

/** A coupon of the case. */
const coupon = (shop: WhatChanges, columns: Readonly<Record<string, string>>) => {
  const all = { code: `'PRÓBA'`, valid_from: `'2026-01-01'`, ...columns };
  return change(
    shop,
    `insert into coupon (${Object.keys(all).join()}) values (${Object.values(all).join()})`,
  );
};

const with_ = (changes: Partial<Order>, headers?: ShopRequest['headers']) => () =>
  ordering({ ...PREDICTION, ...changes }, headers);
const born = (birthDate: string) => with_({ customer: { ...birth, birthDate } });
const gift = (sendOn?: string, email = ' Ola@Example.com ') =>
  with_({ gift: { email, ...(sendOn !== undefined && { sendOn }) } });
const withCoupon = (columns: Readonly<Record<string, string>>, changes: Partial<Order> = {}): Maker => {
  return async (shop) => {
    await coupon(shop, columns);
    return ordering({ ...PREDICTION, couponCode: 'proba', ...changes });
  };
};
const fromChart =
  (order: Order, prepare: (shop: WhatChanges, handle: string) => unknown = () => undefined): Maker =>
  async (shop) => {
    const handle = await chartOf(shop);
    await prepare(shop, handle);
    return ordering(order, {}, `/?orderId=${handle}`);
  };
const BIRTH = orderOf('Horoskop_urodzeniowy');

export const orderCases: Readonly<Record<string, Cases>> = {
  createOrder: {
    'a question and a key, by PayU': wholly(() => ordering(PREDICTION, KEY)),
    'texts to be trimmed, and a coupon with a mark too many': () =>
      ordering(
        {
          ...PREDICTION,
          questions: [{ content: ' Czy wyjadę? ' }],
          customer: { ...birth, name: ' Anna  Nowak ', email: ' Anna@Example.com', birthDate: '1990-5-3' },
          couponCode: ' paproć15 ',
        },
        KEY,
      ),
    'by Stripe': wholly(with_({ paymentProvider: 'STRIPE' })),
    tarot: () => ordering(orderOf('Tarot', { couponCode: 'TAROT20', questions: [{ content: 'Nie pytam' }] })),
    'partners’ tarot': () => ordering(orderOf('Tarot_partnerski', { couponCode: 'TAROT20' })),
    'horoscope, which asks for neither partner nor city nor hour': () =>
      ordering(
        orderOf('Horoskop', {
          partner: { name: 'Piotr', birthDate: '1988-12-31' },
          customer: { ...birth, city: 'Kraków', birthTime: '7:05' },
        }),
      ),
    'birth horoscope with an hour': () =>
      ordering({ ...BIRTH, customer: { ...BIRTH.customer, birthTime: '7:05:30', clockChoice: 'later' } }),
    'an hour that no clock has': () =>
      ordering({ ...BIRTH, customer: { ...BIRTH.customer, birthTime: '24:00' } }),
    'the last minute of a day': () =>
      ordering({ ...BIRTH, customer: { ...BIRTH.customer, birthTime: '23:59' } }),
    'a minute that no clock has': () =>
      ordering({ ...BIRTH, customer: { ...BIRTH.customer, birthTime: '23:60' } }),
    'no city': () => ordering({ ...BIRTH, customer: birth }),
    'a city of two letters': () => ordering({ ...BIRTH, customer: { ...birth, city: 'Łk ' } }),
    'a ritual for two': () => ordering(orderOf('Rytual_partnerski')),
    'a ritual for money': () => ordering(orderOf('Rytual_finansowy')),
    'a ritual with an intention': () => ordering(orderOf('Rytual_z_intencja')),
    'no partner': () => {
      const { partner: _, ...alone } = orderOf('Rytual_partnerski');
      return ordering(alone);
    },
    'no question': with_({ questions: [{ content: ' ' }] }),
    'two questions of one': with_({ questions: [{ content: 'Raz' }, { content: 'Dwa' }] }),
    'three questions of three': with_({
      fairyProductId: offerOf('Wrozba', 3).id,
      questions: [{ content: 'Raz' }, { content: '' }, { content: 'Dwa' }].filter(
        ({ content }) => content !== '',
      ),
    }),
    'born today': born('2026-11-21'),
    'born tomorrow': born('2026-11-22'),
    'born in 1900': born('1900-1-1'),
    'born in 1899': born('1899-12-31'),
    'born on a day that was not': born('2023-02-29'),
    'an unknown offer': with_({ fairyProductId: VISIT }),
    'an offer that is not sold any more': async (shop) => {
      await change(
        shop,
        `update fairy_product set on_sale = false where id = '${PREDICTION.fairyProductId}'`,
      );
      return ordering(PREDICTION);
    },
    'a closed shop': async (shop) => {
      await change(shop, 'update shop_opening set closed_at = now()');
      return ordering(PREDICTION);
    },
    gift: gift(),
    'a gift for today': gift('2026-11-21'),
    'a gift for yesterday': gift('2026-11-20'),
    'a gift for the day before': gift('2026-11-19'),
    'a gift for the last day': gift('2027-01-20'),
    'a gift for the day after': gift('2027-01-21'),
    'a gift to oneself': gift(undefined, 'ANNA@example.com'),
    'terms that were never published': with_({ consents: { terms: 'a'.repeat(64) } }),
    'published terms, and the request to begin at once': async (shop) => {
      const { version } = await shop.find(
        sql<{
          version: string;
        }>`select version from consent where kind = 'terms' order by id desc limit 1`,
      );
      const early = await shop.find(
        sql<{
          version: string;
        }>`select version from consent where kind = 'early-start' order by id desc limit 1`,
      );
      return ordering({ ...PREDICTION, consents: { terms: version, earlyStart: early.version } });
    },
    'a coupon with an amount': withCoupon({ amount: '1500' }),
    'a coupon for all of it': wholly(withCoupon({ percent: '100' })),
    'a coupon over all of it': withCoupon({ amount: '50000', max_uses: '1' }),
    'a coupon that leaves as much as PayU takes': withCoupon({ amount: `${PRICE - 5}` }),
    'a coupon that leaves less': withCoupon({ amount: `${PRICE - 4}` }),
    'a coupon that leaves less than Stripe takes': withCoupon(
      { amount: `${PRICE - 199}` },
      { paymentProvider: 'STRIPE' },
    ),
    'a coupon of another product': with_({ couponCode: 'TAROT20' }),
    'a coupon of the past': with_({ couponCode: 'STARY' }),
    'a coupon that begins now': withCoupon({ percent: '10', valid_from: `'2026-11-21T12:00:00+01:00'` }),
    'a coupon that begins in a second': withCoupon({
      percent: '10',
      valid_from: `'2026-11-21T12:00:01+01:00'`,
    }),
    'a coupon in its last second': withCoupon({
      percent: '10',
      valid_until: `'2026-11-21T12:00:01+01:00'`,
    }),
    'a coupon that ends now': withCoupon({ percent: '10', valid_until: `'2026-11-21T12:00:00+01:00'` }),
    'a coupon that was stopped': withCoupon({ percent: '10', stopped_at: 'now()' }),
    'an unknown coupon': with_({ couponCode: 'NIEMA' }),
    'a used coupon': withCoupon({ percent: '10', max_uses: '2', uses: '2' }),
    'the last use of a coupon': with_({ couponCode: 'JEDEN' }),
    'the last use, held by somebody else': async (shop) => {
      await placed(shop, { ...PREDICTION, couponCode: 'JEDEN' });
      return ordering({ ...PREDICTION, couponCode: 'JEDEN' });
    },
    'the last use, held by this browser': after(
      { couponCode: 'JEDEN', questions: [{ content: 'Inne' }] },
      { couponCode: 'JEDEN' },
    ),
    'the last use, held by this visit without a cookie': async (shop) => {
      await placed(shop, { ...PREDICTION, couponCode: 'JEDEN' }, KEY);
      return ordering(
        { ...PREDICTION, couponCode: 'JEDEN', questions: [{ content: 'Inne' }] },
        {
          'idempotency-key': `${VISIT}-2`,
        },
      );
    },
    'a fourth use that one address holds': async (shop) => {
      await coupon(shop, { percent: '10', max_uses: '10' });
      for (const content of ['1?', '2?', '3?'])
        await placed(shop, { ...PREDICTION, couponCode: 'PRÓBA', questions: [{ content }] });
      return ordering({ ...PREDICTION, couponCode: 'PRÓBA' });
    },
    'a provider that is down': () => {
      provider.says(/^POST .*orders$/, 500);
      return ordering({ ...PREDICTION, couponCode: 'JEDEN' }, KEY);
    },
    'a provider that refuses': () => {
      provider.says(/^POST .*orders$/, 200, {
        status: { statusCode: 'WARNING' },
        orderId: 'X',
        redirectUri: 'https://pay.example/',
      });
      return ordering(PREDICTION);
    },
    'Stripe without a page': () => {
      provider.says(/^POST .*sessions$/, 200, { id: 'cs_1', url: 'javascript:1' });
      return ordering({ ...PREDICTION, paymentProvider: 'STRIPE' });
    },
    'from a chart': fromChart(BIRTH),
    'from a chart, with an hour of its own': fromChart({
      ...BIRTH,
      customer: { ...BIRTH.customer, birthTime: '9:00' },
    }),
    'from a chart that was ordered from before': fromChart(BIRTH, (shop, handle) =>
      placed(shop, { ...BIRTH, customer: { ...BIRTH.customer, name: 'Ewa' } }, {}, `?orderId=${handle}`),
    ),
    'from a chart without an hour': async (shop) =>
      ordering(BIRTH, {}, `?orderId=${await chartOf(shop, { timeUnknown: true })}`),
    'from a chart whose data were erased': fromChart(BIRTH, async (shop, handle) => {
      const { orderId } = await placed(shop, BIRTH, {}, `?orderId=${handle}`);
      await shop.log.unheard(() => shop.db.transaction().execute((trx) => stripOrders(trx, [orderId])));
    }),
    'from an unknown chart': () => ordering(BIRTH, {}, `?orderId=${VISIT}`),
    'another product from a chart': fromChart(PREDICTION),
  },
  applyCoupon: {
    'for all products': couponOf('PAPROC15'),
    'in small letters, with a mark too many': couponOf(' paproć15 '),
    'published for all': couponOf('TAROT20', 'Tarot'),
    'of another product': couponOf('TAROT20'),
    'of the past': couponOf('STARY'),
    unknown: couponOf('NIEMA'),
    'nothing but spaces': couponOf(' '),
    'of an unknown offer': () => applying('PAPROC15', { fairyProductId: VISIT }),
    'its last use held by this visit': async (shop) => {
      await placed(shop, { ...PREDICTION, couponCode: 'JEDEN' }, KEY);
      return applying('JEDEN', { visitId: VISIT });
    },
    'its last use held by this browser': async (shop) => {
      const { cookie } = await placed(shop, { ...PREDICTION, couponCode: 'JEDEN' });
      return { ...applying('JEDEN'), headers: { cookie } };
    },
    'its last use held by somebody else': async (shop) => {
      await placed(shop, { ...PREDICTION, couponCode: 'JEDEN' });
      return applying('JEDEN');
    },
    'of which one address holds three uses': async (shop) => {
      await coupon(shop, { percent: '10', max_uses: '10' });
      for (const content of ['1?', '2?', '3?'])
        await placed(shop, { ...PREDICTION, couponCode: 'PRÓBA', questions: [{ content }] });
      return applying('PRÓBA');
    },
    'more than the price': async (shop) => {
      await coupon(shop, { amount: '50000' });
      return applying('PRÓBA');
    },
  },
};

function applying(code: string, more: object = {}, type: 'Wrozba' | 'Tarot' = 'Wrozba'): ShopRequest {
  const payload = { code, fairyProductId: offerOf(type).id, ...more };
  return { to: 'shop', method: 'POST', path: '/api/coupon/apply', payload };
}

function couponOf(code: string, type?: 'Wrozba' | 'Tarot') {
  return () => applying(code, {}, type);
}
