import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closedShopCopy } from '#copy/site/closed-shop.ts';
import { offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.pages.drop());

const get = async (path: string) => (await shop.app.inject(path)).body;
const post = async (path: string, payload: object) =>
  (await shop.app.inject({ method: 'POST', url: path, payload })).statusCode;
const order = () => post('/api/order', orderOf('Tarot'));
const offers = async () => {
  const fairies: { products: unknown[] }[] = JSON.parse(await get('/api/fairy'));
  return fairies.flatMap(({ products }) => products).length;
};
const CHART = {
  dateTime: '1990-05-17 14:30',
  name: 'Hanna',
  email: 'hanna@example.com',
  city: 'Kraków',
};
const askings = async () => [
  await post('/api/newsletter', { email: 'hanna@example.com' }),
  await post('/api/horoscope/birth', CHART),
];
const set = (change: string) => sql.raw(`update shop_opening set ${change}`).execute(shop.store.db);
const SOLD = ['/tarot', '/horoskopy', '/wrozby', '/rytualy', '/zamow/tarot', '/zamow/wrozby'];

it.each(['TERMS_DESCRIPTION', 'PRIVACY_POLICY_DESCRIPTION'])(
  'without %s there is no offer anywhere: no page, API or form sells, and nobody’s data are asked for [LV-1] [OP-1]',
  async (type) => {
    expect(await offers()).toBeGreaterThan(0);
    const { db } = shop.store;
    const row = await db
      .deleteFrom('page_content')
      .where('type', '=', type)
      .returning(['page', 'type', 'content', 'position'])
      .executeTakeFirstOrThrow();
    shop.pages.drop();
    expect([await offers(), await order()]).toEqual([0, 404]);
    expect(await post('/api/coupon/apply', { code: 'PAPROC15', fairyProductId: offerOf('Tarot').id })).toBe(
      404,
    );
    for (const path of [...SOLD, '/', '/prosto/newsletter', '/prosto/horoskop-urodzeniowy']) {
      const page = await get(path);
      expect([path, page]).toEqual([path, expect.stringContaining(closedShopCopy.title)]);
      expect([path, /\d,\d\d\u00a0zł/.test(page.replace(/<script.*?<\/script>/gs, ''))]).toEqual([
        path,
        false,
      ]);
    }
    expect(await get('/')).not.toContain('name="email"');
    expect(await askings()).toEqual([409, 409]);
    // A customer may write all the same.
    expect(await get('/kontakt')).toContain('Wyślij');
    await db.insertInto('page_content').values(row).execute();
    shop.pages.drop();
    expect([await offers(), await order()]).toEqual([expect.any(Number), 201]);
    expect(await get('/tarot')).not.toContain(closedShopCopy.title);
  },
);

it('closed for a holiday sells nothing until the day, says until when and why, and still takes letters and charts [OP-1]', async () => {
  await set(`closed_at = now(), reopens_on = shop_today() + 20, words = 'Jedziemy w góry po zioła.'`);
  const { rows } = await sql<{ day: string }>`select (shop_today() + 20)::text as day`.execute(shop.store.db);
  expect([await offers(), await order()]).toEqual([0, 404]);
  for (const path of [...SOLD, '/']) {
    expect(await get(path)).toContain(closedShopCopy.titleUntil(rows[0]?.day ?? ''));
    expect(await get(path)).toContain('Jedziemy w góry po zioła.');
  }
  expect(await get('/')).toContain('name="email"');
  expect(await askings()).toEqual([204, 200]);
  await set(`reopens_on = shop_today()`);
  expect([await offers(), await order()]).toEqual([expect.any(Number), 201]);
});

it('a shop that was never opened says that it is being set up [LV-1]', async () => {
  await set(`opened_at = null, closed_at = null, reopens_on = null, words = ''`);
  expect([await offers(), await order()]).toEqual([0, 404]);
  expect(await get('/tarot')).toContain(closedShopCopy.isNew.title);
  await set(`opened_at = now()`);
});
