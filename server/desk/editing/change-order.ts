import { badRequest } from '#server/api-error.ts';
import { conflicting } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** Entities with a sort order. */
export interface Ordered {
  table: 'fairy' | 'product';
  /** Locks all of them and reads them in order. One with `isFixed` keeps its place and is in no request. */
  lock: (trx: Trx) => Promise<readonly { id: string; isFixed?: boolean }[]>;
  /** Reads all of them as they are now, for a client that saw another order. */
  current: (trx: Trx) => Promise<unknown>;
}

/**
 * Stores a new sort order of all entities of a kind.
 * @throws {ApiError} 210 (409) with all of them if their order is no longer the one that was seen, 400 for an order that
 * does not name each of them once.
 */
export async function changeOrder(
  db: Db,
  actor: Actor,
  { table, lock, current }: Ordered,
  { seen, order }: { seen: readonly string[]; order: readonly string[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await lock(trx);
    const before = rows.filter(({ isFixed }) => !isFixed).map(({ id }) => id);
    // Also a repeat whose first response was lost.
    if (order.join() === before.join()) return;
    if (before.join() !== seen.join())
      throw conflicting('newerVersion', 'The order was changed meanwhile', await current(trx));
    if (order.toSorted().join() !== before.toSorted().join())
      throw badRequest('Invalid order', [{ path: '/order', message: 'must name each of them once' }]);
    const next = [...order];
    const whole = rows.map(({ id, isFixed }) => (isFixed ? id : (next.shift() ?? id)));
    for (const [position, id] of whole.entries())
      await trx
        .updateTable(table)
        .set({ position })
        .where('id', '=', id)
        .where('position', '!=', position)
        .execute();
    await recordAudit(trx, {
      actor,
      action: `${table}.ordered`,
      entity: table,
      entityId: 'all',
      fields: ['position'],
      details: { before, after: order },
    });
  });
}
