import { sql } from 'kysely';
import { minus, NOTHING, plus, type MinorUnits } from '#domain/grosze.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import type { Db } from '#server/store/tables/tables.ts';

type Entry = DeskSchemas['BookEntry'];

/** The first moment of a month ("2026-11") in Warsaw, so many months later. */
export const monthStart = (month: string, later = 0) =>
  sql`((${`${month}-01`}::date + make_interval(months => ${later}))::timestamp at time zone ${SHOP_TIME_ZONE})`;

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

/**
 * Reads all movements of a month of Warsaw, oldest first. The lock waits for whoever is writing one, so that none comes
 * into a month after it was read (100_money_movement.sql).
 */
export const readEntries = (db: Db, month: string): Promise<Entry[]> =>
  db.transaction().execute(async (trx) => {
    await sql`lock table money_movement in share mode`.execute(trx);
    const { rows } = await sql<Row>`
      select kind, happened_at as at, order_id, payment_id, provider, provider_payment_id, product_name, amount, currency
      from money_movement
      where happened_at >= ${monthStart(month)} and happened_at < ${monthStart(month, 1)}
      order by happened_at, id
    `.execute(trx);
    return rows.map(toEntry);
  });

/** Movements that the screen lists at most; the file has all. */
const LISTED = 200;

/** The sum that each kind of movement belongs to, and its sign there: what went back is told without a minus. */
const SUM_OF = {
  sale: { of: 'sales', add: plus },
  correction: { of: 'sales', add: plus },
  refund: { of: 'refunds', add: minus },
  'refund-returned': { of: 'refunds', add: minus },
  chargeback: { of: 'chargebacks', add: minus },
  'chargeback-returned': { of: 'chargebacks', add: minus },
} as const satisfies Record<Entry['kind'], { of: 'sales' | 'refunds' | 'chargebacks'; add: typeof plus }>;

/** Sums movements by currency. */
export function sumsOf(
  entries: readonly Pick<Entry, 'kind' | 'amount' | 'currency'>[],
): DeskSchemas['BookSum'][] {
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
    const { of, add } = SUM_OF[kind];
    sums.set(currency, {
      ...sum,
      count: sum.count + 1,
      [of]: add(sum[of], amount),
      total: plus(sum.total, amount),
    });
  }
  return [...sums.values()].toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** The months between which the books have movements: that of the first, and that which is not over yet. */
export async function readSpan(db: Db): Promise<{ first: string; current: string }> {
  const { rows } = await sql<{ first: string; current: string }>`
    select to_char(coalesce(min(happened_at), now()) at time zone ${SHOP_TIME_ZONE}, 'YYYY-MM') as first,
      to_char(now() at time zone ${SHOP_TIME_ZONE}, 'YYYY-MM') as current
    from money_movement
  `.execute(db);
  return rows[0] ?? { first: '', current: '' };
}

/** Reads a month: its sums by currency, and its first movements. */
export async function readMonth(db: Db, month: string): Promise<DeskSchemas['BookMonth']> {
  const entries = await readEntries(db, month);
  return {
    month,
    ...(await readSpan(db)),
    sums: sumsOf(entries),
    entries: entries.slice(0, LISTED),
  };
}
