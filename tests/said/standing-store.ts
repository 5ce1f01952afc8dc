import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Store } from '#server/store/store.ts';
import {
  createDatabase,
  createFilled,
  forOneFile,
  USUAL,
  type Opening,
} from '#tests/server/support/test-store.ts';
import { openFilledDatabase } from '#tests/server/support/filled-database.ts';

/** A store that takes the time from this process's clock, as the embedded database does, so that it can stand still. */
export interface StandingStore {
  store: Store;
  /** Sets the clock of this process, and the store's. */
  setNow: (now: Date | number) => Promise<void>;
}

/** One session, as of the embedded database: rows get their numbers in the same order on both. */
const STANDING: Opening = { max: 1, schemas: ['public', 'standing', 'pg_catalog'] };

/** Puts a `now()` of the test's before PostgreSQL's own. */
async function addClock({ db }: Store, now: Date): Promise<void> {
  await sql`create schema standing`.execute(db);
  await sql`create table standing.clock as select ${now}::timestamptz as at`.execute(db);
  for (const name of ['now', 'clock_timestamp'])
    await sql`create function ${sql.id('standing', name)}() returns timestamptz stable language sql
      as 'select at from standing.clock'`.execute(db);
}

let standing: Promise<string> | undefined;

/** A migrated and filled shop for one test file whose time stands still. */
export async function startStandingStore(now: Date): Promise<StandingStore> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  if (USUAL === 'embedded')
    return {
      store: await openFilledDatabase(now.toISOString()),
      setNow: async (moment) => void vi.setSystemTime(moment),
    };
  const database = await createDatabase(
    await (standing ??= createFilled(STANDING, (made) => addClock(made, now))),
    STANDING,
  );
  const store = forOneFile(database);
  const setNow = async (moment: Date | number) => {
    vi.setSystemTime(moment);
    await sql`update standing.clock set at = ${new Date(moment)}`.execute(store.db);
  };
  await setNow(now);
  return { store, setNow };
}
