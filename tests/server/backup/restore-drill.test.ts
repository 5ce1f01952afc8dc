import { loadConfig } from '#server/config.ts';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrate } from '#server/store/migrate.ts';
import { drillWhenDue } from '#server/backup/run-drill.ts';
import { seed } from '#server/store/seed.ts';
import { snapshotsIn, snapshotTime } from '#server/store/snapshots.ts';
import { openEmbedded, type Store } from '#server/store/store.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { unpackDatabase } from '#tools/empty-database.ts';
import { isWholeProof } from '#tools/proof.ts';
import { runShopCommand } from '#tools/shop/shop-command.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let dataDir: string;
let shop: Store;
let snapshot: string;
describe.runIf(isWholeProof)('a restore drill', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'drill-'));
    await unpackDatabase(join(dataDir, 'postgres'));
    shop = await openEmbedded(dataDir);
    await migrate(shop.db);
    await seed(shop.db);
    await paidOrder(shop.db);
    await shop.snapshot();
    [snapshot = ''] = await snapshotsIn(join(dataDir, 'snapshots'));
  });
  afterAll(async () => {
    await shop.close();
    await rm(dataDir, { recursive: true });
  });

  const drill = (...named: string[]) =>
    runShopCommand(shop, ['drill', ...named], loadConfig({ DATA_DIR: dataDir }));
  const noted = () =>
    shop.db.selectFrom('restore_drill').select(['orders', 'problem']).orderBy('id').execute();

  test('the newest snapshot is restored and compared; later orders may be missing, earlier ones not [DK-28]', async () => {
    await paidOrder(shop.db);
    expect(await drill()).toMatchObject({ isDone: true, text: expect.stringContaining('whole: 1 orders') });
    const before = snapshotTime(snapshot) ?? new Date();
    await sql`update shop_order set paid_at = ${before}::timestamptz - interval '1 hour'`.execute(shop.db);
    expect(await drill()).toMatchObject({ isDone: false, text: expect.stringContaining('not in it') });
    const damaged = join(dataDir, snapshot);
    const whole = await readFile(join(dataDir, 'snapshots', snapshot));
    await writeFile(damaged, whole.subarray(0, whole.length / 2));
    expect(await drill(damaged)).toMatchObject({ isDone: false, text: expect.stringContaining('damaged') });
    expect(await noted()).toEqual([
      { orders: 1, problem: null },
      { orders: 1, problem: 'orders-missing' },
      { orders: null, problem: 'unreadable' },
    ]);
  });

  test('a shop tries one each week in another process, a day after a failure; one that is killed is noted, one that stops is not [DK-28]', async () => {
    const program = join(dataDir, 'program.mjs');
    const options = (signal = new AbortController().signal) => ({
      db: shop.db,
      snapshots: join(dataDir, 'snapshots'),
      program,
      signal,
    });
    const forget = () => shop.db.deleteFrom('restore_drill').execute();
    await forget();
    await writeFile(program, 'process.kill(process.pid, "SIGKILL")');
    expect(await drillWhenDue(options())).toMatchObject({ problem: 'broken-off' });
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    expect(await drillWhenDue(options(), hours(23))).toBeUndefined();
    await writeFile(program, 'throw new Error()');
    expect(await drillWhenDue(options(), hours(25))).toMatchObject({ problem: 'unreadable' });

    await forget();
    const { rows } = await sql<{ text: string }>`
    select name || ' ' || digest as text from schema_migration`.execute(shop.db);
    const contents = {
      migrations: rows.map(({ text }) => text),
      orders: 9,
      until: new Date().toISOString(),
      paid: 9,
      money: 999_999,
    };
    await writeFile(program, `process.stdout.write(${JSON.stringify(JSON.stringify(contents))})`);
    const made = await drillWhenDue(options());
    expect(made).toMatchObject({ backup: { orders: 9 } });
    expect(made?.problem).toBeUndefined();
    expect(await drillWhenDue(options(), hours(6 * 24))).toBeUndefined();

    await forget();
    await writeFile(program, 'setTimeout(() => undefined, 60_000)');
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 200);
    expect(await drillWhenDue(options(stop.signal))).toBeUndefined();
    expect(await noted()).toEqual([]);
  });
});
