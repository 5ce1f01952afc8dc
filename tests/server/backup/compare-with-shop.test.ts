import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareWithShop, readRestored, type BackupContents } from '#server/backup/restore-drill.ts';
import type { Store } from '#server/store/store.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

test('a backup of this shop has its migrations, the orders paid until then, and their money [DK-28]', async () => {
  const { db } = store;
  await paidOrder(db);
  const early = await paidOrder(db);
  await sql`update shop_order set paid_at = now() - interval '1 hour' where id = ${early.orderId}`.execute(
    db,
  );
  const backup = await readRestored(db);
  // The newest may be committed after an older one, so it is left out.
  expect([backup.orders, backup.paid]).toEqual([2, 1]);
  const said = (change: Partial<BackupContents> = {}) => compareWithShop(db, { ...backup, ...change });
  expect(await said()).toBeUndefined();
  const { amount } = await db
    .selectFrom('payment')
    .select('amount')
    .where('order_id', '=', early.orderId)
    .executeTakeFirstOrThrow();
  expect(backup.money).toBe(amount);
  const [first = '', ...others] = backup.migrations;
  expect(await said({ migrations: others }), 'of an older release').toBeUndefined();
  expect(await said({ migrations: [...others, `${first}x`] })).toBe('other-shop');
  expect(await said({ migrations: [] })).toBe('other-shop');
  expect(await said({ paid: 0 })).toBe('orders-missing');
  // An order may be there whose payment is not.
  expect(await said({ money: 0 as BackupContents['money'] })).toBe('orders-missing');
  // The shop deletes what is old, and its backups keep it.
  expect(await said({ paid: 7 })).toBeUndefined();
});
