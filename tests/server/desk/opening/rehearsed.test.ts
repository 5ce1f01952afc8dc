import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSetup } from '#server/desk/opening/read-setup.ts';
import { readOpening } from '#server/store/shop-opening.ts';
import type { Store } from '#server/store/store.ts';
import { emptyShop } from '#tools/shop/empty-shop.ts';
import { draftOrder } from '#tests/server/answers/paid-order.ts';
import { noteInSandbox } from '#tests/server/support/sandbox-note.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeEach(async () => {
  store = await startTestStore();
  // Everything is the owner's own, and nothing of the sample.
  await run("update fairy set description = 'Nasza ' || name");
  await run("update product set description = 'Nasza ' || title, base_prompt = 'Po swojemu'");
  await run("update page_content set content = 'Nasze słowa'");
  await run('update shop_opening set set_up_at = null');
});
afterEach(() => store.close());

const run = (statement: string) => sql.raw(statement).execute(store.db);
const lacks = async (paymentsMode: 'live' | 'sandbox') =>
  (await readSetup(store.db, { brandName: 'Nasza', paymentsMode, databaseUrl: 'postgres://x' }))
    .filter(({ isDone }) => !isDone)
    .map(({ item }) => item);

async function rehearse(): Promise<void> {
  const order = await draftOrder(store.db);
  await run("update payment set status = 'COMPLETED'");
  await noteInSandbox(store.db, order);
}

test('a rehearsal ends the list of the rehearsal alone: for real money it asks for the rest, and ends for good once that is there [LV-1]', async () => {
  expect(await lacks('sandbox')).toEqual(['test-order']);
  await rehearse();
  expect(await lacks('sandbox')).toEqual([]);
  expect(await lacks('live')).toEqual(['mail', 'payments', 'webhooks', 'backup']);
  await run('update shop_opening set set_up_live = true');
  expect(await lacks('live')).toEqual([]);
});

test('a shop whose sample or rehearsal has gone is new, and closed until its owner opens it for real [LV-1]', async () => {
  await rehearse();
  expect(await lacks('sandbox')).toEqual([]);
  await emptyShop(store.db, { withSandboxOrders: true });
  expect((await readOpening(store.db)).isNew).toBe(true);
  expect(await lacks('live')).toEqual(['mail', 'payments', 'opening', 'test-order', 'webhooks', 'backup']);
});

test('what is emptied again stays open [LV-1]', async () => {
  await emptyShop(store.db, { withSandboxOrders: true });
  await run('update shop_opening set opened_at = now()');
  await emptyShop(store.db, { withSandboxOrders: true });
  expect((await readOpening(store.db)).isNew).toBe(false);
});

test('what was paid for real stays open [LV-1]', async () => {
  await rehearse();
  await run('delete from sandbox_payment');
  await emptyShop(store.db, { withSandboxOrders: true });
  expect((await readOpening(store.db)).isNew).toBe(false);
});
