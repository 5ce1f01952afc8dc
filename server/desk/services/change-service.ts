import {
  countProblem,
  serviceProblem,
  tidyService,
  type ServiceField,
} from '#schemas/desk/service-problem.ts';
import { badRequest } from '#server/api-error.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables.ts';
import {
  lockServices,
  readServices,
  SERVICE_COLUMN,
  serviceVersion,
  toBeside,
  type ServiceRow,
} from './read-services.ts';

/** The new text of one field, and the version of the field that the person saw. */
export interface ServiceChange {
  field: ServiceField;
  text: string;
  seen: number;
}

const newerThan = async (trx: Trx, productId: string) =>
  conflicting(
    'newerVersion',
    'The service was changed meanwhile',
    (await readServices(trx)).find(({ id }) => id === productId),
  );

const isStored = (row: ServiceRow, field: ServiceField, text: string) =>
  String(row[SERVICE_COLUMN[field]]) === text;

/**
 * Changes fields of one service in one transaction, all or none. A field that already says what is asked for is left as
 * it is. Orders that were placed keep the name that they were sold under.
 * @throws {ApiError} 404 for an unknown service, 210 (409) with the newer one, 221 (422) with messages by field.
 */
export async function changeService(
  db: Db,
  actor: Actor,
  productId: string,
  changes: readonly ServiceChange[],
): Promise<void> {
  if (new Set(changes.map(({ field }) => field)).size < changes.length)
    throw badRequest('Invalid changes', [{ path: '/changes', message: 'names a field twice' }]);
  await db.transaction().execute(async (trx) => {
    const rows = await lockServices(trx);
    const before = rows.find(({ id }) => id === productId);
    if (!before) throw unknown();
    if (changes.some(({ field, seen }) => serviceVersion(before, field) !== seen))
      throw await newerThan(trx, productId);
    const tidied = changes.map(({ field, text }) => ({ field, text: tidyService(field, text) }));
    const problems = tidied.flatMap(({ field, text }, at) => {
      const message = serviceProblem(field, text, toBeside(before), rows.map(toBeside));
      return message === undefined ? [] : [{ path: `/changes/${at}/text`, message }];
    });
    if (problems.length > 0) throw rulesBroken(problems);
    const moved = tidied.filter(({ field, text }) => !isStored(before, field, text));
    if (moved.length === 0) return;
    await trx
      .updateTable('product')
      .set(
        Object.fromEntries(
          moved.map(({ field, text }) => [
            SERVICE_COLUMN[field],
            field === 'questionsCount' ? Number(text) : text,
          ]),
        ),
      )
      .where('id', '=', productId)
      .execute();
    // Base prompts are kept whole where they cannot be changed (migration 067).
    const told = moved.filter(({ field }) => field !== 'basePrompt');
    await recordAudit(trx, {
      actor,
      action: 'product.changed',
      entity: 'product',
      entityId: productId,
      fields: moved.map(({ field }) => field),
      details: {
        before: Object.fromEntries(told.map(({ field }) => [field, String(before[SERVICE_COLUMN[field]])])),
        after: Object.fromEntries(told.map(({ field, text }) => [field, text])),
        ...(told.length < moved.length && { promptVersion: serviceVersion(before, 'basePrompt') + 1 }),
      },
    });
  });
}

/**
 * Takes a service out of the shop or back into it, in all processes at once. Nothing is deleted: placed orders are
 * answered, and its offers that were on sale are on sale again when it returns, at the same prices.
 * @throws {ApiError} 404 for an unknown service, 210 (409) with the newer one, 221 (422) when it cannot return.
 */
export async function archiveService(
  db: Db,
  actor: Actor,
  productId: string,
  { isArchived, seen }: { isArchived: boolean; seen: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await lockServices(trx);
    const before = rows.find(({ id }) => id === productId);
    if (!before) throw unknown();
    if (serviceVersion(before, 'archived') !== seen) throw await newerThan(trx, productId);
    if ((before.archived_at !== null) === isArchived) return;
    const message = isArchived
      ? undefined
      : countProblem(toBeside(before), before.questions_count, rows.map(toBeside));
    if (message !== undefined) throw rulesBroken([{ path: '/isArchived', message }]);
    await trx
      .updateTable('product')
      .set({ archived_at: isArchived ? new Date() : null })
      .where('id', '=', productId)
      .execute();
    await trx
      .updateTable('fairy_product')
      .set({ on_sale: !isArchived, sold_before_archive: isArchived })
      .where('product_id', '=', productId)
      .where(isArchived ? 'on_sale' : 'sold_before_archive', '=', true)
      .execute();
    await recordAudit(trx, {
      actor,
      action: isArchived ? 'product.archived' : 'product.restored',
      entity: 'product',
      entityId: productId,
      fields: ['archived'],
    });
  });
}

/**
 * Puts the services that are in the shop in a new order; archived ones keep their places.
 * @throws {ApiError} 210 (409) with all of them when their order is not the one that was seen any more.
 */
export async function orderServices(
  db: Db,
  actor: Actor,
  seen: readonly string[],
  order: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await lockServices(trx);
    const before = rows.filter((row) => row.archived_at === null).map(({ id }) => id);
    if (before.join() !== seen.join())
      throw conflicting('newerVersion', 'The order was changed meanwhile', await readServices(trx));
    if (order.toSorted().join() !== before.toSorted().join())
      throw badRequest('Invalid order', [{ path: '/order', message: 'must name each service once' }]);
    if (order.join() === before.join()) return;
    const next = [...order];
    const whole = rows.map((row) => (row.archived_at === null ? (next.shift() ?? row.id) : row.id));
    for (const [position, id] of whole.entries())
      await trx
        .updateTable('product')
        .set({ position })
        .where('id', '=', id)
        .where('position', '!=', position)
        .execute();
    await recordAudit(trx, {
      actor,
      action: 'product.ordered',
      entity: 'product',
      entityId: 'all',
      fields: ['position'],
      details: { before, after: order },
    });
  });
}
