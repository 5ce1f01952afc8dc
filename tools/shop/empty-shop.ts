import { sql } from 'kysely';
import { CATALOGUE_TABLES, countRows } from '#server/store/tables/catalogue-tables.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

type Table = (typeof CATALOGUE_TABLES)[number] | 'shop_order';

/** Number of removed rows per table. */
export type Removed = Record<Table, number>;

/** Result of emptying. `paid-orders`: nothing was removed, because of these orders. */
export type Emptied =
  | { kind: 'emptied'; removed: Removed; endedAccess: number }
  | { kind: 'paid-orders'; real: number[]; sandbox: number[] };

/**
 * Removes the whole catalogue and all unpaid orders in one transaction. Refuses while an order is paid, or may still
 * be paid at a real provider. Newsletter addresses and messages stay: they belong to people. So do owners; specialists'
 * access to the desk ends with their cards.
 */
export async function emptyShop(
  db: Db,
  { withSandboxOrders }: { withSandboxOrders: boolean },
): Promise<Emptied> {
  return db.transaction().execute(async (trx) => {
    // No order may be placed or paid while it is decided which of them go.
    await sql`lock table shop_order, payment in exclusive mode`.execute(trx);
    const paid = await paidOrders(trx);
    if (paid.real.length > 0 || (paid.sandbox.length > 0 && !withSandboxOrders))
      return { kind: 'paid-orders', ...paid };
    const removed = {} as Removed;
    for (const table of ['shop_order', ...CATALOGUE_TABLES] as const)
      removed[table] = await countRows(trx, table);
    await removeOrders(trx);
    const endedAccess = await removeSpecialists(trx);
    for (const table of CATALOGUE_TABLES) await trx.deleteFrom(table).execute();
    // What comes next is set up as a new shop is.
    await trx
      .updateTable('shop_opening')
      .set(({ eb }) => ({
        opened_at: null,
        closed_at: null,
        reopens_on: null,
        set_up_at: null,
        words: '',
        preview_hash: null,
        version: eb('version', '+', 1),
      }))
      .execute();
    return { kind: 'emptied', removed, endedAccess };
  });
}

/**
 * Finds orders that are paid, or may still be. Sandbox payments are recognised by the sandbox's own table; of those
 * only completed ones count.
 */
async function paidOrders(trx: Trx): Promise<{ real: number[]; sandbox: number[] }> {
  const { rows } = await sql<{ order_id: number; is_sandbox: boolean }>`
    select order_id, played.payment_id is not null as is_sandbox
    from payment
    left join (select distinct payment_id from sandbox_payment) as played on played.payment_id = payment.id::text
    where status in ('COMPLETED', 'WAITING_FOR_CONFIRMATION') or (status = 'PENDING' and played.payment_id is null)
    order by order_id
  `.execute(trx);
  const idsOf = (isSandbox: boolean) =>
    rows.filter((row) => row.is_sandbox === isSandbox).map(({ order_id: id }) => id);
  return { real: idsOf(false), sandbox: idsOf(true) };
}

/** Removes orders, which nobody really paid, and their pending jobs; foreign keys remove their questions, payments and coupon uses. */
async function removeOrders(trx: Trx): Promise<void> {
  await trx.deleteFrom('refund').execute();
  await trx.deleteFrom('payment_dispute').execute();
  await trx.deleteFrom('shop_order').execute();
  await sql`delete from sandbox_payment`.execute(trx);
  await sql`delete from job where payload ? 'orderId' or payload ? 'paymentId' or payload ? 'sandboxPaymentId'
    or payload ? 'refundId' or payload ? 'sandboxRefundId'`.execute(trx);
}

/**
 * Removes the people and invitations of the desk that answer for a card, and returns how many people. The journal keeps
 * their names. An owner stays, without a card.
 */
async function removeSpecialists(trx: Trx): Promise<number> {
  const specialists = trx.selectFrom('desk_person').select('id').where('role', '=', 'specialist');
  await trx.updateTable('desk_person').set({ fairy_id: null }).where('role', '<>', 'specialist').execute();
  await trx.deleteFrom('desk_invitation').where('fairy_id', 'is not', null).execute();
  // Somebody may have invited as an owner, before she became a specialist.
  await trx
    .updateTable('desk_invitation')
    .set({ invited_by: null })
    .where('invited_by', 'in', specialists)
    .execute();
  const [ended] = await trx.deleteFrom('desk_person').where('role', '=', 'specialist').execute();
  return Number(ended?.numDeletedRows ?? 0);
}
