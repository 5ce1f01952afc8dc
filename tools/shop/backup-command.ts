import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { deleteOldDumps, deleteParts, dumpInto, handOver, restoreDump } from './backup/dump-file.ts';
import type { Config } from '#server/config.ts';
import { databaseAddress } from '#server/settings/readable-on-the-way.ts';
import { openPostgres, type Store } from '#server/store/store.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { usageOf } from '../setup/usage.mjs';
import { done, refused, type CommandResult } from '../with-shop-data.ts';
import type { ShopCommand } from './command.ts';
import { drillDatabase } from './drill-command.ts';

type Settled = Pick<Config, 'paymentsMode' | 'retention'> & {
  databaseUrl: string;
  folder: string;
  passphrase: string;
  command: string | undefined;
};

/** What a backup needs, or the sentence about what is missing. */
function settled({ databaseUrl, backup, retention, paymentsMode }: Config): Settled | string {
  if (databaseUrl === undefined)
    return 'The embedded database makes snapshots by itself: DATA_DIR/snapshots. This is for a PostgreSQL (DATABASE_URL).';
  if (backup.folder === undefined || backup.passphrase === undefined)
    return 'Set BACKUP_DIR, where backups are written, and BACKUP_PASSPHRASE, which encrypts them.';
  const { folder, passphrase, command } = backup;
  return { databaseUrl, folder, passphrase, command, retention, paymentsMode };
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Advisory lock key of backups, one for each database; an arbitrary number. */
const BACKUP_LOCK = 7_305_002;

/** Begins the names of a shop's drills: shops on one server may have the same user. */
const drillsOf = (shop: string) =>
  `shop_drill_${createHash('sha256').update(shop).digest('hex').slice(0, 8)}_`;

const shopOf = ({ databaseUrl }: Settled) => databaseAddress(databaseUrl).database ?? '';

/**
 * Deletes what runs that were killed have left: parts of dumps, and databases of drills, which hold all the shop's data.
 * A database that cannot be dropped is left to the next run.
 */
async function sweep(db: Db, config: Settled): Promise<void> {
  await deleteParts(config.folder);
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where starts_with(datname, ${drillsOf(shopOf(config))})
  `.execute(db);
  for (const { name } of rows)
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db).catch(() => undefined);
}

/** Restores a backup into a database of its own beside the shop's, compares the two, and drops it again. */
async function tryOut(store: Store, path: string, config: Settled): Promise<CommandResult> {
  const name = drillsOf(shopOf(config)) + randomBytes(6).toString('hex');
  const address = new URL(config.databaseUrl);
  address.pathname = name;
  await sql`create database ${sql.id(name)} template template0`.execute(store.db);
  try {
    const began = performance.now();
    await restoreDump(path, { databaseUrl: address.href, passphrase: config.passphrase });
    const took = seconds(began);
    const { text, isDone } = await drillDatabase(store, config, address.href);
    return { text: `Restored in ${took}. ${text}`, isDone };
  } finally {
    await sql`drop database ${sql.id(name)} with (force)`.execute(store.db);
  }
}

const mayNotCreate = (error: unknown) => (error as { code?: string }).code === '42501';

/** Makes a backup while no other one of this shop runs: what those have left is swept away first. */
const makeBackup = (store: Store, config: Settled): Promise<CommandResult> =>
  store.db.connection().execute(async (session) => {
    const { rows } = await sql<{ is: boolean }>`select pg_try_advisory_lock(${BACKUP_LOCK}) as is`.execute(
      session,
    );
    if (rows[0]?.is !== true) return refused('Another backup of this shop is running. Nothing was done.');
    try {
      await sweep(store.db, config);
      return await makeSole(store, config);
    } finally {
      await sql`select pg_advisory_unlock(${BACKUP_LOCK})`.execute(session);
    }
  });

async function makeSole(store: Store, config: Settled): Promise<CommandResult> {
  const { folder, command, retention } = config;
  // Before, too: a full disk would let no new one be written, and the promise to delete holds whether or not one is.
  const before = await deleteOldDumps(folder, retention.backups);
  const began = performance.now();
  const { path, bytes } = await dumpInto(folder, config);
  const lines = [`Written in ${seconds(began)}: ${path} (${(bytes / 1e6).toFixed(1)} MB).`];
  const deleted = before + (await deleteOldDumps(folder, retention.backups));
  if (deleted > 0) lines.push(`Deleted: ${deleted}, older than ${retention.backups} days.`);
  if (command !== undefined) {
    await handOver(command, path);
    lines.push(`Handed to ${command}.`);
  }
  try {
    const { text, isDone } = await tryOut(store, path, config);
    return { text: [...lines, text].join('\n'), isDone };
  } catch (error) {
    if (!mayNotCreate(error)) throw error;
    const words =
      'It was not tried out: the shop’s user may make no database. Allow it (`alter role … createdb`), or restore it ' +
      'with `npm run shop -- restore` elsewhere and name that to `npm run shop -- drill`.';
    return refused([...lines, words].join('\n'));
  }
}

/** `npm run shop -- backup`: dumps, encrypts, keeps, hands over, and tries out. */
export const backupCommand: ShopCommand = {
  run: (store, args, config) => {
    if (args.length > 0) return undefined;
    const whole = settled(config);
    return typeof whole === 'string' ? Promise.resolve(refused(whole)) : makeBackup(store, whole);
  },
};

/** The address that is meant: that of the shop's database, another database beside it by its name, or any. */
function targetOf(named: string | undefined, databaseUrl: string | undefined): string | undefined {
  if (named !== undefined && /^postgres(ql)?:/.test(named)) return URL.canParse(named) ? named : undefined;
  if (databaseUrl === undefined || named === undefined) return databaseUrl;
  const address = new URL(databaseUrl);
  address.pathname = encodeURIComponent(named);
  return address.href;
}

async function isEmpty(address: string): Promise<boolean> {
  const store = openPostgres(address);
  try {
    const { rows } = await sql`
      select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1
    `.execute(store.db);
    return rows.length === 0;
  } finally {
    await store.close();
  }
}

/** Numbers that are left out after a restore: those since the backup stand in mails and in the providers' books. */
const LEFT_OUT = 1_000;

/**
 * Keeps a restored shop from doing again what it did after the backup, as far as the database alone can tell. Resolves
 * with what was done, and what a person has to look at.
 */
async function settleRestored(address: string): Promise<string> {
  const store = openPostgres(address);
  try {
    const { rows } = await sql<{ stopped: number; mails: number }>`
      with stopped as (update newsletter_letter set state = 'STOPPED' where state = 'SENDING' returning 1)
      select (select count(*) from stopped)::int as stopped,
        (select count(*) from job where kind like 'mail.%' and done_at is null and failed_at is null)::int as mails
    `.execute(store.db);
    for (const table of ['shop_order', 'withdrawal'])
      await sql`
        select setval(numbers, nextval(numbers) + ${LEFT_OUT}) from pg_get_serial_sequence(${table}, 'id') as numbers
      `.execute(store.db);
    const { stopped = 0, mails = 0 } = rows[0] ?? {};
    return [
      `Numbers of orders and receipts go on ${LEFT_OUT} higher.`,
      `Newsletter issues that were being sent are stopped: ${stopped}. Whoever got one after the backup would get it again.`,
      `Mails that waited at the backup leave once more when the shop starts: ${mails}.`,
      'Whoever was erased since the backup is back. Read “Backup” in docs/operating/going-live.md before you start the shop.',
    ].join('\n');
  } finally {
    await store.close();
  }
}

/**
 * `npm run shop -- restore FILE …`: puts a backup into an empty database, also where the shop's own is lost.
 * @throws {OwnError} for a damaged file, another passphrase, or what pg_restore says
 */
export async function restoreBackup(
  [file, named, ...more]: readonly string[],
  { databaseUrl, backup: { passphrase } }: Pick<Config, 'databaseUrl' | 'backup'>,
): Promise<CommandResult> {
  const address = targetOf(named, databaseUrl);
  if (file === undefined || more.length > 0) return refused(usageOf('shop'));
  if (address === undefined)
    return refused('Set DATABASE_URL, or name a database: npm run shop -- restore FILE postgres://…');
  if (passphrase === undefined) return refused('Set BACKUP_PASSPHRASE, with which it was encrypted.');
  if (!existsSync(file))
    return refused(
      `There is no file ${file}. Name it with its folder, as \`npm run shop -- backup\` has printed it.`,
    );
  const empty = await isEmpty(address).catch(() => undefined);
  if (empty === undefined)
    return refused('No database answers at that address. Make it first: createdb --owner shop NAME');
  if (!empty) return refused('That database is not empty. Make an empty one, and name that.');
  await restoreDump(file, { databaseUrl: address, passphrase });
  return done(`Restored. ${await settleRestored(address)}`);
}
