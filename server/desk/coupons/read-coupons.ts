import { sql, type Selectable } from 'kysely';
import { NOTHING, type Grosze } from '#domain/grosze.ts';
import { CURRENCY, SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import {
  discountText,
  productsText,
  type CouponField,
  type CouponStanding,
  type CouponTexts,
} from '#domain/coupon.ts';
import { SUMS, COUNTED, COUNTED_BY } from '#server/desk/books/read-sums.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { pageOf, type Page } from '#server/desk/page-of.ts';
import type { Db, Tables, Trx } from '#server/store/tables/tables.ts';

type Coupon = DeskSchemas['Coupon'];
type Batch = DeskSchemas['CouponBatch'];

/** SQL: a column's day in Warsaw as text. `before`: the day of the moment before, for an exclusive end. */
const dayOf = (column: string, before = false) =>
  sql<
    string | null
  >`to_char((${sql.ref(column)} - ${before ? '1 microsecond' : '0'}::interval) at time zone ${SHOP_TIME_ZONE}, 'YYYY-MM-DD')`;

/** Query of coupons, with the values that depend on the current time. */
export const couponRows = (db: Db | Trx) =>
  db
    .selectFrom('coupon')
    .selectAll()
    .select([
      dayOf('valid_from').as('from_day'),
      dayOf('valid_until', true).as('until_day'),
      sql<boolean>`valid_from <= now()`.as('has_begun'),
      sql<boolean>`coalesce(valid_until <= now(), false) or stopped_at is not null`.as('has_ended'),
    ]);

type Row = Selectable<Tables['coupon']> & {
  from_day: string | null;
  until_day: string | null;
  has_begun: boolean;
  has_ended: boolean;
};

/** State of a coupon, as the desk shows it. */
export const stateOf = (row: Row): Coupon['state'] => {
  if (row.stopped_at !== null) return 'stopped';
  if (row.has_ended) return 'expired';
  if (row.max_uses !== null && row.uses >= row.max_uses) return 'used';
  return row.has_begun ? 'running' : 'waiting';
};

/** A coupon's fields in the text form of the desk's editor. */
export const textsOf = (row: Row): CouponTexts => ({
  discount: discountText(row),
  products: productsText(row.product_types),
  validFrom: row.from_day ?? '',
  validUntil: row.until_day ?? '',
  maxUses: row.max_uses === null ? '' : String(row.max_uses),
  audience: row.is_public ? 'public' : 'personal',
});

/** Reads the facts about a coupon that decide which of its fields may still change. */
export const standingOf = (row: Row): CouponStanding => ({
  hasBegun: row.has_begun,
  hasEnded: row.has_ended,
  isPublic: row.is_public,
  uses: row.uses,
});

/** The version of a field; one that was never changed has 1 (migration 063). */
export const versionOf = ({ field_versions: versions }: Pick<Row, 'field_versions'>, field: CouponField) =>
  versions[field] ?? 1;

const toCoupon = (row: Row): Coupon => ({
  code: row.code,
  state: stateOf(row),
  standing: standingOf(row),
  batch: row.batch,
  stoppedAt: row.stopped_at?.toISOString() ?? null,
  fields: textsOf(row),
  versions: {
    discount: versionOf(row, 'discount'),
    products: versionOf(row, 'products'),
    validFrom: versionOf(row, 'validFrom'),
    validUntil: versionOf(row, 'validUntil'),
    maxUses: versionOf(row, 'maxUses'),
    audience: versionOf(row, 'audience'),
  },
});

/** Reads all coupons but those of batches, newest first, and the batches with their counts. */
export async function readCoupons(db: Db): Promise<{ coupons: Coupon[]; batches: Batch[] }> {
  const rows = await couponRows(db)
    .where('batch', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();
  const batches = await batchRows(db).orderBy('coupon_batch.created_at', 'desc').execute();
  return { coupons: rows.map(toCoupon), batches: batches.map(toBatch) };
}

/** Locks and reads one coupon's row. */
export const lockCoupon = (trx: Trx, code: string): Promise<Row | undefined> =>
  couponRows(trx).where('code', '=', code).forNoKeyUpdate().executeTakeFirst();

/** Reads one coupon. */
export async function readCoupon(db: Db | Trx, code: string): Promise<Coupon | undefined> {
  const row = await couponRows(db).where('code', '=', code).executeTakeFirst();
  return row && toCoupon(row);
}

const batchRows = (db: Db | Trx) =>
  db
    .selectFrom('coupon_batch')
    .leftJoin('coupon', 'coupon.batch', 'coupon_batch.id')
    .select([
      'coupon_batch.id',
      'coupon_batch.name',
      'coupon_batch.created_at',
      'coupon_batch.stopped_at',
      sql<number>`count(code)::int`.as('count'),
      sql<number>`coalesce(sum(uses), 0)::int`.as('uses'),
      sql<number | null>`min(percent)::int`.as('percent'),
      sql<Grosze | null>`min(amount)`.as('amount'),
    ])
    .groupBy('coupon_batch.id');

type BatchRow = Awaited<ReturnType<ReturnType<typeof batchRows>['execute']>>[number];

const toBatch = (row: BatchRow): Batch => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  stoppedAt: row.stopped_at?.toISOString() ?? null,
  count: row.count,
  uses: row.uses,
  discount: discountText(row),
});

/** Reads one batch of codes. */
export async function readBatch(db: Db | Trx, id: string): Promise<Batch | undefined> {
  const row = await batchRows(db).where('coupon_batch.id', '=', id).executeTakeFirst();
  return row && toBatch(row);
}

/** Sums of a coupon from the books: number of orders, sales, refunds and discount, in the shop's currency. */
export async function readBrought(db: Db, code: string): Promise<DeskSchemas['CouponSum']> {
  const { rows } = await sql<DeskSchemas['CouponSum']>`
    select count, sales, back, "givenAway" from (
      select ${SUMS} from (
        select ${COUNTED} from money_movement where coupon_code = ${code} and currency = ${CURRENCY}
        group by ${COUNTED_BY}
      ) as moved
    ) as summed
  `.execute(db);
  return rows[0] ?? { count: 0, sales: NOTHING, back: NOTHING, givenAway: NOTHING };
}

/** Number of orders on a page. */
const PAGE = 50;

/**
 * Reads a page of the orders that used a coupon, newest first. `late`: paid after the reserved use was released and
 * no use was left. The customer kept the price, and the coupon does not count this use.
 */
export async function readUses(
  db: Db,
  code: string,
  after: number | undefined,
): Promise<Page<DeskSchemas['CouponUse'], number>> {
  const read = await db
    .selectFrom('coupon_use')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .select([
      'order_id as orderId',
      'product_name as productName',
      'fairy_name as fairyName',
      'full_price as fullPrice',
      'total_price as totalPrice',
      'shop_order.created_at as createdAt',
      sql<boolean>`paid_at is not null`.as('isPaid'),
      sql<boolean>`released_at is not null`.as('isReleased'),
    ])
    .where('coupon_code', '=', code)
    .$if(after !== undefined, (uses) => uses.where('order_id', '<', after ?? 0))
    .orderBy('order_id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { rows, next } = pageOf(read, PAGE, ({ orderId }) => orderId);
  const uses = rows.map(({ isPaid, isReleased, createdAt, ...row }): DeskSchemas['CouponUse'] => ({
    orderId: row.orderId,
    productName: row.productName ?? '',
    fairyName: row.fairyName ?? '',
    fullPrice: row.fullPrice ?? NOTHING,
    totalPrice: row.totalPrice ?? NOTHING,
    createdAt: createdAt.toISOString(),
    state: isPaid ? (isReleased ? 'late' : 'paid') : isReleased ? 'released' : 'held',
  }));
  return { rows: uses, next };
}
