import { randomUUID } from 'node:crypto';
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
import { shopDate } from '#domain/shop-day.ts';
import sample from '#server/seed/catalogue.json';
import { TestDesk } from '../desk/test-desk.ts';

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

it('what an owner has made stops no live start, whatever it is called: coupon, specialist, service, text [LV-1] [owner row 1]', async () => {
  const own = await startTestStore();
  const { db } = own;
  await emptyShop(db, { withSandboxOrders: false });
  const desk = await TestDesk.start({}, own);
  const as = await desk.sign('owner');
  const fields = {
    discount: '15%',
    products: '',
    validFrom: shopDate(),
    validUntil: '',
    maxUses: '',
    audience: 'personal',
  };
  for (const { code } of sample.coupons) {
    const made = await desk.call('POST', '/coupons', { as, payload: { id: randomUUID(), code, fields } });
    expect([code, made.statusCode]).toEqual([code, 201]);
  }
  const [fairy, product] = [sample.fairies[0], sample.products[0]];
  const card = {
    name: fairy?.name,
    zodiacSign: fairy?.zodiacSign,
    description: fairy?.description,
    seoTitle: fairy?.seoTitle,
    seoDescription: fairy?.seoDescription,
  };
  const added = await desk.call('POST', '/specialists', { as, payload: { id: randomUUID(), fields: card } });
  expect([added.statusCode, added.json().fields]).toEqual([
    200,
    expect.objectContaining({ name: fairy?.name }),
  ]);
  await sql`insert into product (id, title, description, image_src, product_type, base_prompt, questions_count, position)
    values (${randomUUID()}, ${product?.title}, ${product?.description}, '/x.svg', 'TAROT', 'Pisz.', 1, 0)`.execute(
    db,
  );
  await sql`insert into page_content (page, type, content, position)
    values ('Regulamin', 'TERMS_DESCRIPTION', '<p>Nasz regulamin. Tekst przykładowy to nie jest.</p>', 0)`.execute(
    db,
  );
  expect(await samplesOnSale(db)).toEqual([]);
  await desk.close();
});

it('a coupon of the sample that was stopped or changed is the owner’s business; an unchanged one is not [LV-1]', async () => {
  const fresh = await startTestStore();
  const { db } = fresh;
  await sql`update coupon set stopped_at = now() where code = 'PAPROC15'`.execute(db);
  await sql`update coupon set max_uses = 5 where code = 'JEDEN'`.execute(db);
  expect((await samplesOnSale(db)).join()).toContain('(STARY, TAROT20)');
  await fresh.close();
});

it('what the desk can mend stops no live start: a shop without terms opens and sells nothing [LV-1] [owner row 1]', async () => {
  const { db } = store;
  const sells = async () => (await readOpening(db)).sells;
  expect(await sells()).toBe(true);
  await sql`update page_content set content = ' ' where type = 'PRIVACY_POLICY_DESCRIPTION'`.execute(db);
  expect([await problems('live'), await sells()]).toEqual([[], false]);
  const texts = await db
    .deleteFrom('page_content')
    .returning(['page', 'type', 'content', 'position'])
    .execute();
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

  expect((await problems('live')).join()).toContain('`npm run shop -- empty with-sandbox-orders`');
  await emptyShop(store.db, { withSandboxOrders: true });
  expect(await problems('live')).toEqual([]);
});
