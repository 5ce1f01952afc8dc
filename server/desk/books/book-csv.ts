import { Readable } from 'node:stream';
import { BOOK_KIND_NAME } from '#copy/order-states.ts';
import { PROVIDER_NAME } from '#copy/provider-name.ts';
import { shopTime } from '#domain/shop-day.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { BYTE_ORDER_MARK, csvLine, csvMoney } from '#server/desk/csv.ts';

type Entry = DeskSchemas['BookEntry'];

const two = (number: number) => String(number).padStart(2, '0');

/** A moment on Warsaw's clocks, as spreadsheets read it. */
function warsaw(iso: string): string {
  const { year, month, day, hour, minute } = shopTime(new Date(iso));
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

/** Grosze with their sign: a minus before a digit is a number, not a formula. */
const money = (grosze: number) => (grosze < 0 ? `-${csvMoney(-grosze)}` : csvMoney(grosze));

/** A line whose amount stays a number for spreadsheets; the other cells are text and made safe. */
const lineOf = (entry: Entry) =>
  [
    csvLine([
      warsaw(entry.at),
      BOOK_KIND_NAME[entry.kind],
      entry.orderId,
      entry.productName,
      PROVIDER_NAME[entry.provider],
      entry.providerPaymentId,
      entry.paymentId,
    ]).trimEnd(),
    money(entry.amount),
    entry.currency,
  ].join(';') + '\r\n';

const HEAD = [
  'Data',
  'Rodzaj',
  'Nr zamówienia',
  'Usługa',
  'Operator',
  'Nr płatności u operatora',
  'Nr płatności',
  'Kwota brutto',
  'Waluta',
];

/**
 * Movements of money as CSV: which payment was for which sale, as the exemption from the till wants it for services sold
 * from afar (regulation of the minister of finance, annex, services paid through a bank).
 */
export const bookCsv = (entries: readonly Entry[]): Readable =>
  Readable.from([BYTE_ORDER_MARK + csvLine(HEAD) + entries.map(lineOf).join('')], { objectMode: false });
