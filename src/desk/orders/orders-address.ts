import { dayIn, idIn, numberIn } from '#desk/domain/address-values.ts';
import { keyOf } from '#desk/domain/key-of.ts';
import type { OrderQuery } from '#desk/domain/wire.ts';
import { ORDER_FILTER_NAME, orderListCopy } from './order-list-copy.ts';
import type { OrderFilter, OrderSort } from '#domain/desk-terms.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { daysAfter } from '#domain/birth-date.ts';
import { shopDate } from '#domain/shop-day.ts';

/**
 * The list's state in its address, and the searched text. Numbers are in the address; names and e-mail addresses are
 * personal, so they are in the history entry only, and no log or shared link holds them.
 */
export interface OrdersAddress {
  text: string;
  state: OrderFilter | undefined;
  sort: OrderSort;
  fairyId: string | undefined;
  productId: string | undefined;
  /** `7`, `30`, `90` days, `daty` for two days of one's own; empty for the whole time. */
  period: string;
  from: string;
  until: string;
  after: number | undefined;
  before: number | undefined;
}

export const DATES = 'daty';
const NUMBER = /^\d+$/;

/** Reads the list's address; what makes no sense is left out. */
export function readAddress(search: URLSearchParams, state: unknown): OrdersAddress {
  const period = search.get('okres') ?? '';
  const hidden = typeof state === 'object' && state !== null && 'text' in state ? state.text : undefined;
  return {
    text: search.get('szukaj') ?? (typeof hidden === 'string' ? hidden : ''),
    state: keyOf(ORDER_FILTER_NAME, search.get('stan')),
    sort: keyOf(orderListCopy.sort, search.get('sort')) ?? 'newest',
    fairyId: idIn(search.get('wrozka')),
    productId: idIn(search.get('usluga')),
    period: ['7', '30', '90', DATES].includes(period) ? period : '',
    from: dayIn(search.get('od')) ?? '',
    until: dayIn(search.get('do')) ?? '',
    after: numberIn(search.get('po')),
    before: numberIn(search.get('przed')),
  };
}

/** The address and the history entry's state of a list. */
export function toAddress(address: OrdersAddress): { to: string; state: { text: string } } {
  const { text, sort, period } = address;
  const isDates = period === DATES;
  const pairs = {
    szukaj: NUMBER.test(text) ? text : undefined,
    stan: address.state,
    wrozka: address.fairyId,
    usluga: address.productId,
    okres: period,
    od: isDates ? address.from : '',
    do: isDates ? address.until : '',
    sort: sort === 'newest' ? undefined : sort,
    po: address.before === undefined ? address.after : undefined,
    przed: address.before,
  };
  const params = new URLSearchParams(
    Object.entries(pairs).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  );
  return {
    to: params.size > 0 ? `${DESK_PAGES.orders.path}?${params}` : DESK_PAGES.orders.path,
    state: { text: NUMBER.test(text) ? '' : text },
  };
}

/** Converts the list's state to the server's query. */
export function toQuery(address: OrdersAddress, now: number): OrderQuery {
  const { text, state, fairyId, productId, period, sort, after, before } = address;
  const [from, until] =
    period === DATES
      ? [address.from, address.until]
      : [period === '' ? '' : daysAfter(shopDate(new Date(now)), 1 - Number(period)), ''];
  return {
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(state && { state }),
    ...(fairyId !== undefined && { fairyId }),
    ...(productId !== undefined && { productId }),
    ...(from && { from }),
    ...(until && { until }),
    ...(sort !== 'newest' && { sort }),
    ...(before === undefined ? after !== undefined && { after } : { before }),
  };
}
