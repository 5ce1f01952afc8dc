import { sql, type RawBuilder } from 'kysely';
import { spellCouponCode } from '#domain/coupon.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import type { Grosze } from '#domain/grosze.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import {
  COUPON_FIELDS,
  discountText,
  productsText,
  readDiscount,
  readProducts,
  type CouponField,
  type CouponTexts,
} from '#domain/coupon.ts';
import { couponProblem, codeProblem } from '#schemas/desk/coupon-problem.ts';
import { ApiError } from '#server/api-error.ts';
import { madeBefore, unknown } from '#server/desk/desk-errors.ts';
import { beforeAndAfter, changeFields, type FieldChange } from '#server/desk/editing/change-fields.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { lockCoupon, readCoupon, standingOf, textsOf, versionOf } from './read-coupons.ts';

type Problems = readonly { path: string; message: string }[];

/** 422: rules are broken; messages by field. */
export const refusedCoupon = (problems: Problems) =>
  new ApiError(422, DESK_ERROR.couponRefused, 'Rules of coupons are broken', [...problems]);

/** The day in Warsaw by the database's clock, which is the one that decides when a coupon begins and ends. */
export async function today(trx: Trx): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(now() at time zone ${SHOP_TIME_ZONE}, 'YYYY-MM-DD') as day
  `.execute(trx);
  return rows[0]?.day ?? '';
}

/** The first moment of a day in Warsaw, and not before now. */
const beginning = (day: string) =>
  sql<string>`greatest((${day}::date)::timestamp at time zone ${SHOP_TIME_ZONE}, now())`;
/** The first moment after a day in Warsaw; also when the clocks change in it. */
const ending = (day: string) => sql<string>`(${day}::date + 1)::timestamp at time zone ${SHOP_TIME_ZONE}`;

interface Columns {
  percent?: number | null;
  amount?: Grosze | null;
  product_types?: RawBuilder<never> | null;
  valid_from?: RawBuilder<string>;
  valid_until?: RawBuilder<string> | null;
  max_uses?: number | null;
  is_public?: boolean;
}

/** The columns that a field's text is stored in; the text has been validated. */
function columnsOf(field: CouponField, text: string): Columns {
  switch (field) {
    case 'discount':
      return readDiscount(text) ?? {};
    case 'products': {
      const types = readProducts(text) ?? null;
      return { product_types: types && sql<never>`${types}::text[]` };
    }
    case 'validFrom':
      return { valid_from: beginning(text) };
    case 'validUntil':
      return { valid_until: text === '' ? null : ending(text) };
    case 'maxUses':
      return { max_uses: text === '' ? null : Number(text) };
    case 'audience':
      return { is_public: text === 'public' };
  }
}

/** All columns of a new coupon; the texts have been validated. */
export const newCoupon = (texts: CouponTexts) => {
  const { percent = null, amount = null } = readDiscount(texts.discount) ?? {};
  const types = readProducts(texts.products) ?? null;
  return {
    percent,
    amount,
    product_types: types && sql<never>`${types}::text[]`,
    valid_from: beginning(texts.validFrom),
    valid_until: texts.validUntil === '' ? null : ending(texts.validUntil),
    max_uses: texts.maxUses === '' ? null : Number(texts.maxUses),
    is_public: texts.audience === 'public',
  };
};

/** The problems of a new coupon's fields. */
export const problemsOfNew = (texts: CouponTexts, day: string, prefix = '/fields'): Problems =>
  COUPON_FIELDS.flatMap((field) => {
    const message = couponProblem(field, texts, { today: day });
    return message === undefined ? [] : [{ path: `${prefix}/${field}`, message }];
  });

/** Texts as a stored coupon spells them: 10 % and 10% are the same. What cannot be read stays as it is. */
export const spelled = (texts: CouponTexts): CouponTexts => {
  const discount = readDiscount(texts.discount);
  const products = readProducts(texts.products);
  return {
    ...texts,
    ...(discount && { discount: discountText(discount) }),
    ...(products !== undefined && { products: productsText(products) }),
  };
};

/** The coupon that was made under an id, if it is the same one. @throws {ApiError} 225 (409) with another one. */
async function findMade(trx: Trx, id: string, code: string, fields: CouponTexts): Promise<boolean> {
  const made = await trx.selectFrom('coupon').select('code').where('made_as', '=', id).executeTakeFirst();
  if (!made) return false;
  const current = await readCoupon(trx, made.code);
  const typed = spelled(fields);
  if (made.code === code && COUPON_FIELDS.every((field) => current?.fields[field] === typed[field]))
    return true;
  throw madeBefore(current);
}

/**
 * Creates a coupon. Of two people who create the same code the second is refused. The form generates the id: a
 * repeated request with it returns the same coupon.
 * @throws {ApiError} 222 (422) with messages by field, 225 (409) with the coupon if this id exists with other texts.
 */
export async function makeCoupon(
  db: Db,
  actor: Actor,
  { id, code: typed, fields }: { id?: string | undefined; code: string; fields: CouponTexts },
): Promise<string> {
  const code = spellCouponCode(typed);
  await db.transaction().execute(async (trx) => {
    if (id !== undefined && (await findMade(trx, id, code, fields))) return;
    const problems = problemsOfNew(fields, await today(trx));
    const wrongCode = codeProblem(code);
    if (wrongCode !== undefined || problems.length > 0)
      throw refusedCoupon([
        ...(wrongCode === undefined ? [] : [{ path: '/code', message: wrongCode }]),
        ...problems,
      ]);
    const made = await trx
      .insertInto('coupon')
      .values({ code, made_as: id ?? null, ...newCoupon(fields) })
      // Any conflict: of two calls with one id at once, the second finds the first one's coupon.
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst();
    if (!made && id !== undefined && (await findMade(trx, id, code, fields))) return;
    if (!made) throw refusedCoupon([{ path: '/code', message: codeProblem(code, true) ?? '' }]);
    await recordAudit(trx, {
      actor,
      action: 'coupon.made',
      entity: 'coupon',
      entityId: code,
      fields: [...COUPON_FIELDS],
      details: { after: fields },
    });
  });
  return code;
}

/** The message about a last day that stays, and does not fit another beginning, or a coupon that is for everybody now. */
const endProblem = (
  field: CouponField,
  before: CouponTexts,
  after: CouponTexts,
  rules: Parameters<typeof couponProblem>[2],
): string | undefined =>
  (field === 'validFrom' || field === 'audience') && after.validUntil === before.validUntil
    ? couponProblem('validUntil', after, rules)
    : undefined;

/**
 * Changes fields of one coupon, as `changeFields` does.
 * @throws {ApiError} 404 for an unknown code, 210 (409) with the newer coupon, 222 (422) with messages by field.
 */
export const changeCoupon = (
  db: Db,
  actor: Actor,
  code: string,
  changes: readonly FieldChange<CouponField>[],
): Promise<void> =>
  changeFields(db, actor, changes, async (trx) => {
    const row = await lockCoupon(trx, code);
    if (!row) throw unknown();
    const texts = textsOf(row);
    const rules = { today: await today(trx), standing: standingOf(row) };
    return {
      texts,
      tidy: (field, text) => spelled({ ...texts, [field]: text })[field],
      isStale: ({ field, seen }) => versionOf(row, field) !== seen,
      current: () => readCoupon(trx, code),
      problemOf: (field, after) =>
        couponProblem(field, after, rules) ?? endProblem(field, texts, after, rules),
      refusal: refusedCoupon,
      store: async (moved) => {
        const columns: Columns = Object.assign({}, ...moved.map(({ field, text }) => columnsOf(field, text)));
        await trx.updateTable('coupon').set(columns).where('code', '=', code).execute();
        return beforeAndAfter(texts, moved);
      },
      audit: { action: 'coupon.changed', entity: 'coupon', entityId: code },
    };
  });

/** Stops a coupon at once and for good: no further order can use it. A stopped coupon is unchanged. */
export async function stopCoupon(db: Db, actor: Actor, code: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockCoupon(trx, code);
    if (!row) throw unknown();
    if (row.stopped_at !== null) return;
    await trx.updateTable('coupon').set({ stopped_at: new Date() }).where('code', '=', code).execute();
    await recordAudit(trx, {
      actor,
      action: 'coupon.stopped',
      entity: 'coupon',
      entityId: code,
      fields: ['stoppedAt'],
    });
  });
}
