import { BOOK_KIND_NAME } from '#copy/purchase/order-states.ts';
import { PROVIDER_NAME } from '#copy/purchase/provider-name.ts';
import { minus } from '#domain/grosze.ts';
import { csvFile, csvMoment, csvMoney, type CsvCell } from '#server/desk/csv.ts';

import { vatOf, type Movement } from './read-books.ts';

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
  'Stawka VAT',
  'Netto',
  'VAT',
  'Kupon',
  'Zniżka z kuponu',
  'Prowizja operatora',
  'Waluta prowizji',
  'Faktura',
];

/** Text of a VAT rate; exempt is "zw" as on invoices and in JPK files. */
const rateText = (percent: Movement['vatPercent']) =>
  percent === undefined ? null : percent === null ? 'zw' : `${percent}%`;

const invoiceText = (invoice: Movement['invoice']) => {
  if (invoice === undefined) return null;
  return 'number' in invoice ? invoice.number : `do wystawienia do ${invoice.dueOn}`;
};

function rowOf({ entry, vatPercent, couponCode, givenAway, fee, invoice }: Movement): CsvCell[] {
  const vat = vatOf(entry, vatPercent);
  return [
    csvMoment(new Date(entry.at)),
    BOOK_KIND_NAME[entry.kind],
    entry.orderId,
    entry.productName,
    PROVIDER_NAME[entry.provider],
    entry.providerPaymentId,
    entry.paymentId,
    csvMoney(entry.amount),
    entry.currency,
    rateText(vatPercent),
    vat === undefined ? null : csvMoney(minus(entry.amount, vat)),
    vat === undefined ? null : csvMoney(vat),
    couponCode,
    givenAway === 0 ? null : csvMoney(givenAway),
    fee ? csvMoney(fee.amount) : null,
    fee?.currency,
    invoiceText(invoice),
  ];
}

/**
 * CSV of a month's money movements: which payment was for which sale. The exemption from a cash register requires it
 * for services sold remotely (regulation of the minister of finance, annex: services paid through a bank). It also
 * lists VAT, discount, the provider's fee and the requested invoice.
 */
export const bookCsv = (month: string, movements: readonly Movement[]) =>
  csvFile(`ksiegowosc-${month}.csv`, HEAD, movements.map(rowOf));
