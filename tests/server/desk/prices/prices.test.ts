import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { grosze, type Grosze } from '#domain/grosze.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { DeskEvents } from '#server/desk/desk-events.ts';
import { CatalogueCache } from '#server/store/catalogue-cache.ts';
import { listFairies } from '#server/store/fairies.ts';
import { lowestPriceBeforeCoupon } from '#server/store/lowest-price.ts';
import { findOffer } from '#server/store/products.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

type Price = DeskSchemas['Price'];

let desk: TestDesk;
let owner: Signed;
let row: Price & { id: string };

beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const read = async (): Promise<DeskSchemas['PriceList']> =>
  (await desk.call('GET', '/prices', { as: owner })).json();
const change = (...changes: object[]) => desk.call('PUT', '/prices', { as: owner, payload: { changes } });
const priceNow = async () =>
  (await read()).prices.find((one) => one.fairyId === row.fairyId && one.productId === row.productId);
const of = ({ fairyId, productId }: Price) => ({ fairyId, productId });

beforeEach(async () => {
  const { db } = desk.store;
  await db.deleteFrom('price_history').execute();
  const stored = await db
    .selectFrom('fairy_product')
    .select(['id', 'fairy_id', 'product_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('fairy_product')
    .set({ price: grosze(8_699), on_sale: true })
    .where('id', '=', stored.id)
    .execute();
  await db.deleteFrom('price_history').execute();
  const prices = (await read()).prices;
  const found = prices.find((one) => one.fairyId === stored.fairy_id && one.productId === stored.product_id);
  if (!found) throw new Error('The sample has no prices');
  row = { ...found, id: stored.id };
});

test('the matrix names every product and specialist in the shop’s order, and every price in grosze [DK-9]', async () => {
  const list = await read();
  const fairies = await listFairies(desk.store.db);
  expect(list.fairies.map(({ name }) => name)).toEqual(fairies.map(({ name }) => name));
  expect(list.prices).toHaveLength(fairies.flatMap(({ products }) => products).length);
  expect(row).toMatchObject({ price: 8_699, isOnSale: true, lowest: 8_699 });
  // Who is away today sells nothing, at whatever price.
  const isAvailable = async () => (await read()).fairies.find(({ id }) => id === row.fairyId)?.isAvailable;
  const { db } = desk.store;
  expect(await isAvailable()).toBe(true);
  await sql`update fairy set absences = datemultirange(daterange(shop_today(), shop_today(), '[]'))
    where id = ${row.fairyId}`.execute(db);
  expect(await isAvailable()).toBe(false);
  await sql`update fairy set absences = '{}' where id = ${row.fairyId}`.execute(db);
});

test('a change shows in the shop at the next look of any process, is audited, and the old price is kept [DK-9]', async () => {
  const { db } = desk.store;
  const elsewhere = new CatalogueCache(db);
  await elsewhere.refresh();
  const shown = async () => {
    const fairies = await elsewhere.cached('fairies', () => listFairies(db));
    return fairies.flatMap(({ products }) => products).find(({ id }) => id === row.id)?.price;
  };
  expect(await shown()).toBe(8_699);
  const changed = await change({ ...of(row), price: 7_999, seen: row.version });
  expect(changed.statusCode).toBe(200);
  await elsewhere.refresh();
  expect(await shown()).toBe(7_999);
  expect((await findOffer(db, row.id))?.price).toBe(7_999);
  const history = await db.selectFrom('price_history').select(['fairy_product_id', 'price']).execute();
  expect(history).toEqual([{ fairy_product_id: row.id, price: 8_699 }]);
  const audit = await db
    .selectFrom('audit')
    .select(['actor_name', 'action', 'details'])
    .where('entity_id', '=', row.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(audit).toEqual({
    actor_name: 'Ludmiła',
    action: 'price.changed',
    details: { from: 8_699, to: 7_999 },
  });
});

test('a public coupon that was stopped lowers no price of the days after it [LW-14]', async () => {
  const { db } = desk.store;
  const lowest = () => lowestPriceBeforeCoupon(db, 'NOWY', { fairyProductId: row.id, productType: 'TAROT' });
  await sql`insert into coupon (code, percent, valid_from, is_public)
    values ('NOWY', 10, now() + interval '40 days', true)`.execute(db);
  const before = await lowest();
  expect(before).toBeGreaterThan(0);
  await sql`insert into coupon (code, percent, valid_from, stopped_at, is_public)
    values ('DAWNY', 50, now() - interval '90 days', now() - interval '1 day', true)`.execute(db);
  expect(await lowest()).toBe(before);
  await sql`delete from coupon where code in ('DAWNY', 'NOWY')`.execute(db);
});

test('the lowest price of thirty days outlives the price itself, and no longer [DK-9]', async () => {
  const { db } = desk.store;
  const past = (price: number, from: number, until: number) =>
    sql`insert into price_history (fairy_product_id, price, valid_from, valid_until) values
      (${row.id}, ${price}, now() - ${`${from} days`}::interval, now() - ${`${until} days`}::interval)`.execute(
      db,
    );
  await past(7_000, 60, 31);
  expect((await priceNow())?.lowest).toBe(8_699);
  await past(8_200, 31, 29);
  expect((await priceNow())?.lowest).toBe(8_200);
  // What customers may not buy at is no price.
  await change({ ...of(row), price: null, seen: row.version });
  expect(await priceNow()).toMatchObject({ isOnSale: false, price: 8_699, lowest: 8_200 });
});

test('an offer put back on sale has the same price as before [DK-9]', async () => {
  await change({ ...of(row), price: null, seen: row.version });
  const off = await priceNow();
  await change({ ...of(row), price: 8_699, seen: off?.version });
  expect(await priceNow()).toMatchObject({ isOnSale: true, price: 8_699 });
});

test('a price is reduced when it came at once after a higher one, for thirty days; one that was off sale in between is new [DK-9]', async () => {
  const to = async (price: number | null) => {
    const { version } = (await priceNow()) ?? row;
    expect((await change({ ...of(row), price, seen: version })).statusCode).toBe(200);
    return (await priceNow())?.isReduced;
  };
  expect([await to(7_999), await to(8_299), await to(8_199)]).toEqual([true, false, true]);
  expect([await to(null), await to(7_000), await to(6_500)]).toEqual([false, false, true]);
  await sql`update fairy_product set price_since = now() - interval '31 days' where id = ${row.id}`.execute(
    desk.store.db,
  );
  expect((await priceNow())?.isReduced).toBe(false);
});

test('the database itself keeps every price that anybody changes, and lets none be rewritten [DK-9]', async () => {
  const { db } = desk.store;
  await db
    .updateTable('fairy_product')
    .set({ price: grosze(100) })
    .where('id', '=', row.id)
    .execute();
  await db
    .updateTable('fairy_product')
    .set({ price: grosze(200) })
    .where('id', '=', row.id)
    .execute();
  const kept = await db.selectFrom('price_history').select('price').orderBy('id').execute();
  expect(kept.map(({ price }) => price)).toEqual([8_699, 100]);
  await expect(
    db
      .updateTable('price_history')
      .set({ price: grosze(1) })
      .execute(),
  ).rejects.toThrow('only grows');
  expect((await priceNow())?.version).toBe(row.version + 2);
});

test('a price that is taken off is neither shown nor sold; a new one puts it back [DK-9]', async () => {
  const { db } = desk.store;
  expect((await change({ ...of(row), price: null, seen: row.version })).statusCode).toBe(200);
  expect(await findOffer(db, row.id)).toBeUndefined();
  const offers = async () => (await listFairies(db)).flatMap(({ products }) => products.map(({ id }) => id));
  expect(await offers()).not.toContain(row.id);
  expect((await change({ ...of(row), price: 9_000, seen: row.version + 1 })).statusCode).toBe(200);
  expect(await offers()).toContain(row.id);
});

test('a product that a specialist never sold gets a price by version 0, once [DK-9]', async () => {
  const { products, fairies, prices } = await read();
  const empty = fairies
    .flatMap((fairy) => products.map((product) => ({ fairyId: fairy.id, productId: product.id })))
    .find((cell) => !prices.some((one) => one.fairyId === cell.fairyId && one.productId === cell.productId));
  const add = (price: number) => change({ ...empty, price, seen: 0 });
  expect((await add(5_000)).statusCode).toBe(200);
  const again = await add(6_000);
  expect([again.statusCode, again.json().code, again.json().current]).toEqual([
    409,
    210,
    [expect.objectContaining({ ...empty, price: 5_000, version: 1 })],
  ]);
});

test('a stale change is refused with the newer price, and nothing of the same save is done [DK-6] [DK-9]', async () => {
  const other = (await read()).prices.find(({ productId }) => productId !== row.productId) as Price;
  await change({ ...of(row), price: 8_000, seen: row.version });
  const refused = await change(
    { ...of(other), price: other.price + 1, seen: other.version },
    { ...of(row), price: 7_000, seen: row.version },
  );
  expect(refused.statusCode).toBe(409);
  expect(refused.json().current).toEqual([
    expect.objectContaining({ ...of(row), price: 8_000, version: row.version + 1 }),
  ]);
  expect(await priceNow()).toMatchObject({ price: 8_000 });
  expect((await read()).prices).toContainEqual(other);
});

test.each([
  ['a price of nothing', { price: 0 }],
  ['more than 100 000 zł', { price: 10_000_001 }],
  ['half a grosz', { price: 100.5 }],
  ['a specialist that is not known', { fairyId: '00000000-0000-4000-8000-000000000000' }],
])('%s is refused [DK-9]', async (_what, wrong) => {
  const refused = await change({ ...of(row), price: 100, seen: row.version, ...wrong });
  expect(refused.statusCode).toBe(400);
  expect(await priceNow()).toMatchObject({ price: 8_699, version: row.version });
});

test('what is not in the list gets no price: the e-book, and what another owner took out of the shop [DK-9]', async () => {
  const { db } = desk.store;
  const ebook = await db
    .selectFrom('product')
    .select('id')
    .where('product_type', '=', 'NEWSLETTER')
    .executeTakeFirstOrThrow();
  const ofEbook = await change({ fairyId: row.fairyId, productId: ebook.id, price: 100, seen: 0 });
  expect(ofEbook.json().errors).toMatchObject([{ path: '/changes/0/productId' }]);
  for (const [table, id, path] of [
    ['fairy', row.fairyId, '/changes/0/fairyId'],
    ['product', row.productId, '/changes/0/productId'],
  ] as const) {
    const archived = (at: Date | null) =>
      db.updateTable(table).set({ archived_at: at }).where('id', '=', id).execute();
    await archived(new Date());
    const refused = await change({ ...of(row), price: 100, seen: row.version });
    // Beside what is not known, the message for people is not sent as theirs.
    const mixed = await change(
      { ...of(row), price: 100, seen: row.version },
      { fairyId: randomUUID(), productId: row.productId, price: 100, seen: 0 },
    );
    await archived(null);
    const message = expect.stringMatching(/^Tej (wróżki|usługi) nie ma już w sklepie/);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, [{ path, message }]]);
    expect(mixed.statusCode).toBe(400);
    expect(await priceNow()).toMatchObject({ price: 8_699, version: row.version });
  }
});

test('a save of as many prices as the contract takes is read whole [DK-9]', async () => {
  const { productId } = row;
  const many = Array.from({ length: 500 }, () => ({
    fairyId: randomUUID(),
    productId,
    price: 10_000_000,
    seen: 2_147_483_647,
  }));
  const refused = await change(...many);
  expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, '/changes/0/fairyId']);
});

test('the same price twice in one save is refused', async () => {
  const one = { ...of(row), price: 100, seen: row.version };
  expect((await change(one, { ...one, price: 200 })).statusCode).toBe(400);
});

test('the history of a price has the last thirty days alone, with gaps while it was off sale [DK-9]', async () => {
  const { db } = desk.store;
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const past = (price: Grosze, from: number, until: number) =>
    db
      .insertInto('price_history')
      .values({ fairy_product_id: row.id, price, valid_from: ago(from), valid_until: ago(until) })
      .execute();
  await past(grosze(7_000), 60, 31);
  await past(grosze(8_200), 40, 20);
  await change({ ...of(row), price: null, seen: row.version });
  const address = `/prices/${row.fairyId}/${row.productId}/history`;
  const history = async (): Promise<DeskSchemas['PastPrice'][]> =>
    (await desk.call('GET', address, { as: owner })).json();
  const told = async () => (await history()).map(({ price, until }) => [price, until !== null]);
  expect(await told()).toEqual([
    [8_200, true],
    [8_699, true],
  ]);
  await change({ ...of(row), price: 9_000, seen: row.version + 1 });
  expect(await told()).toEqual([
    [8_200, true],
    [8_699, true],
    [9_000, false],
  ]);
});

test('a change of prices is announced to every open desk [DK-9]', async () => {
  const stream = await new DeskEvents(desk.store.db, 20).listen({
    session: 's',
    person: 'p',
    isSignedIn: () => Promise.resolve(true),
  });
  const told: string[] = [];
  stream.on('data', (chunk: Buffer) => told.push(chunk.toString()));
  await expect.poll(() => told.length).toBe(1);
  await change({ ...of(row), price: 5_555, seen: row.version });
  await expect.poll(() => told.length).toBe(2);
  stream.destroy();
});
