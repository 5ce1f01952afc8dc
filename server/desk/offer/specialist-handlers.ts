import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import type { Db } from '#server/store/tables.ts';
import { changeSpecialist, orderSpecialists } from './change-specialist.ts';
import { readSpecialists } from './read-specialists.ts';

/** Handlers of the specialists' cards and their order. */
export const specialistHandlers = (
  db: Db,
): Pick<DeskHandlers, 'listSpecialists' | 'changeSpecialist' | 'orderSpecialists'> => ({
  listSpecialists: async () => ({ status: 200, body: await readSpecialists(db) }),
  async changeSpecialist(call) {
    const { fairyId } = call.path;
    await changeSpecialist(db, signedIn(call).person, fairyId, call.body.changes);
    const changed = (await readSpecialists(db)).find(({ id }) => id === fairyId);
    if (!changed) throw unknown();
    return { status: 200, body: changed };
  },
  async orderSpecialists(call) {
    await orderSpecialists(db, signedIn(call).person, call.body.seen, call.body.order);
    return { status: 200, body: await readSpecialists(db) };
  },
});
