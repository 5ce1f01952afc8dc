import {
  countProblem,
  positionsIn,
  serviceProblem,
  tidyService,
  type ServiceField,
} from '#schemas/desk/service-problem.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { beforeAndAfter, changeFields, type FieldChange } from '#server/desk/editing/change-fields.ts';
import { changeOrder, type Ordered } from '#server/desk/editing/change-order.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import {
  fieldsOf,
  lockServices,
  readServices,
  SERVICE_COLUMN,
  serviceVersion,
  toCompared,
} from './read-services.ts';

const readService = async (trx: Trx, productId: string) =>
  (await readServices(trx)).find(({ id }) => id === productId);

/**
 * Changes fields of one service, as `changeFields` does. Orders that were placed keep the name that they were sold under.
 * @throws {ApiError} 404 for an unknown service, 210 (409) with the newer one, 221 (422) with messages by field.
 */
export const changeService = (
  db: Db,
  actor: Actor,
  productId: string,
  changes: readonly FieldChange<ServiceField>[],
  rules: { hasModel: boolean },
): Promise<void> =>
  changeFields(db, actor, changes, async (trx) => {
    const rows = await lockServices(trx);
    const row = rows.find(({ id }) => id === productId);
    if (!row) throw unknown();
    const texts = fieldsOf(row);
    return {
      texts,
      isStale: ({ field, seen }) => serviceVersion(row, field) !== seen,
      current: () => readService(trx, productId),
      tidy: tidyService,
      problemOf: (field, { [field]: text }) =>
        serviceProblem(field, text, toCompared(row), rows.map(toCompared), rules),
      store: async (moved) => {
        const columns = moved.map(({ field, text }) => [
          SERVICE_COLUMN[field],
          field === 'questionsCount' ? Number(text) : field === 'spread' ? positionsIn(text) : text,
        ]);
        await trx
          .updateTable('product')
          .set(Object.fromEntries(columns))
          .where('id', '=', productId)
          .execute();
        // Base prompts are kept whole where they cannot be changed (migration 067).
        const audited = moved.filter(({ field }) => field !== 'basePrompt');
        return {
          ...beforeAndAfter(texts, audited),
          ...(audited.length < moved.length && { promptVersion: serviceVersion(row, 'basePrompt') + 1 }),
        };
      },
      audit: { action: 'product.changed', entity: 'product', entityId: productId },
    };
  });

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
    if ((before.archived_at !== null) === isArchived) return;
    if (serviceVersion(before, 'archived') !== seen)
      throw conflicting('newerVersion', 'It was changed meanwhile', await readService(trx, productId));
    const message = isArchived
      ? undefined
      : countProblem(toCompared(before), before.questions_count, rows.map(toCompared));
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

/** Puts the services that are in the shop in a new order; archived ones keep their places. @throws {ApiError} as `changeOrder` */
export const orderServices = (
  db: Db,
  actor: Actor,
  orders: { seen: readonly string[]; order: readonly string[] },
): Promise<void> => changeOrder(db, actor, SERVICES, orders);

const SERVICES: Ordered = {
  table: 'product',
  lock: async (trx) =>
    (await lockServices(trx)).map(({ id, archived_at: at }) => ({ id, isFixed: at !== null })),
  current: readServices,
};
