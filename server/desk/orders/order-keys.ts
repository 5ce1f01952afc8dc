import { sql, type RawBuilder } from 'kysely';
import type { Grosze } from '#domain/grosze.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { OrderQuery, OrderSet } from './order-conditions.ts';

type Sort = NonNullable<OrderQuery['sort']>;
type Condition = RawBuilder<boolean>;

/** Position of an order in a sorted list. The moment is text, since a Date has no microseconds. */
export interface OrderKey {
  id: number;
  createdAt: string;
  amount: Grosze;
}

const COLUMN = {
  newest: sql.ref('created_at'),
  oldest: sql.ref('created_at'),
  dearest: sql.ref('total_price'),
  cheapest: sql.ref('total_price'),
} as const;
const isDescending = (sort: Sort) => sort === 'newest' || sort === 'dearest';
const keyColumns = sql`shop_order.id, created_at::text as "createdAt", total_price as amount`;

interface Batch {
  set: OrderSet;
  sort: Sort;
  /** Only rows after this one; from the beginning without it. */
  behind?: OrderKey | undefined;
  limit: number;
  /** Reads towards the list's begin instead. */
  backwards?: boolean;
}

/** Reads the keys of a sorted list from a place on: however deep that is, nothing before it is read. */
export async function readKeys(db: Db, batch: Batch): Promise<OrderKey[]> {
  const { set, sort, behind, limit, backwards = false } = batch;
  const column = COLUMN[sort];
  const goesDown = isDescending(sort) !== backwards;
  const value = sort === 'newest' || sort === 'oldest' ? behind?.createdAt : behind?.amount;
  const start = behind
    ? sql`(${column}, shop_order.id) ${goesDown ? sql`<` : sql`>`} (${value}, ${behind.id})`
    : sql`true`;
  const direction = goesDown ? sql`desc` : sql`asc`;
  const { rows } = await sql<OrderKey>`
    select ${keyColumns} from ${set.from}
    where ${set.where} and ${start}
    order by ${column} ${direction}, shop_order.id ${direction}
    limit ${limit}
  `.execute(db);
  return backwards ? rows.toReversed() : rows;
}

/** The key of an order; `undefined` for one that is gone, or that must not be known of. */
export async function keyOf(db: Db, orderId: number, where: Condition): Promise<OrderKey | undefined> {
  const { rows } = await sql<OrderKey>`
    select ${keyColumns} from shop_order where shop_order.id = ${orderId} and ${where}
  `.execute(db);
  return rows[0];
}

/** A page of a list, with the numbers to ask for its neighbours by. */
export interface KeyPage {
  ids: number[];
  previous: number | null;
  next: number | null;
}

interface PageQuery {
  set: OrderSet;
  /** Orders that the caller may know of. */
  visible: Condition;
  sort: Sort;
  after?: number | undefined;
  before?: number | undefined;
  size: number;
}

/** Reads one page. A place that is gone, and one with too little before it, give the first page. */
export async function readPage(db: Db, query: PageQuery): Promise<KeyPage> {
  const { set, sort, size, after, before } = query;
  const place = before ?? after;
  const behind = place === undefined ? undefined : await keyOf(db, place, query.visible);
  const backwards = behind !== undefined && before !== undefined;
  const keys = await readKeys(db, { set, sort, behind, backwards, limit: size + 1 });
  if (behind && keys.length < (backwards ? size : 1))
    return readPage(db, { set, visible: query.visible, sort, size });
  const hasMore = keys.length > size;
  const ids = (backwards ? keys.slice(-size) : keys.slice(0, size)).map(({ id }) => id);
  const [first = null, last = null] = [ids.at(0), ids.at(-1)];
  return backwards
    ? { ids, previous: hasMore ? first : null, next: last }
    : { ids, previous: behind ? first : null, next: hasMore ? last : null };
}
