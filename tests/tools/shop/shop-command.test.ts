import { loadConfig } from '#server/config.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CATALOGUE_TABLES, countRows } from '#server/store/tables/catalogue-tables.ts';
import { seed } from '#server/store/seed.ts';
import type { Store } from '#server/store/store.ts';
import { draftOrder, paidOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { noteInSandbox } from '#tests/server/support/sandbox-note.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { runShopCommand } from '#tools/shop/shop-command.ts';

// Making a database takes seconds, and many of them on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const SETTINGS = loadConfig({ DATA_DIR: '/nowhere' });

describe.each(DATABASES)('npm run shop -- empty, %s', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());
  const run = (...args: string[]) => runShopCommand(store, args, SETTINGS);
  const sizes = () => Promise.all(CATALOGUE_TABLES.map((table) => countRows(store.db, table)));

  it('removes nothing while somebody has paid, or may still pay a real provider', async () => {
    const before = await sizes();
    const paid = await paidOrder(store.db);
    const open = await draftOrder(store.db);
    for (const args of [['empty'], ['empty', 'with-sandbox-orders']]) {
      const { text, isDone } = await run(...args);
      expect(isDone).toBe(false);
      expect(text).toContain(`Nothing was removed`);
      expect(text).toContain(`${paid.orderId}, ${open.orderId}`);
      expect(text).toContain('Use another database');
    }
    expect(await sizes()).toEqual(before);
    expect(await countRows(store.db, 'shop_order')).toBe(2);
    await noteInSandbox(store.db, paid);
    await noteInSandbox(store.db, open);
  });

  it('removes orders paid with play money only when asked to', async () => {
    const refused = await run('empty');
    expect(refused.isDone).toBe(false);
    expect(refused.text).toContain('npm run shop -- empty with-sandbox-orders');
    expect(await countRows(store.db, 'shop_order')).toBe(2);
  });

  it('takes all off, says what, and leaves no work behind', async () => {
    const { text, isDone } = await run('empty', 'with-sandbox-orders');
    expect(isDone).toBe(true);
    for (const line of ['12 specialists', '20 products', '4 coupons', '12 posts', '2 orders'])
      expect(text).toContain(`\n  ${line}`);
    expect(await sizes()).toEqual(CATALOGUE_TABLES.map(() => 0));
    expect(await countRows(store.db, 'sandbox_payment')).toBe(0);
    const { rows } = await sql`select kind from job where done_at is null`.execute(store.db);
    expect(rows).toEqual([]);
  });

  it('is not filled again by the next start, and says that nothing is left', async () => {
    expect(await seed(store.db)).toBe(false);
    expect((await run('empty')).text).toContain('Nothing of the sample is left.');
  });
});

it('leaves what an owner has made, her orders and her open shop; play money goes when asked to [LV-1]', async () => {
  const store = await startTestStore();
  const { db } = store;
  const kept = await db
    .selectFrom('fairy_product')
    .select(['id', 'fairy_id', 'product_id'])
    .where('id', '=', orderOf('Tarot').fairyProductId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('fairy')
    .set({ description: 'Piszę o sobie sama.' })
    .where('id', '=', kept.fairy_id)
    .execute();
  await db
    .updateTable('product')
    .set({ description: 'Mój rozkład.' })
    .where('id', '=', kept.product_id)
    .execute();
  await db
    .updateTable('page_content')
    .set({ content: '<p>Mój regulamin</p>' })
    .where('page', '=', 'Regulamin')
    .execute();
  const own = await paidOrder(db, orderOf('Tarot'));
  await noteInSandbox(db, own);
  const opened = await db.selectFrom('shop_opening').select('opened_at').executeTakeFirstOrThrow();

  const { text, isDone } = await runShopCommand(store, ['empty'], SETTINGS);
  expect([isDone, text]).toEqual([true, expect.stringContaining('11 specialists\n  19 products')]);
  expect(await db.selectFrom('fairy_product').select('id').execute()).toEqual([{ id: kept.id }]);
  expect(await db.selectFrom('page_content').select('page').distinct().execute()).toEqual([
    { page: 'Regulamin' },
  ]);
  expect(await countRows(db, 'shop_order')).toBe(1);
  expect(await db.selectFrom('shop_opening').select('opened_at').executeTakeFirstOrThrow()).toEqual(opened);

  await runShopCommand(store, ['empty', 'with-sandbox-orders'], SETTINGS);
  expect([await countRows(db, 'shop_order'), await countRows(db, 'fairy')]).toEqual([0, 1]);
  await store.close();
});

it.each([[[]], [['fill']], [['empty', 'all']], [['empty', 'with-sandbox-orders', 'x']]])(
  'explains itself for %j',
  async (args) => {
    const untouched = {} as Store;
    const { text, isDone } = await runShopCommand(untouched, args, SETTINGS);
    expect(isDone).toBe(false);
    expect(text).toContain('npm run shop -- empty ');
  },
);

it('a live shop’s backup is not read over a network in the clear', async () => {
  const live = { ...SETTINGS, paymentsMode: 'live' as const };
  const args = ['drill', 'postgres://shop@db.example/probe'];
  const { text, isDone } = await runShopCommand({} as Store, args, live);
  expect([isDone, text]).toEqual([false, expect.stringContaining('sslmode=verify-full')]);
});
