import { cardProblem, tidyText } from '#schemas/desk/card-problem.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { beforeAndAfter, changeFields, type FieldChange } from '#server/desk/editing/change-fields.ts';
import { changeOrder } from '#server/desk/editing/change-order.ts';
import type { Actor } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import {
  FIELD_COLUMN,
  fieldsOf,
  lockSpecialists,
  readSpecialists,
  versionOf,
  type SpecialistField,
} from './read-specialists.ts';

/**
 * Changes fields of one specialist's card, as `changeFields` does.
 * @throws {ApiError} 404 for an unknown specialist, 210 (409) with the newer card, 221 (422) with messages by field.
 */
export const changeSpecialist = (
  db: Db,
  actor: Actor,
  fairyId: string,
  changes: readonly FieldChange<SpecialistField>[],
): Promise<void> =>
  changeFields(db, actor, changes, async (trx) => {
    const rows = await lockSpecialists(trx);
    const row = rows.find(({ id }) => id === fairyId);
    if (!row) throw unknown();
    const texts = fieldsOf(row);
    const others = rows.filter(({ id }) => id !== fairyId);
    return {
      texts,
      isStale: ({ field, seen }) => versionOf(row, field) !== seen,
      current: async () => (await readSpecialists(trx)).find(({ id }) => id === fairyId),
      tidy: tidyText,
      problemOf: (field, { [field]: text }) => cardProblem(field, text, others),
      store: async (moved) => {
        await trx
          .updateTable('fairy')
          .set(Object.fromEntries(moved.map(({ field, text }) => [FIELD_COLUMN[field], text])))
          .where('id', '=', fairyId)
          .execute();
        return beforeAndAfter(texts, moved);
      },
      audit: { action: 'fairy.changed', entity: 'fairy', entityId: fairyId },
    };
  });

/** Puts all specialists in a new order. @throws {ApiError} as `changeOrder` */
export const orderSpecialists = (
  db: Db,
  actor: Actor,
  orders: { seen: readonly string[]; order: readonly string[] },
): Promise<void> =>
  changeOrder(db, actor, { table: 'fairy', lock: lockSpecialists, current: readSpecialists }, orders);
