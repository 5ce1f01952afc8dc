import { cardProblem, tidyText } from '#schemas/desk/card-problem.ts';
import { badRequest } from '#server/api-error.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables.ts';
import {
  FIELD_COLUMN,
  lockSpecialists,
  readSpecialists,
  versionOf,
  type SpecialistField,
} from './read-specialists.ts';

/** The new text of one field, and the version of the field that the person saw. */
export interface FieldChange {
  field: SpecialistField;
  text: string;
  seen: number;
}

/**
 * Changes fields of one specialist's card in one transaction, all or none. A field that already says what is asked for is
 * left as it is. Fields that somebody else has changed meanwhile are no conflict, unless they are among the changes.
 * @throws {ApiError} 404 for an unknown specialist, 210 (409) with the newer card, 221 (422) with messages by field.
 */
export async function changeSpecialist(
  db: Db,
  actor: Actor,
  fairyId: string,
  changes: readonly FieldChange[],
): Promise<void> {
  if (new Set(changes.map(({ field }) => field)).size < changes.length)
    throw badRequest('Invalid changes', [{ path: '/changes', message: 'names a field twice' }]);
  await db.transaction().execute(async (trx) => {
    const rows = await lockSpecialists(trx);
    const before = rows.find(({ id }) => id === fairyId);
    if (!before) throw unknown();
    if (changes.some(({ field, seen }) => versionOf(before, field) !== seen))
      throw conflicting(
        'newerVersion',
        'The card was changed meanwhile',
        (await readSpecialists(trx)).find(({ id }) => id === fairyId),
      );
    const others = rows.filter(({ id }) => id !== fairyId);
    const tidied = changes.map(({ field, text }) => ({ field, text: tidyText(field, text) }));
    const problems = tidied.flatMap(({ field, text }, at) => {
      const message = cardProblem(field, text, others);
      return message === undefined ? [] : [{ path: `/changes/${at}/text`, message }];
    });
    if (problems.length > 0) throw rulesBroken(problems);
    const moved = tidied.filter(({ field, text }) => before[FIELD_COLUMN[field]] !== text);
    if (moved.length === 0) return;
    await trx
      .updateTable('fairy')
      .set(Object.fromEntries(moved.map(({ field, text }) => [FIELD_COLUMN[field], text])))
      .where('id', '=', fairyId)
      .execute();
    await recordAudit(trx, {
      actor,
      action: 'fairy.changed',
      entity: 'fairy',
      entityId: fairyId,
      fields: moved.map(({ field }) => field),
      details: {
        before: Object.fromEntries(moved.map(({ field }) => [field, before[FIELD_COLUMN[field]]])),
        after: Object.fromEntries(moved.map(({ field, text }) => [field, text])),
      },
    });
  });
}

/**
 * Puts all specialists in a new order.
 * @throws {ApiError} 210 (409) with all of them when their order is not the one that was seen any more.
 */
export async function orderSpecialists(
  db: Db,
  actor: Actor,
  seen: readonly string[],
  order: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await lockSpecialists(trx);
    const before = rows.map(({ id }) => id);
    if (before.join() !== seen.join())
      throw conflicting('newerVersion', 'The order was changed meanwhile', await readSpecialists(trx));
    if (order.toSorted().join() !== before.toSorted().join())
      throw badRequest('Invalid order', [{ path: '/order', message: 'must name each specialist once' }]);
    if (order.join() === before.join()) return;
    for (const [position, id] of order.entries())
      await trx
        .updateTable('fairy')
        .set({ position })
        .where('id', '=', id)
        .where('position', '!=', position)
        .execute();
    await recordAudit(trx, {
      actor,
      action: 'fairy.ordered',
      entity: 'fairy',
      entityId: 'all',
      fields: ['position'],
      details: { before, after: order },
    });
  });
}
