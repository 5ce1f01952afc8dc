import { sql } from 'kysely';
import type { CouponField, CouponTexts } from '#domain/coupon.ts';
import { given, NEWER, NOTHING, post, put } from './case-kit.ts';
import { NEW_ID, type Cases, type WhatChanges } from './what-changes.ts';

const FIELDS: CouponTexts = {
  discount: '10 %',
  products: '',
  validFrom: '2026-11-21',
  validUntil: '2026-12-31',
  maxUses: '',
  audience: 'public',
};
const PERSONAL = { audience: 'personal', validUntil: '' } as const;
const make =
  (fields: Partial<CouponTexts> = {}, code = ' Jesień\u200b–25 ') =>
  () =>
    post('/coupons', { id: NEW_ID, code, fields: { ...FIELDS, ...fields } });

/** A change of a coupon that was made a moment ago. */
const changeOf =
  (
    fields: Partial<CouponTexts>,
    changes: Partial<Record<CouponField, string>>,
    seen = 1,
    ...queries: ReturnType<typeof sql>[]
  ) =>
  async (shop: WhatChanges) => {
    await shop.ask(make(fields, 'NOWY')());
    await given(shop, ...queries);
    return put('/coupons/NOWY', {
      changes: Object.entries(changes).map(([field, text]) => ({ field, text, seen })),
    });
  };
const LATER = { validFrom: '2026-12-01' } as const;
/** A coupon that has just ended. */
const ended = (isPublic: boolean) => async (shop: WhatChanges) => {
  await given(
    shop,
    sql`insert into coupon (code, percent, valid_from, valid_until, is_public)
        values ('NOWY', 10, now() - interval '9 days', now(), ${isPublic})`,
  );
  return put('/coupons/NOWY', { changes: [{ field: 'validUntil', text: '2026-12-31', seen: 1 }] });
};
const USED = sql`update coupon set uses = 3 where code = 'NOWY'`;

const { audience: _audience, maxUses: _maxUses, ...OF_BATCH } = FIELDS;
const batch =
  (more: { name?: string; prefix?: string; count?: string; fields?: Partial<typeof OF_BATCH> } = {}) =>
  () =>
    post('/coupon-batches', {
      id: NEW_ID,
      name: ' Dla klientek ',
      prefix: ' pro–ba ',
      count: '3',
      ...more,
      fields: { ...OF_BATCH, validUntil: '', ...more.fields },
    });
const batchOf = async (shop: WhatChanges) =>
  (await shop.find(sql<{ id: string }>`select id from coupon_batch order by created_at limit 1`)).id;
/** One code of a batch, by its place. */
const nth = (at: number, what: ReturnType<typeof sql>) =>
  sql`update coupon set ${what} where code = (
    select code from coupon where batch is not null order by code offset ${sql.lit(at)} limit 1)`;

/** What changes at coupons and batches. */
export const couponCases: Readonly<Record<string, Cases>> = {
  makeCoupon: {
    'for everybody': make(),
    'for few, of an amount, from a later day': make({
      ...PERSONAL,
      discount: '1 234,50 zł',
      products: 'PREDICTION,TAROT',
      validFrom: '2027-03-28',
      maxUses: '1000000',
    }),
    'for one day, with the longest code': make(
      { discount: '100', validUntil: '2026-11-21', products: 'TAROT', maxUses: '1' },
      `K${'o'.repeat(38)}Ó`,
    ),
    'of the highest amount, with the shortest code': make({ ...PERSONAL, discount: '100000 zł' }, 'AB1'),
    'with all wrong': make(
      {
        discount: '101%',
        products: 'NEWSLETTER',
        validFrom: '2026-11-20',
        validUntil: '2026-11-19',
        maxUses: '1000001',
        audience: 'all',
      },
      'AB',
    ),
    'with all wrong in another way': make(
      { discount: '100000,01 zł', validFrom: '2026-02-30', validUntil: '2026-11-20', maxUses: '0' },
      'X'.repeat(41),
    ),
    'that ends before it begins': make(
      { discount: '0,00 zł', validFrom: '2026-12-24', validUntil: '2026-12-23' },
      '-ABC',
    ),
    'for everybody without an end': make({ validUntil: '' }),
    'that is there': make({}, 'ZIMA10'),
    'without an id': () => post('/coupons', { code: 'NOWY', fields: FIELDS }),
    'by an id that has another code': async (shop) => {
      await shop.ask(make()());
      return make({}, 'INNY')();
    },
    'by an id that has other texts': async (shop) => {
      await shop.ask(make()());
      return make({ maxUses: '2' })();
    },
    'by an id that has the same texts in another spelling': async (shop) => {
      await shop.ask(make({ products: 'TAROT,PREDICTION' }, 'NOWY')());
      return make({ products: 'PREDICTION,TAROT', discount: '10' }, 'nowy')();
    },
  },
  changeCoupon: {
    'that waits': changeOf(LATER, { discount: '20' }),
    'that waits, all of it': changeOf(LATER, {
      discount: '20,00 zł',
      products: 'TAROT',
      validFrom: '2026-11-22',
      validUntil: '2026-11-22',
      maxUses: '5',
      audience: 'personal',
    }),
    'that runs for everybody': changeOf({}, { validUntil: '2026-11-22', maxUses: '5' }),
    'that runs for everybody, to no end': changeOf({}, { validUntil: '' }),
    'that waits, to a beginning after its end': changeOf(LATER, { validFrom: '2027-01-01' }),
    'that waits for few, without an end, to everybody': changeOf(
      { ...LATER, ...PERSONAL },
      { audience: 'public' },
    ),
    'that waits for few, to no end and no limit': changeOf(
      { ...LATER, audience: 'personal', maxUses: '5' },
      { validUntil: '', maxUses: '' },
    ),
    'that waits for few, with an end, to everybody and all services': changeOf(
      { ...LATER, audience: 'personal', products: 'TAROT' },
      { audience: 'public', products: '' },
    ),
    'that runs for everybody, what was announced': changeOf(
      {},
      {
        discount: '20',
        products: 'TAROT',
        validFrom: '2026-11-22',
        audience: 'personal',
      },
    ),
    'that runs for few': changeOf(PERSONAL, { discount: '20', products: 'TAROT' }),
    'that ends before it begins': changeOf(LATER, { validUntil: '2026-11-30' }),
    'that ended for everybody': ended(true),
    'that ended for few': ended(false),
    'to as many uses as it had': changeOf(PERSONAL, { maxUses: '3' }, 1, USED),
    'to fewer uses than it had': changeOf(PERSONAL, { maxUses: '2' }, 1, USED),
    'to what it says': changeOf({}, { discount: '10', products: '', validFrom: '2026-11-21' }, NEWER),
    'that was changed meanwhile': changeOf(PERSONAL, { discount: '20' }, NEWER),
    'that is not there': () =>
      put('/coupons/NOWY', { changes: [{ field: 'discount', text: '20', seen: 1 }] }),
  },
  stopCoupon: {
    'that is not there': () => post('/coupons/NOWY/stop'),
    'that runs': async (shop) => {
      await shop.ask(make({}, 'NOWY')());
      return post('/coupons/NOWY/stop');
    },
    'that was stopped': async (shop) => {
      await shop.ask(make({}, 'NOWY')());
      await given(shop, sql`update coupon set stopped_at = now() - interval '1 day' where code = 'NOWY'`);
      return post('/coupons/NOWY/stop');
    },
  },
  makeCouponBatch: {
    'of three': batch(),
    'of one without a beginning, of an amount': batch({
      prefix: '',
      count: '1',
      name: 'Abc',
      fields: { discount: '5 zł', validUntil: '2026-11-21', products: 'TAROT' },
    }),
    'with all wrong': batch({
      name: ' ab ',
      prefix: 'X'.repeat(13),
      count: '0',
      fields: { discount: '0', validFrom: '2026-11-20', validUntil: '2026-11-19', products: 'NEWSLETTER' },
    }),
    'with a name and beginning as long as may be, and too many': batch({
      name: 'x'.repeat(80),
      prefix: 'X'.repeat(12),
      count: '1001',
    }),
    'of most, with a name longer than may be': batch({ name: 'x'.repeat(81), count: '1000', prefix: '?' }),
    'by an id of another name': async (shop) => {
      await shop.ask(batch()());
      return batch({ name: 'Dla innych' })();
    },
    'by an id of another count': async (shop) => {
      await shop.ask(batch()());
      return batch({ count: '2' })();
    },
    'by an id of another beginning': async (shop) => {
      await shop.ask(batch()());
      return batch({ prefix: '' })();
    },
    'by an id of another discount': async (shop) => {
      await shop.ask(batch()());
      return batch({ fields: { discount: '11' } })();
    },
  },
  stopCouponBatch: {
    'that runs': async (shop) => {
      await given(shop, nth(0, sql`stopped_at = now() - interval '1 day'`));
      await shop.ask(batch()());
      return post(`/coupon-batches/${NEW_ID}/stop`);
    },
    'of the demo': async (shop) => post(`/coupon-batches/${await batchOf(shop)}/stop`),
    'that was stopped': async (shop) => {
      await given(shop, sql`update coupon_batch set stopped_at = now() - interval '1 day'`);
      return post(`/coupon-batches/${await batchOf(shop)}/stop`);
    },
    'that is not there': () => post(`/coupon-batches/${NOTHING}/stop`),
  },
  exportCouponBatch: {
    'with codes of all kinds': async (shop) => {
      await given(
        shop,
        nth(0, sql`stopped_at = now(), uses = 0`),
        nth(1, sql`stopped_at = now(), uses = 1`),
        nth(2, sql`valid_until = now(), uses = 0`),
        nth(3, sql`valid_from = now() + interval '1 second', uses = 0`),
        nth(4, sql`valid_from = now(), uses = 0`),
      );
      return post(`/coupon-batches/${await batchOf(shop)}/csv`);
    },
    'that is not there': () => post(`/coupon-batches/${NOTHING}/csv`),
  },
};
