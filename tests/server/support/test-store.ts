import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { postgresFolder, startPostgres } from '#tools/temporary-postgres.ts';
import { migrate } from '#server/store/migrate.ts';
import { seed } from '#server/store/seed.ts';
import { openPostgres, type Store } from '#server/store/store.ts';
import { openEmptyDatabase } from '#tools/empty-database.ts';
import { isWholeProof } from '#tools/proof.ts';
import { openFilledDatabase } from './filled-database.ts';

/** All that a shop may stand on, of which this machine has the programs. */
export const ALL_DATABASES: readonly Store['kind'][] =
  postgresFolder() && process.env['MUTANTS_SCOPE'] === undefined ? ['embedded', 'postgres'] : ['embedded'];

/**
 * What a test file runs on that names no database. A statement costs PGlite several times what it costs PostgreSQL, half
 * of the processor's time of a test of the server. So `npm test` takes PostgreSQL where this machine has it, and runs
 * on PGlite the files of `ALL_DATABASES` and the browser's shop; `npm run prove` runs every file on PGlite.
 */
export const USUAL: Store['kind'] =
  !isWholeProof && ALL_DATABASES.includes('postgres') ? 'postgres' : 'embedded';

/** What tests run on whose statements a database could answer in its own way: `npm run prove` runs them on all. */
export const DATABASES = isWholeProof ? ALL_DATABASES : [USUAL];

/** This process's PostgreSQL: making one takes a second, a database in it a twentieth. It ends with the process. */
let server: ReturnType<typeof startPostgres> | undefined;

const running = async () => {
  // Another process may have taken the free port meanwhile: once more, then it is an error of each file.
  server ??= startPostgres({ isDurable: false }).catch(() => startPostgres({ isDurable: false }));
  const postgres = await server;
  if (!postgres) throw new Error('There is no postgres program');
  return postgres;
};

/** How a database is opened: by at most so many connections, and where these look for functions. */
export interface Opening {
  max?: number;
  schemas?: readonly string[];
}

/** The address of a database of this process's PostgreSQL, by its socket, which costs less than a port. */
async function addressOf(name: string, schemas?: readonly string[]): Promise<string> {
  const { url, socket } = await running();
  const address = new URL(url);
  address.pathname = name;
  address.searchParams.set('host', socket);
  if (schemas) address.searchParams.set('options', `-c search_path=${schemas.join(',')}`);
  return address.href;
}

const openDatabase = async (name: string, { schemas, ...how }: Opening = {}): Promise<Store> =>
  openPostgres(await addressOf(name, schemas), how);

let administrator: ReturnType<typeof openDatabase> | undefined;

/** Runs a statement outside the databases of the tests. */
async function administer(statement: RawBuilder<unknown>): Promise<void> {
  const { db } = await (administrator ??= openDatabase('postgres'));
  await statement.execute(db);
}

/** A new database on this process's PostgreSQL, empty or a copy of another. */
export async function createDatabase(
  template = 'template0',
  how: Opening = {},
): Promise<{ name: string; store: Store }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Since version 15 a copy is written to the log page by page, which takes twice as long, unless it is told not to be.
  const [major = ''] = /\d+/.exec((await running()).version) ?? [];
  const strategy = Number(major) >= 15 ? sql`strategy file_copy` : sql``;
  await administer(sql`create database ${sql.id(name)} template ${sql.id(template)} ${strategy}`);
  return { name, store: await openDatabase(name, how) };
}

/** The store of a database that goes when it is closed: hundreds of files would fill the disk. */
export const forOneFile = ({ name, store }: Awaited<ReturnType<typeof createDatabase>>): Store => ({
  ...store,
  close: async () => {
    await store.close();
    await administer(sql`drop database ${sql.id(name)} with (force)`);
  },
});

/** Makes the database of which every filled one is a copy, and returns its name. */
export async function createFilled(
  how: Opening = {},
  prepare?: (store: Store) => Promise<void>,
): Promise<string> {
  const { name, store } = await createDatabase('template0', how);
  await prepare?.(store);
  await migrate(store.db);
  await seed(store.db);
  // PostgreSQL copies no database that somebody is connected to.
  await store.close();
  return name;
}

let filled: Promise<string> | undefined;

/** An empty database for one test file. */
export const openTestStore = async (kind = USUAL): Promise<Store> =>
  kind === 'embedded' ? openEmptyDatabase() : forOneFile(await createDatabase());

/** A migrated and filled shop for one test file. */
export const startTestStore = async (kind = USUAL): Promise<Store> =>
  kind === 'embedded'
    ? openFilledDatabase()
    : forOneFile(await createDatabase(await (filled ??= createFilled())));

/** Where a whole server of one test file keeps its data: its own folder, or a database on PostgreSQL. */
export async function startTestDatabase({ kind = USUAL, isFilled = true } = {}): Promise<{
  env: Record<string, string>;
  drop: () => Promise<void>;
}> {
  if (kind === 'embedded') return { env: {}, drop: async () => undefined };
  const { name, store } = await createDatabase(isFilled ? await (filled ??= createFilled()) : undefined);
  await store.close();
  return {
    env: { DATABASE_URL: await addressOf(name) },
    drop: () => administer(sql`drop database ${sql.id(name)} with (force)`),
  };
}
