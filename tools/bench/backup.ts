import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadConfig } from '#server/config.ts';
import { migrate } from '#server/store/migrate.ts';
import { openPostgres } from '#server/store/store.ts';
import { startPostgres } from '../temporary-postgres.ts';
import { fillShop } from '../demo/fill-shop.ts';
import { fenced } from '../docs/markdown.ts';
import { writeFigures } from '../docs/write-figures.ts';
import { restoreBackup } from '../shop/backup-command.ts';
import { runShopCommand } from '../shop/shop-command.ts';

async function timed<Result>(work: () => Promise<Result>) {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1000 };
}

/**
 * npm run bench -- backup: `npm run shop -- backup` and `-- restore` of a PostgreSQL with 100,000 orders (or as many as
 * are named). A run of so many writes its figures into docs/proof/figures.md.
 *
 * @returns exit code: 1 if the backup was not whole, 2 without PostgreSQL
 */
export async function backupBench(orders: number): Promise<number> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.error('This bench needs PostgreSQL.');
    return 2;
  }
  const folder = await mkdtemp(join(tmpdir(), 'backup-bench-'));
  const store = openPostgres(postgres.url);
  try {
    await migrate(store.db);
    const config = loadConfig({
      LOG_LEVEL: 'silent',
      ROOT_DIR: '/nowhere',
      DATABASE_URL: postgres.url,
      BACKUP_DIR: folder,
      BACKUP_PASSPHRASE: 'nobody needs this one',
    });
    await fillShop(store.db, { config, seed: 7, orders, days: 3 * 365 });
    const { rows } = await sql<{
      size: number;
    }>`select pg_database_size(current_database())::float8 as size`.execute(store.db);
    const backup = await timed(() => runShopCommand(store, ['backup'], config));
    const [name = ''] = await readdir(folder);
    const file = join(folder, name);
    await sql`create database elsewhere`.execute(store.db);
    const address = new URL(postgres.url);
    address.pathname = 'elsewhere';
    const restore = await timed(() => restoreBackup([file, address.href], config));
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
    const text = [
      `${orders.toLocaleString('en')} orders in a database of ${megabytes(rows[0]?.size ?? 0)}, a backup of ${megabytes((await stat(file)).size)}`,
      `  dump, encrypt and drill  ${backup.seconds.toFixed(1)} s`,
      `  restore                  ${restore.seconds.toFixed(1)} s`,
      '',
      backup.result.text.replaceAll(folder, 'BACKUP_DIR').trim(),
    ].join('\n');
    console.log(text);
    if (!restore.result.isDone) console.error(restore.result.text);
    const isDone = backup.result.isDone && restore.result.isDone;
    if (isDone && orders >= 100_000) writeFigures('backup', fenced(text));
    return isDone ? 0 : 1;
  } finally {
    await store.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
