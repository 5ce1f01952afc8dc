import { sql } from 'kysely';
import { countPaymentOrigins } from '#server/store/payment-origin.ts';
import { sampleRows, type SampleRows } from '#server/store/samples.ts';
import { CATALOGUE_TABLES, countRows } from '#server/store/tables/catalogue-tables.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

type Table = (typeof CATALOGUE_TABLES)[number] | 'shop_order';

/** Number of removed rows per table. */
export type Removed = Record<Table, number>;

/** Result of emptying. `paid-orders`: nothing was removed, because of these orders. */
export type Emptied =
  | { kind: 'emptied'; removed: Removed; endedAccess: number }
  | { kind: 'paid-orders'; real: number[]; sandbox: number[] };

/** How a shop is emptied. */
export interface EmptyOptions {
  /** Removes all orders that the sandbox stood in for, whatever was sold. */
  withSandboxOrders: boolean;
  /** What goes. */
  rows?: (trx: Trx) => Promise<SampleRows>;
}

/**
 * Takes what is left of the sample off, with its offers, the orders of these and the desk access of its specialists, in
 * one transaction. What an owner has made stays, and so do messages and newsletter addresses, which belong to people.
 * Refuses while an order of the sample is paid, or may still be paid at a real provider. A coupon of the sample that
 * another order was paid with is stopped instead.
 */
export async function emptyShop(db: Db, options: EmptyOptions): Promise<Emptied> {
  const { withSandboxOrders, rows = (trx) => sampleRows(trx, 'all') } = options;
  return db.transaction().execute(async (trx) => {
    // No order may be placed or paid while it is decided which of them go.
    await sql`lock table shop_order, payment in exclusive mode`.execute(trx);
    const going = await rows(trx);
    const orders = await ordersOf(trx, going, withSandboxOrders);
    const paid = await paidOrders(trx, orders);
    if (paid.real.length > 0 || (paid.sandbox.length > 0 && !withSandboxOrders))
      return { kind: 'paid-orders', ...paid };
    const before = await sizes(trx);
    await removeOrders(trx, orders);
    const endedAccess = await removeSpecialists(trx, going.fairies);
    await removeRows(trx, going);
    const after = await sizes(trx);
    const removed = Object.fromEntries(
      COUNTED.map((table) => [table, before[table] - after[table]]),
    ) as Removed;
    if (await isNewAgain(trx, removed)) await closeAsNew(trx);
    return { kind: 'emptied', removed, endedAccess };
  });
}

const COUNTED: readonly Table[] = ['shop_order', ...CATALOGUE_TABLES];

async function sizes(trx: Trx): Promise<Removed> {
  const counts = {} as Removed;
  for (const table of COUNTED) counts[table] = await countRows(trx, table);
  return counts;
}

/** Numbers of the orders that go: of offers that go, and those of the sandbox if they are meant. */
async function ordersOf(
  trx: Trx,
  { fairies, products }: SampleRows,
  withSandbox: boolean,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from shop_order where fairy_product_id in (
      select id from fairy_product where fairy_id = any(${fairies}::uuid[]) or product_id = any(${products}::uuid[])
    ) or (${withSandbox} and id in (
      select order_id from payment where id::text in (select payment_id from sandbox_payment)))
    order by id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Finds those of the given orders that are paid, or may still be. Sandbox payments are recognised by the sandbox's own
 * table; of those only completed ones count.
 */
async function paidOrders(trx: Trx, orders: number[]): Promise<{ real: number[]; sandbox: number[] }> {
  const { rows } = await sql<{ order_id: number; is_sandbox: boolean }>`
    select order_id, played.payment_id is not null as is_sandbox
    from payment
    left join (select distinct payment_id from sandbox_payment) as played on played.payment_id = payment.id::text
    where order_id = any(${orders}::int[]) and (
      status in ('COMPLETED', 'WAITING_FOR_CONFIRMATION') or (status = 'PENDING' and played.payment_id is null))
    order by order_id
  `.execute(trx);
  const idsOf = (isSandbox: boolean) =>
    rows.filter((row) => row.is_sandbox === isSandbox).map(({ order_id: id }) => id);
  return { real: idsOf(false), sandbox: idsOf(true) };
}

/** Removes orders, which nobody really paid, and their pending jobs; foreign keys remove their questions, payments and coupon uses. */
async function removeOrders(trx: Trx, orders: number[]): Promise<void> {
  const payments = sql`select id from payment where order_id = any(${orders}::int[])`;
  const refunds = sql`select id from refund where payment_id in (${payments})`;
  const played = sql`select id::text from sandbox_payment where payment_id in (select id::text from (${payments}) as of_order)`;
  await sql`delete from job where payload ->> 'orderId' in (select unnest(${orders}::int[])::text)
    or payload ->> 'paymentId' in (select id::text from (${payments}) as of_order)
    or payload ->> 'refundId' in (select id::text from (${refunds}) as of_order)
    or payload ->> 'sandboxPaymentId' in (${played})
    or payload ->> 'sandboxRefundId' in (select id::text from sandbox_refund where sandbox_payment_id::text in (${played}))`.execute(
    trx,
  );
  await sql`delete from refund where payment_id in (${payments})`.execute(trx);
  await sql`delete from payment_dispute where payment_id in (${payments})`.execute(trx);
  await sql`delete from sandbox_payment where id::text in (${played})`.execute(trx);
  await sql`delete from shop_order where id = any(${orders}::int[])`.execute(trx);
}

/**
 * Removes the people and invitations of the desk that answer for a card, and returns how many people. The journal keeps
 * their names. An owner stays, without a card.
 */
async function removeSpecialists(trx: Trx, fairies: string[]): Promise<number> {
  if (fairies.length === 0) return 0;
  const specialists = trx
    .selectFrom('desk_person')
    .select('id')
    .where('role', '=', 'specialist')
    .where('fairy_id', 'in', fairies);
  await trx
    .updateTable('desk_person')
    .set({ fairy_id: null })
    .where('role', '<>', 'specialist')
    .where('fairy_id', 'in', fairies)
    .execute();
  await trx.deleteFrom('desk_invitation').where('fairy_id', 'in', fairies).execute();
  // Somebody may have invited as an owner, before she became a specialist.
  await trx
    .updateTable('desk_invitation')
    .set({ invited_by: null })
    .where('invited_by', 'in', specialists)
    .execute();
  const [ended] = await trx.deleteFrom('desk_person').where('id', 'in', specialists).execute();
  return Number(ended?.numDeletedRows ?? 0);
}

/** Foreign keys remove the offers, skills and samples of what goes. */
async function removeRows(trx: Trx, { fairies, products, coupons, texts, posts }: SampleRows): Promise<void> {
  await sql`delete from fairy where id = any(${fairies}::uuid[])`.execute(trx);
  await sql`delete from product where id = any(${products}::uuid[])`.execute(trx);
  await sql`update coupon set stopped_at = coalesce(stopped_at, now())
    where code = any(${coupons}::text[]) and code in (select coupon_code from coupon_use)`.execute(trx);
  await sql`delete from coupon
    where code = any(${coupons}::text[]) and code not in (select coupon_code from coupon_use)`.execute(trx);
  for (const { page, type } of texts)
    await sql`delete from page_content where page = ${page} and type = ${type}`.execute(trx);
  await sql`delete from post where id = any(${posts}::int[])`.execute(trx);
}

/**
 * Whether the shop counts as new again: it has neither specialists nor services, or its sample or rehearsal was just
 * removed and nobody has paid. Its opening and the proofs of its setup list were then those of the sample or
 * rehearsal.
 */
async function isNewAgain(trx: Trx, removed: Removed): Promise<boolean> {
  if ((await countRows(trx, 'fairy')) + (await countRows(trx, 'product')) === 0) return true;
  if (Object.values(removed).every((count) => count === 0)) return false;
  const { real, sandbox } = await countPaymentOrigins(trx);
  return real + sandbox === 0;
}

async function closeAsNew(trx: Trx): Promise<void> {
  await trx
    .updateTable('shop_opening')
    .set(({ eb }) => ({
      opened_at: null,
      closed_at: null,
      reopens_on: null,
      set_up_at: null,
      set_up_live: false,
      words: '',
      preview_hash: null,
      version: eb('version', '+', 1),
    }))
    .execute();
}
