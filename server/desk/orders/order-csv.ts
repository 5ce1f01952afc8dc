import { LISTED_STATE_NAME, PAYMENT_STATE_NAME } from '#copy/purchase/order-states.ts';
import { csvFile, csvMoment, csvMoney, type CsvCell } from '#server/desk/csv.ts';
import { required } from '#server/desk/order/required.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { NOTHING } from '#domain/grosze.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import type { OrderQuery, OrderSet } from './order-conditions.ts';
import { paymentState, readListed, receivedOf, stateOf, type Listed } from './order-entry.ts';
import { readKeys, type OrderKey } from './order-keys.ts';

/** Most orders in memory at once. */
const BATCH = 500;

const hasMoney = ({ paymentStatus, otherAmount }: Listed) =>
  paymentStatus === 'COMPLETED' || otherAmount !== null;

/** The columns of the file, from left to right. */
const COLUMNS: readonly (readonly [string, (row: Listed) => CsvCell])[] = [
  ['Nr', (row) => row.orderId],
  ['Złożone', (row) => csvMoment(row.createdAt)],
  ['Zapłacone', (row) => csvMoment(row.paidAt)],
  ['Usługa', (row) => required(row.productName)],
  ['Klientka', (row) => row.customerName],
  ['E-mail', (row) => row.email],
  ['Wróżka', (row) => required(row.fairyName)],
  ['Cena', (row) => csvMoney(required(row.fullPrice))],
  ['Kwota', (row) => csvMoney(row.amount ?? required(row.totalPrice))],
  ['Wpłynęło', (row) => csvMoney(hasMoney(row) ? receivedOf(row) : NOTHING)],
  ['Oddano', (row) => csvMoney(row.given ?? NOTHING)],
  ['Waluta wpłaty', (row) => row.otherCurrency ?? CURRENCY],
  ['Kupon', (row) => row.couponCode],
  ['Płatność', (row) => PAYMENT_STATE_NAME[paymentState(row)]],
  ['Operator', (row) => row.provider],
  ['Odpowiedź', (row) => LISTED_STATE_NAME[stateOf(row)]],
  ['Wysłana', (row) => csvMoment(row.answeredAt)],
];

/** An order that cannot be read keeps its line, so that lines and count agree. */
function rowOf(row: Listed): CsvCell[] {
  try {
    return COLUMNS.map(([, cell]) => cell(row));
  } catch {
    return [row.orderId, 'nie do odczytania', ...COLUMNS.slice(2).map(() => null)];
  }
}

/**
 * All orders of a query as CSV, in batches as fast as the client reads. They are not read in one transaction, which
 * would lock the embedded database's only session during the download.
 * @param day the date in Warsaw, for the file's name
 */
export function orderCsv(db: Db, set: OrderSet, sort: NonNullable<OrderQuery['sort']>, day: string) {
  async function* batches() {
    let keys: OrderKey[];
    let behind: OrderKey | undefined;
    do {
      keys = await readKeys(db, { set, sort, behind, limit: BATCH });
      const rows = await readListed(
        db,
        keys.map(({ id }) => id),
      );
      yield rows.map(rowOf);
      behind = keys.at(-1);
    } while (keys.length === BATCH);
  }
  return csvFile(
    `zamowienia-${day}.csv`,
    COLUMNS.map(([name]) => name),
    batches(),
  );
}
