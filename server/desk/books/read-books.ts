import { sql } from 'kysely';
import {
  grosze,
  inGrosze,
  minus,
  NOTHING,
  plus,
  times,
  type Grosze,
  type MinorUnits,
} from '#domain/grosze.ts';
import { TELLS_FEE } from '#domain/payment.ts';
import { CURRENCY, SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { INVOICE_DUE, readWaitingInvoices } from '#server/desk/order/order-invoice.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

type Entry = DeskSchemas['BookEntry'];

/** The first moment of a month ("2026-11") in Warsaw, so many months later. */
export const monthStart = (month: string, later = 0) =>
  sql`((${`${month}-01`}::date + make_interval(months => ${later}))::timestamp at time zone ${SHOP_TIME_ZONE})`;

/** A movement with what the accountant's file says beside it. */
export interface Movement {
  entry: Entry;
  /** What the gross amount contains; `undefined` where nobody knows, null for an exempt seller. */
  vatPercent: number | null | undefined;
  couponCode: string | null;
  /** What the coupon took off, with the sale alone. */
  givenAway: Grosze;
  /** The provider's fee; only for a sale, and if the provider reports it. */
  fee: { amount: MinorUnits; currency: string } | undefined;
  /** The invoice that the customer asked for: its number, or the last day for it. */
  invoice: { number: string } | { dueOn: string } | undefined;
}

interface Row {
  kind: Entry['kind'];
  at: Date;
  order_id: number;
  payment_id: string;
  provider: Entry['provider'];
  provider_payment_id: string | null;
  product_name: string | null;
  /** Below zero for what went back. */
  amount: MinorUnits;
  currency: string;
  coupon_code: string | null;
  given_away: Grosze;
  has_vat: boolean;
  vat_percent: number | null;
  fee: MinorUnits | null;
  fee_currency: string | null;
  invoice_number: string | null;
  invoice_due: string | null;
}

const toMovement = (row: Row): Movement => ({
  entry: {
    kind: row.kind,
    at: row.at.toISOString(),
    orderId: row.order_id,
    paymentId: row.payment_id,
    provider: row.provider,
    providerPaymentId: row.provider_payment_id ?? '',
    productName: row.product_name ?? '',
    amount: row.amount,
    currency: row.currency,
  },
  vatPercent: row.has_vat ? row.vat_percent : undefined,
  couponCode: row.coupon_code,
  givenAway: row.given_away,
  fee:
    row.fee === null || row.fee_currency === null
      ? undefined
      : { amount: row.fee, currency: row.fee_currency },
  invoice:
    row.invoice_number === null
      ? row.invoice_due === null
        ? undefined
        : { dueOn: row.invoice_due }
      : { number: row.invoice_number },
});

/** Movements of a month with their VAT and fee, as `taxed`. A refund has the VAT of its sale. */
const withVatOf = (month: string) => sql`
  with vat as (
    select since, percent, lead(since, 1, 'infinity'::timestamptz) over (order by since) as until from vat_since
  ), moved as (
    select *, case kind when 'sale' then happened_at else (
      select min(happened_at) from money_movement as sale where sale.payment_id = movement.payment_id
    ) end as sold_at
    from money_movement as movement
    where happened_at >= ${monthStart(month)} and happened_at < ${monthStart(month, 1)}
  ), taxed as (
    select moved.*, vat.since is not null as has_vat, vat.percent as vat_percent, payment_fee.amount as fee,
      payment_fee.currency as fee_currency
    from moved
      left join vat on sold_at >= vat.since and sold_at < vat.until
      left join payment_fee on payment_fee.payment_id = moved.payment_id and kind = 'sale'
  )`;

/** The lock waits for running writers, so that no movement enters a month after it was read (100_money_movement.sql). */
const lockMovements = (trx: Trx) => sql`lock table money_movement in share mode`.execute(trx);

/** The first so many movements of a month, oldest first; all where no number is named. */
async function listMovements(trx: Trx, month: string, most: number | null): Promise<Movement[]> {
  const { rows } = await sql<Row>`
    ${withVatOf(month)}
    select kind, happened_at as at, taxed.order_id, payment_id, provider, provider_payment_id, taxed.product_name, amount,
      currency, coupon_code, given_away, has_vat, vat_percent, fee, fee_currency, number as invoice_number,
      ${INVOICE_DUE} as invoice_due
    from taxed
      left join order_invoice on order_invoice.order_id = taxed.order_id
      left join shop_order on shop_order.id = order_invoice.order_id
    order by happened_at, taxed.id
    limit ${most}
  `.execute(trx);
  return rows.map(toMovement);
}

/** Reads all movements of a month of Warsaw, oldest first. */
export const readMovements = (db: Db, month: string): Promise<Movement[]> =>
  db.transaction().execute(async (trx) => {
    await lockMovements(trx);
    return listMovements(trx, month, null);
  });

/** Movements that are alike in all that a month's sums ask for: there are few prices, and many sales. */
interface Alike extends Pick<Entry, 'kind' | 'provider' | 'amount' | 'currency'> {
  count: number;
  givenAway: Grosze;
  hasVat: boolean;
  vatPercent: number | null;
  /** Sum of the providers' fees, and the number of sales whose fee is not known. */
  fee: MinorUnits;
  feeCurrency: string | null;
  untold: number;
}

const listAlike = (trx: Trx, month: string) =>
  sql<Alike>`
    ${withVatOf(month)}
    select kind, provider, amount, currency, has_vat as "hasVat", vat_percent as "vatPercent",
      fee_currency as "feeCurrency", count(*)::int as count, sum(given_away)::float8 as "givenAway",
      coalesce(sum(fee), 0)::float8 as fee, (count(*) filter (where fee is null))::int as untold
    from taxed
    group by kind, provider, amount, currency, has_vat, vat_percent, fee_currency
  `
    .execute(trx)
    .then(({ rows }) => rows);

/** Movements that the screen lists at most; the file has all. */
const LISTED = 200;

/** The sum that each kind of movement belongs to, with its sign there: refunds have no minus. */
const SUM_OF = {
  sale: { of: 'sales', add: plus },
  correction: { of: 'sales', add: plus },
  refund: { of: 'refunds', add: minus },
  'refund-returned': { of: 'refunds', add: minus },
  chargeback: { of: 'chargebacks', add: minus },
  'chargeback-returned': { of: 'chargebacks', add: minus },
} as const satisfies Record<Entry['kind'], { of: 'sales' | 'refunds' | 'chargebacks'; add: typeof plus }>;

/** VAT in a gross amount, rounded half away from zero (VAT act art. 106e(7)); `undefined` of another currency. */
export function vatOf(
  { amount, currency }: Pick<Entry, 'amount' | 'currency'>,
  vatPercent: Movement['vatPercent'],
): Grosze | undefined {
  const gross = inGrosze(amount, currency);
  if (gross === undefined || vatPercent === undefined || vatPercent === null) return undefined;
  return grosze(Math.sign(gross) * Math.round((Math.abs(gross) * vatPercent) / (100 + vatPercent)) + 0);
}

/** Sums movements by currency; `count` is the number of movements in an entry. */
export function sumsOf(
  entries: readonly (Pick<Entry, 'kind' | 'amount' | 'currency'> & { count?: number })[],
): DeskSchemas['BookSum'][] {
  const sums = new Map<string, DeskSchemas['BookSum']>();
  for (const { kind, amount: each, currency, count = 1 } of entries) {
    const amount = times(each, count);
    const sum = sums.get(currency) ?? {
      currency,
      count: 0,
      sales: NOTHING,
      refunds: NOTHING,
      chargebacks: NOTHING,
      total: NOTHING,
    };
    const { of, add } = SUM_OF[kind];
    sums.set(currency, {
      ...sum,
      count: sum.count + count,
      [of]: add(sum[of], amount),
      total: plus(sum.total, amount),
    });
  }
  return [...sums.values()].toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** Providers' fees of the sales by currency, and the number of sales without a known fee. */
function feesOf(movements: readonly Alike[]): DeskSchemas['BookMonth']['fees'] {
  const sales = movements.filter(({ kind, amount }) => kind === 'sale' && amount > 0);
  const known = sales.filter(({ feeCurrency }) => feeCurrency !== null);
  const currencies = [...new Set([CURRENCY, ...known.map(({ feeCurrency }) => feeCurrency ?? '')])];
  const count = (of: readonly Alike[]) => of.reduce((sum, { untold }) => sum + untold, 0);
  return {
    sums: currencies.map((currency) => ({
      currency,
      amount: known
        .filter(({ feeCurrency }) => feeCurrency === currency)
        .reduce((sum, { fee }) => plus(sum, fee), NOTHING as MinorUnits),
    })),
    untold: count(sales),
    untoldTells: count(sales.filter(({ provider }) => TELLS_FEE[provider])),
  };
}

/** Adds amounts up. */
export const sumUp = (amounts: readonly Grosze[]): Grosze => amounts.reduce<Grosze>(plus, NOTHING);

/** The months between which the books have movements: that of the first, and that which is not over yet. */
export async function readSpan(db: Db | Trx): Promise<{ first: string; current: string }> {
  const { rows } = await sql<{ first: string; current: string }>`
    select to_char(coalesce(min(happened_at), now()) at time zone ${SHOP_TIME_ZONE}, 'YYYY-MM') as first,
      to_char(now() at time zone ${SHOP_TIME_ZONE}, 'YYYY-MM') as current
    from money_movement
  `.execute(db);
  return rows[0] ?? { first: '', current: '' };
}

/** Reads a month: its sums by currency, and its first movements. */
export const readMonth = (db: Db, month: string): Promise<DeskSchemas['BookMonth']> =>
  db.transaction().execute(async (trx) => {
    await lockMovements(trx);
    const movements = await listMovements(trx, month, LISTED);
    const alike = await listAlike(trx, month);
    const vats = alike.flatMap(({ amount, currency, hasVat, vatPercent, count }) => {
      const vat = vatOf({ amount, currency }, hasVat ? vatPercent : undefined);
      return vat === undefined ? [] : times(vat, count);
    });
    return {
      month,
      ...(await readSpan(trx)),
      sums: sumsOf(alike),
      vat: vats.length > 0 ? sumUp(vats) : null,
      givenAway: sumUp(alike.map(({ givenAway }) => givenAway)),
      fees: feesOf(alike),
      ...(await readWaitingInvoices(trx)),
      entries: movements.map(({ entry }) => entry),
    };
  });
