import { foldLetters, readEmailStart, readTyped } from '#domain/typed/typed-text.ts';
import { sql, type RawBuilder } from 'kysely';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { forbidden } from '#server/desk/desk-errors.ts';
import type { Sight } from '#server/desk/order/open-orders.ts';
import type { Offer } from './offers.ts';

export type OrderQuery = DeskSchemas['OrderQuery'];
type Condition = RawBuilder<boolean>;

const STATE: Readonly<Record<NonNullable<OrderQuery['state']>, Condition>> = {
  'in-progress': sql`status in ('GENERATING_RESPONSE', 'SCHEDULED')`,
  sent: sql`status = 'SENT'`,
  'called-off': sql`status = 'CANCELED'`,
  unpaid: sql`status = 'DRAFT'`,
  refunded: sql`shop_order.id in (select refunded_order from refund)`,
};

/**
 * Refuses filters and sort orders by fields that a specialist must not see, since their results would reveal them.
 * @throws {ApiError} 403
 */
export function requireOwnFilters({ state, sort, fairyId }: OrderQuery, sight: Sight): void {
  if (sight.fairyId === null) return;
  const isOfPayment = state === 'unpaid' || state === 'refunded' || sort === 'dearest' || sort === 'cheapest';
  if (isOfPayment || fairyId !== undefined)
    throw forbidden(DESK_ERROR.notAllowed, 'This role may not filter or sort by that');
}

/** Placed orders that a person may see at all. */
export const visible = (sight: Sight, offers: readonly Offer[]): Condition =>
  // The same expression as in the indexes of 040_order_list.sql.
  sql`fairy_product_id is not null and not deleted and ${
    sight.fairyId === null
      ? sql`true`
      : sql`paid_at is not null and ${ofOffers(offers, (offer) => offer.fairyId === sight.fairyId)}`
  }`;

/** Orders that a query asks for: where they are read from, and the condition that they meet. */
export interface OrderSet {
  from: RawBuilder<unknown>;
  where: Condition;
  /** Found by their text; what `from` reads then is small. */
  isFound: boolean;
}

/** What a query asks for, apart from its state, of the orders that are visible. */
export function matching(query: OrderQuery, sight: Sight, offers: readonly Offer[]): OrderSet {
  const { from, until, fairyId, productId } = query;
  const text = readTyped(query.text ?? '');
  const conditions = [
    visible(sight, offers),
    from && sql`created_at >= (${from}::date)::timestamp at time zone ${SHOP_TIME_ZONE}`,
    until && sql`created_at < (${until}::date + 1)::timestamp at time zone ${SHOP_TIME_ZONE}`,
    fairyId && ofOffers(offers, (offer) => offer.fairyId === fairyId),
    productId && ofOffers(offers, (offer) => offer.productId === productId),
  ].filter((one) => typeof one === 'object');
  return {
    from: text === '' ? sql`shop_order` : sql`(${byText(text, sight)}) as shop_order`,
    where: sql`${sql.join(conditions, sql` and `)}`,
    isFound: text !== '',
  };
}

/** The orders of a set that are in a state. */
export const narrowed = (set: OrderSet, state: OrderQuery['state']): OrderSet =>
  state === undefined ? set : { ...set, where: sql`${set.where} and ${STATE[state]}` };

const ofOffers = (offers: readonly Offer[], isWanted: (offer: Offer) => boolean): Condition =>
  sql`fairy_product_id = any(${offers.filter(isWanted).map(({ id }) => id)}::uuid[])`;

/**
 * SQL: orders by number or by the beginning of a first name; for an owner also of an address or its host, the
 * customer's or a gift recipient's. Each condition uses an index of its own (093_folded_search.sql), which covers all
 * columns of filters, sorting and counts. A single condition with "or", or one more column, would read the table.
 */
function byText(text: string, { fairyId }: Sight): RawBuilder<unknown> {
  const small = readEmailStart(text);
  const folded = foldLetters(text);
  // "1354", "#1354", "nr 1354": as mails write it.
  const [, number] = /^(?:#|nr\b\.?|zamówienie\b)?\s*#?(\d{1,9})$/i.exec(text) ?? [];
  const typedHost = /^@?([^\s@][^\s@.]*\.[^\s@]*)$/.exec(small)?.[1] ?? /^@([^\s@]+)$/.exec(small)?.[1];
  const host = typedHost && readEmailStart(`@${typedHost}`).slice(1);
  const beginning = (word: string) => `${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  // A database of the collation C leaves capitals of Cyrillic and its like as they are.
  const names = new Set([folded, folded.slice(0, 1).toUpperCase() + folded.slice(1)]);
  const ways = [
    number === undefined ? undefined : sql`shop_order.id = ${Number(number)}`,
    ...[...names].map((name) => sql`folded(customer_name) like ${beginning(name)}`),
    fairyId === null ? sql`email like ${beginning(small)}` : undefined,
    fairyId === null && host ? sql`split_part(email, '@', 2) like ${beginning(host)}` : undefined,
    // For a gift, its recipient. Gifts are few, and other conditions have already reduced the rows.
    fairyId === null ? sql`gift_email like ${beginning(small)}` : undefined,
    fairyId === null && host ? sql`split_part(gift_email, '@', 2) like ${beginning(host)}` : undefined,
  ];
  const known = ways.filter((one) => one !== undefined);
  const found = known.map((way, index) => {
    const earlier = known.slice(0, index).map((one) => sql`(${one}) is not true`);
    return sql`
      select id, created_at, status, fairy_product_id, total_price, paid_at, false as deleted from shop_order
      where fairy_product_id is not null and not deleted and ${sql.join([way, ...earlier], sql` and `)}`;
  });
  return sql.join(found, sql` union all `);
}
