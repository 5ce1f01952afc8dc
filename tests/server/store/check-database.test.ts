import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDatabase, WrongDatabase } from '#server/store/check-database.ts';
import { readOpening } from '#server/store/shop-opening.ts';
import { samplesOnSale } from '#server/store/samples.ts';
import type { Store } from '#server/store/store.ts';
import { emptyShop } from '#tools/shop/empty-shop.ts';
import { draftOrder } from '#tests/server/answers/paid-order.ts';
import { noteInSandbox } from '#tests/server/support/sandbox-note.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
const problems = async (paymentsMode: 'live' | 'sandbox') => {
  try {
    await checkDatabase(store.db, { paymentsMode });
  } catch (error) {
    if (error instanceof WrongDatabase) return error.problems;
    throw error;
  }
  return [];
};

beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

describe('samples on sale [LV-1] [EM-1] [EM-2]', () => {
  it('are told by kind, and stop a live start only', async () => {
    const [problem = '', ...others] = await problems('live');
    expect(others).toEqual([]);
    for (const words of [
      '12 specialists (Jagna',
      '20 products',
      'PAPROC15',
      'TAROT20',
      'Regulamin',
      '12 posts',
    ])
      expect(problem).toContain(words);
    expect(await problems('sandbox')).toEqual([]);
  });

  it('each kind stops it alone, and what an owner rewrote does not', async () => {
    const { db } = store;
    await sql`delete from post`.execute(db);
    await sql`update fairy set name = name || ' z Łodzi'`.execute(db);
    await sql`update product set description = 'Nasz opis.'`.execute(db);
    await sql`update page_content set content = 'Nasz regulamin' where content like '%Tekst przykładowy%'`.execute(
      db,
    );
    expect(await samplesOnSale(db)).toEqual([expect.stringContaining('JEDEN, PAPROC15, STARY, TAROT20')]);
    await sql`delete from coupon`.execute(db);
    expect(await problems('live')).toEqual([]);
  });
});

it('what the desk can mend stops no live start: a shop without terms opens and sells nothing [LV-1]', async () => {
  const { db } = store;
  const sells = async () => (await readOpening(db)).sells;
  expect(await sells()).toBe(true);
  await sql`update page_content set content = ' ' where type = 'PRIVACY_POLICY_DESCRIPTION'`.execute(db);
  expect([await problems('live'), await sells()]).toEqual([[], false]);
  const texts = await db.deleteFrom('page_content').returningAll().execute();
  expect([await problems('live'), await sells()]).toEqual([[], false]);
  await db
    .insertInto('page_content')
    .values(texts.map((text) => ({ ...text, content: text.content.trim() || 'Nasza polityka' })))
    .execute();
  expect(await sells()).toBe(true);
});

it('play money and real money never meet in one database', async () => {
  const order = await draftOrder(store.db);
  expect(await problems('live')).toEqual([]);
  expect(await problems('sandbox')).toEqual([
    expect.stringContaining('1 of its orders belong to Stripe or PayU'),
  ]);

  await noteInSandbox(store.db, order);
  expect(await problems('sandbox')).toEqual([]);
  expect(await problems('live')).toEqual([expect.stringContaining('1 of its orders belong to the sandbox')]);

  await emptyShop(store.db, { withSandboxOrders: false });
  expect(await problems('live')).toEqual([]);
});
