import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { postgresFolder, startPostgres } from '#tools/temporary-postgres.ts';
import { migrate } from '#server/store/migrate.ts';
import { seed } from '#server/store/seed.ts';
import { openPostgres, type Store } from '#server/store/store.ts';
import { openEmptyDatabase } from '#tools/empty-database.ts';
import { openFilledDatabase } from './filled-database.ts';

/** What the same tests run on: always PGlite, and a real PostgreSQL where this machine has its programs. */
export const DATABASES: readonly Store['kind'][] =
  postgresFolder() && process.env['MUTANTS_SCOPE'] === undefined ? ['embedded', 'postgres'] : ['embedded'];

/** This process's PostgreSQL: making one takes a second, a database in it a twentieth. It ends with the process. */
let server: ReturnType<typeof startPostgres> | undefined;

/** A new database on this process's PostgreSQL, empty or a copy of another. */
async function createDatabase(template = 'template0'): Promise<{ name: string; store: Store }> {
  const postgres = await (server ??= startPostgres({ isDurable: false }));
  if (!postgres) throw new Error('There is no postgres program');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openPostgres(postgres.url);
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin.db);
  await admin.close();
  const url = new URL(postgres.url);
  url.pathname = name;
  return { name, store: openPostgres(url.href) };
}

/** Makes the database of which every filled one is a copy, and returns its name. */
async function createFilled(): Promise<string> {
  const { name, store } = await createDatabase();
  await migrate(store.db);
  await seed(store.db);
  // PostgreSQL copies no database that somebody is connected to.
  await store.close();
  return name;
}

let filled: Promise<string> | undefined;

/** An empty database for one test file. */
export const openTestStore = async (kind: Store['kind'] = 'embedded'): Promise<Store> =>
  kind === 'embedded' ? openEmptyDatabase() : (await createDatabase()).store;

/** A migrated and filled shop for one test file. */
export const startTestStore = async (kind: Store['kind'] = 'embedded'): Promise<Store> =>
  kind === 'embedded'
    ? openFilledDatabase()
    : (await createDatabase(await (filled ??= createFilled()))).store;
