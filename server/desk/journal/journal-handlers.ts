import type { Clock } from '#server/clock.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { readJournal } from './read-journal.ts';

/** Handler of the journal, for owners: what the audit holds. */
export const journalHandlers = (db: Db, clock: Clock): Pick<DeskHandlers, 'readJournal'> => ({
  async readJournal({ query }) {
    const people = await db
      .selectFrom('desk_person')
      .select((is) => ['id', 'name', is('removed_at', 'is not', null).as('hasLeft')])
      .orderBy('name')
      .orderBy('created_at')
      .execute();
    return {
      status: 200,
      body: {
        ...(await readJournal(db, query)),
        people: people.map(({ hasLeft, ...person }) => ({ ...person, hasLeft: Boolean(hasLeft) })),
        now: clock.now().toISOString(),
      },
    };
  },
});
