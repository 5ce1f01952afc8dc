import { Readable } from 'node:stream';
import { LISTED_STATE_NAME, PAYMENT_STATE_NAME } from '#copy/order-states.ts';
import { shopTime } from '#domain/shop-day.ts';
import { required } from '#server/desk/order/required.ts';
import type { Db } from '#server/store/tables.ts';
import { BYTE_ORDER_MARK, csvLine, csvMoney } from '#server/desk/csv.ts';
import type { OrderQuery, OrderSet } from './order-conditions.ts';
import { paymentState, readListed, stateOf, type Listed } from './order-entry.ts';
import { readKeys, type OrderKey } from './order-keys.ts';

/** Orders that stand in memory at once. */
const BATCH = 500;

type Cell = string | number | null;

/** The columns of the file, from left to right. */
const COLUMNS: readonly (readonly [string, (row: Listed) => Cell])[] = [
  ['Nr', (row) => row.orderId],
  ['Złożone', (row) => warsaw(row.createdAt)],
  ['Zapłacone', (row) => warsaw(row.paidAt)],
  ['Usługa', (row) => required(row.productName)],
  ['Klientka', (row) => row.customerName],
  ['E-mail', (row) => row.email],
  ['Wróżka', (row) => required(row.fairyName)],
  ['Cena', (row) => csvMoney(required(row.fullPrice))],
  ['Kwota', (row) => csvMoney(row.amount ?? required(row.totalPrice))],
  ['Oddano', (row) => csvMoney(row.given ?? 0)],
  ['Kupon', (row) => row.couponCode],
  ['Płatność', (row) => PAYMENT_STATE_NAME[paymentState(row)]],
  ['Operator', (row) => row.provider],
  ['Odpowiedź', (row) => LISTED_STATE_NAME[stateOf(row)]],
  ['Wysłana', (row) => warsaw(row.answeredAt)],
];

const two = (number: number) => String(number).padStart(2, '0');

/** A moment on Warsaw's clocks, as spreadsheets read it. @throws for one that is none */
function warsaw(moment: Date | null): string | null {
  if (moment === null) return null;
  const { year, month, day, hour, minute } = shopTime(new Date(moment.toISOString()));
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

/** An order that cannot be read keeps its line, so that lines and count agree. */
function lineOf(row: Listed): string {
  try {
    return csvLine(COLUMNS.map(([, cell]) => cell(row)));
  } catch {
    return csvLine([row.orderId, 'nie do odczytania', ...COLUMNS.slice(2).map(() => null)]);
  }
}

/**
 * All orders of a query as CSV. Batches are read as fast as the file is taken, and not in one transaction: it would lock
 * the embedded database, which has one session, for as long as somebody's download takes.
 */
export function orderCsv(db: Db, set: OrderSet, sort: NonNullable<OrderQuery['sort']>): Readable {
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([name]) => name));
    let keys: OrderKey[];
    let behind: OrderKey | undefined;
    do {
      keys = await readKeys(db, { set, sort, behind, limit: BATCH });
      const rows = await readListed(
        db,
        keys.map(({ id }) => id),
      );
      yield rows.map(lineOf).join('');
      behind = keys.at(-1);
    } while (keys.length === BATCH);
  }
  return Readable.from(lines(), { objectMode: false });
}
