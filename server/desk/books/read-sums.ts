import { sql, type RawBuilder } from 'kysely';
import { twoDigits } from '#domain/birth-date.ts';
import { NOTHING } from '#domain/grosze.ts';
import { CURRENCY, SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { pageOf } from '#server/desk/page-of.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { monthStart, readSpan } from './read-books.ts';

type Sum = DeskSchemas['Sum'];
type By = DeskSchemas['SumsBy'];

/** What one row of `COUNTED` is of, beside the columns that a table is grouped by. */
export const COUNTED_BY = sql`kind, is_returning`;

/**
 * Movements of one kind, counted and added up first: so each of the many rows is read for three sums, not for seven with
 * conditions.
 */
export const COUNTED = sql`
  ${COUNTED_BY}, count(*) as movements, sum(amount)::float8 as amount, sum(given_away)::float8 as given_away`;

/** Sums of movements of one currency, from rows of `COUNTED`. */
export const SUMS = sql`
  coalesce(sum(movements) filter (where kind = 'sale'), 0)::int as count,
  coalesce(sum(amount) filter (where kind in ('sale', 'correction')), 0) as sales,
  coalesce(0 - sum(amount) filter (where kind not in ('sale', 'correction')), 0) as back,
  coalesce(sum(amount), 0) as total,
  coalesce(sum(given_away), 0) as "givenAway",
  coalesce(sum(movements) filter (where is_returning = false), 0)::int as newcomers,
  coalesce(sum(movements) filter (where is_returning), 0)::int as returning`;

const NO_SUM: Sum = {
  count: 0,
  sales: NOTHING,
  back: NOTHING,
  total: NOTHING,
  givenAway: NOTHING,
  newcomers: 0,
  returning: 0,
};

/** Rows on a page of a table. */
const PAGE = 200;

interface Span {
  from: RawBuilder<unknown>;
  until: RawBuilder<unknown>;
  beforeFrom: RawBuilder<unknown>;
  beforeUntil: RawBuilder<unknown>;
}

/** SQL: the end of today a year ago, so that a period that is not over stands beside as many days. */
const TODAY_BEFORE = sql`((now() at time zone ${SHOP_TIME_ZONE})::date + 1 - interval '1 year') at time zone ${SHOP_TIME_ZONE}`;

/** A year or a month, and the same of the year before. */
function spanOf(period: string): Span {
  const [month, months] = period.length === 4 ? [`${period}-01`, 12] : [period, 1];
  return {
    from: monthStart(month),
    until: monthStart(month, months),
    beforeFrom: monthStart(month, -12),
    beforeUntil: sql`least(${monthStart(month, months - 12)}, ${TODAY_BEFORE})`,
  };
}

interface Group {
  /** The column of the movements. */
  column: RawBuilder<unknown>;
  /** What the sums of a column's value, `part`, belong to: asked once for each value, not for each movement. */
  key: RawBuilder<unknown>;
  /** How a row is called. */
  name: RawBuilder<unknown>;
}

/** What the rows are of. */
const GROUPS: Readonly<Record<Exclude<By, 'time'>, Group>> = {
  fairy: {
    column: sql`fairy_id`,
    key: sql`part::text`,
    name: sql`(select name from fairy where id::text = key)`,
  },
  product: {
    column: sql`product_id`,
    key: sql`part::text`,
    name: sql`(select title from product where id::text = key)`,
  },
  // Single-use codes are grouped by their batch.
  coupon: {
    column: sql`coupon_code`,
    key: sql`coalesce((select batch::text from coupon where code = part), part)`,
    name: sql`coalesce((select name from coupon_batch where id::text = key), key)`,
  },
};

/**
 * SQL: number of a movement's part of a period: month of a year, day of a month. All years are read together, so the
 * query compares a movement with the parts' first moments, in half the time of calculating its date.
 */
function partOf(period: string | undefined, { first, current }: { first: string; current: string }) {
  const [from, until] = [first, current].map((month) => Number(month.slice(0, 4)));
  return period === undefined
    ? sql`(${from}::int - 1 + width_bucket(happened_at, (
        select array_agg(make_timestamptz(year, 1, 1, 0, 0, 0, ${SHOP_TIME_ZONE}) order by year)
        from generate_series(${from}::int, ${until}::int) as year
      )))`
    : sql`extract(${sql.raw(period.length === 4 ? 'month' : 'day')} from happened_at at time zone ${SHOP_TIME_ZONE})::int`;
}

type Row = Sum & { key: string | null; name: string | null; isNow: boolean; isTotal: boolean };

/**
 * Reads sums of the shop's own currency. They are read from the index of the movements alone (211_money_dimensions.sql), of
 * the period and of the same a year before.
 */
export async function readSums(
  db: Db,
  { period, by, after }: { period: string | undefined; by: By; after?: string | undefined },
): Promise<DeskSchemas['Sums']> {
  const span = period === undefined ? undefined : spanOf(period);
  const books = await readSpan(db);
  const group =
    by === 'time' ? { column: partOf(period, books), key: sql`part`, name: sql`null` } : GROUPS[by];
  const within = span
    ? sql`(happened_at >= ${span.from} and happened_at < ${span.until}
        or happened_at >= ${span.beforeFrom} and happened_at < ${span.beforeUntil})`
    : sql`true`;
  const { rows: read } = await sql<Row>`
    with summed as (
      select key, is_now as "isNow", grouping(key) = 1 as "isTotal", ${SUMS}
      from (
        select ${group.key} as key, counted.* from (
          select ${group.column} as part, ${span ? sql`happened_at >= ${span.from}` : sql`true`} as is_now, ${COUNTED}
          from money_movement where currency = ${CURRENCY} and ${within}
          group by 1, 2, ${COUNTED_BY}
        ) as counted
      ) as moved
      group by grouping sets ((key, is_now), (is_now))
    )
    select *, ${group.name} as name from summed
  `.execute(db);
  const rows = by === 'time' ? read.map(inTime) : read;
  const sumOf = (isNow: boolean, of: (row: Row) => boolean) => {
    const row = rows.find((one) => one.isNow === isNow && of(one));
    return row ? sumIn(row) : NO_SUM;
  };
  const keys = new Map(rows.filter(({ isTotal }) => !isTotal).map((row) => [row.key, row.name]));
  // What no coupon was used for is no coupon.
  if (by === 'coupon') keys.delete(null);
  const pairs = [...keys].map(([one, name]) => ({
    key: one ?? '',
    name,
    now: sumOf(true, (row) => !row.isTotal && row.key === one),
    before: sumOf(false, (row) => !row.isTotal && row.key === one),
  }));
  const sorted = pairs.toSorted(ORDER[by]);
  const { rows: others } = await sql`
    select from money_movement where currency <> ${sql.lit(CURRENCY)} and ${within} limit 1
  `.execute(db);
  return {
    ...books,
    total: { now: sumOf(true, (row) => row.isTotal), before: sumOf(false, (row) => row.isTotal) },
    ...pageOf(sorted.slice(sorted.findIndex((row) => row.key === after) + 1), PAGE, (row) => row.key),
    hasOtherCurrencies: others.length > 0,
  };
}

/** A row of a day, month or year, of which the database has the number. */
function inTime(row: Row): Row {
  const key = row.key === null ? null : twoDigits(Number(row.key));
  return { ...row, key, name: key };
}

type Pair = DeskSchemas['Sums']['rows'][number];
const byKey = (one: Pair, other: Pair) => (one.key < other.key ? -1 : 1);
const byTotal = (one: Pair, other: Pair) => other.now.total - one.now.total || byKey(one, other);
const ORDER: Readonly<Record<By, (one: Pair, other: Pair) => number>> = {
  time: byKey,
  fairy: byTotal,
  product: byTotal,
  coupon: (one, other) => other.now.givenAway - one.now.givenAway || byKey(one, other),
};

const sumIn = ({ count, sales, back, total, givenAway, newcomers, returning }: Row): Sum => ({
  count,
  sales,
  back,
  total,
  givenAway,
  newcomers,
  returning,
});
