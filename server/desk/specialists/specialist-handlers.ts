import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { setAvailability } from '#server/desk/availability/availability.ts';
import { changeSpecialist, orderSpecialists } from './change-specialist.ts';
import { readSpecialists } from './read-specialists.ts';
import { addSpecialist, archiveSpecialist } from './archive-specialist.ts';
import { setPortrait } from '#server/desk/pictures/set-portrait.ts';
import { readSamples, setSample } from './samples.ts';
import { setTopics } from './set-topics.ts';

async function readSpecialist(db: Db, fairyId: string): Promise<DeskSchemas['Specialist']> {
  const found = (await readSpecialists(db)).find(({ id }) => id === fairyId);
  if (!found) throw unknown();
  return found;
}

/** Handlers of the specialists' cards and their order. */
export const specialistHandlers = (
  db: Db,
): Pick<
  DeskHandlers,
  | 'listSpecialists'
  | 'getMyCard'
  | 'addSpecialist'
  | 'changeSpecialist'
  | 'setPortrait'
  | 'setTopics'
  | 'listSamples'
  | 'setSample'
  | 'archiveSpecialist'
  | 'setSpecialistAvailability'
  | 'orderSpecialists'
> => ({
  listSpecialists: async () => ({ status: 200, body: await readSpecialists(db) }),
  async getMyCard(call) {
    const { fairyId } = signedIn(call).person;
    if (fairyId === null) throw unknown();
    return { status: 200, body: await readSpecialist(db, fairyId) };
  },
  async changeSpecialist(call) {
    const { fairyId } = call.path;
    await changeSpecialist(db, signedIn(call).person, fairyId, call.body.changes);
    return { status: 200, body: await readSpecialist(db, fairyId) };
  },
  async setPortrait(call) {
    const { fairyId } = call.path;
    await setPortrait(db, signedIn(call).person, fairyId, call.body);
    return { status: 200, body: await readSpecialist(db, fairyId) };
  },
  async setTopics(call) {
    const { fairyId } = call.path;
    await setTopics(db, signedIn(call).person, fairyId, call.body);
    return { status: 200, body: await readSpecialist(db, fairyId) };
  },
  listSamples: async (call) => ({ status: 200, body: await readSamples(db, call.path.fairyId) }),
  async setSample(call) {
    await setSample(db, signedIn(call).person, call.path, call.body);
    return { status: 200, body: await readSamples(db, call.path.fairyId) };
  },
  async addSpecialist(call) {
    await addSpecialist(db, signedIn(call).person, call.body);
    return { status: 200, body: await readSpecialist(db, call.body.id) };
  },
  async archiveSpecialist(call) {
    const { fairyId } = call.path;
    await archiveSpecialist(db, signedIn(call).person, fairyId, call.body);
    return { status: 200, body: await readSpecialist(db, fairyId) };
  },
  setSpecialistAvailability: async (call) => ({
    status: 200,
    body: await setAvailability(db, signedIn(call).person, call.path.fairyId, call.body),
  }),
  async orderSpecialists(call) {
    await orderSpecialists(db, signedIn(call).person, call.body);
    return { status: 200, body: await readSpecialists(db) };
  },
});
