import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { postgresFolder, startPostgres } from '#tools/temporary-postgres.ts';
import { migrate } from '#server/store/migrate.ts';
import { seed } from '#server/store/seed.ts';
import { openPostgres, type Store } from '#server/store/store.ts';
import { openEmptyDatabase } from '#tools/empty-database.ts';

/** What the same tests run on: always PGlite, and a real PostgreSQL where this machine has its programs. */
export const DATABASES: readonly Store['kind'][] = postgresFolder() ? ['embedded', 'postgres'] : ['embedded'];

/** This process's PostgreSQL: making one takes a second, a database in it a twentieth. It ends with the process. */
let server: ReturnType<typeof startPostgres> | undefined;

/** An empty database for one test file. */
export async function openTestStore(kind: Store['kind'] = 'embedded'): Promise<Store> {
  if (kind === 'embedded') return openEmptyDatabase();
  const postgres = await (server ??= startPostgres());
  if (!postgres) throw new Error('There is no postgres program');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openPostgres(postgres.url);
  await sql`create database ${sql.id(name)}`.execute(admin.db);
  await admin.close();
  const url = new URL(postgres.url);
  url.pathname = name;
  return openPostgres(url.href);
}

/** A migrated and filled shop for one test file. */
export async function startTestStore(kind: Store['kind'] = 'embedded'): Promise<Store> {
  const store = await openTestStore(kind);
  await migrate(store.db);
  await seed(store.db);
  return store;
}
