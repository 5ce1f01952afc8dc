import { sql, type RawBuilder } from 'kysely';
import { minus, NOTHING, plus, type MinorUnits } from '#domain/grosze.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import type { Db } from '#server/store/tables.ts';

type Entry = DeskSchemas['BookEntry'];

/** The first moment of a month ("2026-11") in Warsaw, so many months later. */
const start = (month: string, later = 0) =>
  sql`((${`${month}-01`}::date + make_interval(months => ${later}))::timestamp at time zone ${SHOP_TIME_ZONE})`;

/**
 * Every movement of money in a month of Warsaw: payments that were taken, refunds that arrived, disputes that were lost.
 * A payment that was taken for an order which had ended has no time of its own in the order; its notification has. Its
 * number, service, amount and dates outlive the customer's data.
 */
const movements = (month: string): RawBuilder<Row> => {
  const isIn = (at: RawBuilder<unknown>) => sql`${at} >= ${start(month)} and ${at} < ${start(month, 1)}`;
  const about = sql`order_id, payment.id as payment_id, provider, provider_payment_id, product_name`;
  const paidLater = sql`coalesce((
    select min(received_at) from payment_news where payment_id = payment.id and payment_news.status = 'COMPLETED'
  ), payment.updated_at)`;
  return sql<Row>`
    select 'sale' as kind, paid_at as at, ${about}, paid.amount, paid.currency
      from shop_order join payment on order_id = shop_order.id cross join lateral paid_for(payment.id) as paid
      where ${isIn(sql`paid_at`)}
    union all
    select 'sale', ${paidLater}, ${about}, paid.amount, paid.currency
      from shop_order join payment on order_id = shop_order.id cross join lateral paid_for(payment.id) as paid
      where paid_at is null and payment.status <> 'PENDING' and ${isIn(paidLater)}
    union all
    select 'refund', refund.updated_at, ${about}, -refund.amount, refund.currency
      from refund join payment on payment_id = payment.id join shop_order on order_id = shop_order.id
      where refund.state = 'done' and ${isIn(sql`refund.updated_at`)}
    union all
    select 'chargeback', closed_at, ${about}, -dispute.amount, dispute.currency
      from payment_dispute as dispute join payment on payment_id = payment.id
        join shop_order on order_id = shop_order.id
      where dispute.status = 'lost' and ${isIn(sql`closed_at`)}
  `;
};

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
}

const toEntry = (row: Row): Entry => ({
  kind: row.kind,
  at: row.at.toISOString(),
  orderId: row.order_id,
  paymentId: row.payment_id,
  provider: row.provider,
  providerPaymentId: row.provider_payment_id ?? '',
  productName: row.product_name ?? '',
  amount: row.amount,
  currency: row.currency,
});

/** Reads all movements of a month, oldest first. */
export async function readEntries(db: Db, month: string): Promise<Entry[]> {
  const { rows } = await sql<Row>`
    select * from (${movements(month)}) as moved order by at, order_id, kind desc
  `.execute(db);
  return rows.map(toEntry);
}

/** Movements that the screen lists at most; the file has all. */
const LISTED = 200;

/** Sums movements by currency. */
function sumsOf(entries: readonly Entry[]): DeskSchemas['BookSum'][] {
  const sums = new Map<string, DeskSchemas['BookSum']>();
  for (const { kind, amount, currency } of entries) {
    const sum = sums.get(currency) ?? {
      currency,
      count: 0,
      sales: NOTHING,
      refunds: NOTHING,
      chargebacks: NOTHING,
      total: NOTHING,
    };
    sums.set(currency, {
      ...sum,
      count: sum.count + 1,
      ...(kind === 'sale' && { sales: plus(sum.sales, amount) }),
      ...(kind === 'refund' && { refunds: minus(sum.refunds, amount) }),
      ...(kind === 'chargeback' && { chargebacks: minus(sum.chargebacks, amount) }),
      total: plus(sum.total, amount),
    });
  }
  return [...sums.values()].toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** Reads a month: its sums by currency, and its first movements. */
export async function readMonth(db: Db, month: string): Promise<DeskSchemas['BookMonth']> {
  const entries = await readEntries(db, month);
  const { rows: spans } = await sql<{ first: string | null; current: string }>`
    select to_char(min(paid_at) at time zone ${SHOP_TIME_ZONE}, 'YYYY-MM') as first,
      to_char(now() at time zone ${SHOP_TIME_ZONE}, 'YYYY-MM') as current
    from shop_order where paid_at is not null
  `.execute(db);
  const { first, current = month } = spans[0] ?? {};
  return {
    month,
    first: first ?? current,
    current,
    sums: sumsOf(entries),
    entries: entries.slice(0, LISTED),
  };
}
