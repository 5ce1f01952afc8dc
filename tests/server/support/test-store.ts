import { postgresFolder, startPostgres } from '#tools/temporary-postgres.ts';
import { migrate } from '#server/store/migrate.ts';
import { seed } from '#server/store/seed.ts';
import { openPostgres, type Store } from '#server/store/store.ts';
import { openEmptyDatabase } from '#tools/empty-database.ts';

/** What the same tests run on: always PGlite, and a real PostgreSQL where this machine has its programs. */
export const DATABASES: readonly Store['kind'][] = postgresFolder() ? ['embedded', 'postgres'] : ['embedded'];

/** An empty database for one test file; closing it leaves nothing behind. */
export async function openTestStore(kind: Store['kind'] = 'embedded'): Promise<Store> {
  if (kind === 'embedded') return openEmptyDatabase();
  const server = await startPostgres();
  if (!server) throw new Error('There is no postgres program');
  const store = openPostgres(server.url);
  const close = async () => {
    await store.close();
    await server.stop();
  };
  return { ...store, close };
}

/** A migrated and filled shop for one test file. */
export async function startTestStore(kind: Store['kind'] = 'embedded'): Promise<Store> {
  const store = await openTestStore(kind);
  await migrate(store.db);
  await seed(store.db);
  return store;
}
