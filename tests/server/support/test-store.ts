import { migrate } from '#server/store/migrate.ts';
import { seed } from '#server/store/seed.ts';
import { openInMemory, type Store } from '#server/store/store.ts';

/** A migrated and filled shop in memory, for one test file. */
export async function startTestStore(): Promise<Store> {
  const store = await openInMemory();
  await migrate(store.db);
  await seed(store.db);
  return store;
}
