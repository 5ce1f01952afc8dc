import { sql } from 'kysely';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import { wrongInvoiceDay } from '#schemas/desk/past-day.ts';
import { tidyLines } from '#schemas/desk/card-problem.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

type Invoice = DeskSchemas['OrderInvoice'];

const NONE: Invoice = { askedOn: null, dueOn: null, number: null, version: 0 };

/**
 * The last day for an invoice: the fifteenth of the month after she asked, or for an order that is older fifteen days after
 * (VAT act art. 106i(6)).
 */
export const INVOICE_DUE = sql<string>`(case
  when date_trunc('month', paid_at at time zone ${SHOP_TIME_ZONE}) = date_trunc('month', asked_on)
  then date_trunc('month', asked_on) + interval '1 month 14 days' else asked_on + 15 end)::date::text`;

/** Invoices that a list shows. */
const WAITING = 200;

/** Requested invoices without a number yet, the nearest deadline first (245_accountant.sql). */
export async function readWaitingInvoices(
  db: Db | Trx,
): Promise<Pick<DeskSchemas['BookMonth'], 'invoices' | 'moreInvoices'>> {
  const found = await db
    .selectFrom('order_invoice')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .select([
      'order_id as orderId',
      sql<string>`coalesce(product_name, '')`.as('productName'),
      sql<string>`asked_on::text`.as('askedOn'),
      INVOICE_DUE.as('dueOn'),
    ])
    .where('number', 'is', null)
    .orderBy('dueOn')
    .orderBy('order_id')
    .limit(WAITING + 1)
    .execute();
  return { invoices: found.slice(0, WAITING), moreInvoices: found.length > WAITING };
}

/** What an order's customer has asked for. */
export async function readInvoice(db: Db | Trx, orderId: number): Promise<Invoice> {
  const row = await db
    .selectFrom('order_invoice')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .select([sql<string>`asked_on::text`.as('askedOn'), INVOICE_DUE.as('dueOn'), 'number', 'version'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? NONE;
}

interface NotedInvoice {
  seen: number;
  isAsked: boolean;
  number: string | null;
  /** The day on which she asked, as `YYYY-MM-DD`; today without it. Kept when it is noted first. */
  askedOn?: string | undefined;
}

/**
 * Notes that a customer asked for an invoice, its number once it is issued, or that she did not after all.
 * @throws {ApiError} 404 for an order that was never paid, 210 (409) with what is noted now, 221 (422) for a day to come
 * or before the payment.
 */
export async function noteInvoice(
  db: Db,
  actor: Actor,
  orderId: number,
  { seen, isAsked, number, askedOn }: NotedInvoice,
): Promise<void> {
  const isNoted = await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('shop_order')
      .select([
        sql<string>`(paid_at at time zone ${SHOP_TIME_ZONE})::date::text`.as('paidOn'),
        sql<string>`shop_today()::text`.as('today'),
      ])
      .where('id', '=', orderId)
      .where('paid_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw unknown();
    const before = await readInvoice(trx, orderId);
    const tidied = tidyLines(number ?? '').replaceAll(/\s+/g, ' ') || null;
    // A repeat after a lost response.
    if ((before.askedOn !== null) === isAsked && before.number === (isAsked ? tidied : null)) return true;
    if (before.version !== seen) return false;
    const day = askedOn ?? order.today;
    const wrong =
      before.askedOn === null ? wrongInvoiceDay(day, { first: order.paidOn, today: order.today }) : undefined;
    if (isAsked && wrong !== undefined) throw rulesBroken([{ path: '/askedOn', message: wrong }]);
    if (isAsked)
      await trx
        .insertInto('order_invoice')
        .values({ order_id: orderId, asked_on: sql`${day}::date`, number: tidied })
        .onConflict((on) => on.column('order_id').doUpdateSet({ number: tidied, version: seen + 1 }))
        .execute();
    else await trx.deleteFrom('order_invoice').where('order_id', '=', orderId).execute();
    await recordAudit(trx, {
      actor,
      action: 'invoice.noted',
      entity: 'order',
      entityId: String(orderId),
      fields: ['invoice'],
    });
    return true;
  });
  if (!isNoted)
    throw conflicting('newerVersion', 'The invoice was noted meanwhile', await readInvoice(db, orderId));
}
