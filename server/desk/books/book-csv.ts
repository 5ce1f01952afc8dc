import { BOOK_KIND_NAME } from '#copy/order-states.ts';
import { PROVIDER_NAME } from '#copy/provider-name.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { csvFile, csvMoment, csvMoney, type CsvCell } from '#server/desk/csv.ts';

type Entry = DeskSchemas['BookEntry'];

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

const rowOf = (entry: Entry): CsvCell[] => [
  csvMoment(new Date(entry.at)),
  BOOK_KIND_NAME[entry.kind],
  entry.orderId,
  entry.productName,
  PROVIDER_NAME[entry.provider],
  entry.providerPaymentId,
  entry.paymentId,
  csvMoney(entry.amount),
  entry.currency,
];

/**
 * Movements of money of a month as CSV: which payment was for which sale, as the exemption from the till wants it for
 * services sold from afar (regulation of the minister of finance, annex, services paid through a bank).
 */
export const bookCsv = (month: string, entries: readonly Entry[]) =>
  csvFile(`ksiegowosc-${month}.csv`, HEAD, entries.map(rowOf));
