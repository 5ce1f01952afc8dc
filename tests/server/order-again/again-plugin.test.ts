import { afterAll, beforeAll, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { againPath } from '#domain/paths/again-path.ts';
import { againKey } from '#server/store/strangers/again-key.ts';
import { findNextOffers } from '#server/order-again/next-offers.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import { draftOrder, paidOrder, sentOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { startPageShop, type PageShop } from '../support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' });
});
afterAll(() => shop.close());

const openAgain = async (order: { orderId: number; customerId: string }) => {
  const browser = new PlainBrowser(shop.app);
  await browser.open(againPath({ ...order, againKey: await againKey(shop.store.db, order) }));
  return browser;
};
const press = async (browser: PlainBrowser, label: string) => {
  const form = [...browser.document.querySelectorAll('form')].find((one) => one.textContent?.includes(label));
  if (!form) throw new Error(`no form ${label} in ${browser.text}`);
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[name]')].map(
    ({ name, value }): [string, string] => [name, value],
  );
  await browser.send(form.getAttribute('action') ?? '', new URLSearchParams(fields).toString());
};

test('one press opens the form with the same choice and people, on any device; no typed data are in an address [RD-6]', async () => {
  const order = await sentOrder(shop.store.db, orderOf('Rytual_partnerski'));
  const again = await openAgain(order);
  expect(again.page.headers['cache-control']).toBe('no-store');
  expect(again.page.headers['referrer-policy']).toBe('strict-origin');
  await press(again, 'Zamów ponownie');
  expect(again.page.status).toBe(200);
  const stored = await shop.store.db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .select(['customer_name', 'email', 'product_id', 'fairy_id', 'partner_name'])
    .where('shop_order.id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  expect(again.control('firstName').value).toBe(stored.customer_name);
  expect([again.control('partnerName').value, again.control('partnerBirthDay').value]).toEqual([
    'Piotr',
    '31',
  ]);
  // As the lists of the form name them, "3" and not "03".
  expect(['birthDay', 'birthMonth', 'birthYear'].map((name) => again.control(name).value)).toEqual([
    '3',
    '5',
    '1990',
  ]);
  // Whoever got the mail forwarded would send the next answer to the first address.
  expect(again.control('email').value).toBe('');
  for (const { url } of again.requests) {
    const { searchParams } = new URL(url, 'https://shop.example');
    expect(
      [...searchParams.keys()].filter((key) => !/^(zamowienie|klucz|wariant|wrozka)$/.test(key)),
    ).toEqual([]);
  }
  const last = new URL(again.requests.at(-1)?.url ?? '', 'https://shop.example').searchParams;
  expect([last.get('wariant'), last.get('wrozka')]).toEqual([stored.product_id, stored.fairy_id]);
});

test('a question goes to the same specialist, at her price of today [RD-6]', async () => {
  const order = await sentOrder(shop.store.db, orderOf('Wrozba'));
  const again = await openAgain(order);
  await press(again, 'Zapytaj jeszcze raz');
  expect(again.page.status).toBe(200);
  expect(again.control('question0').value).toBe('');
  expect(again.control('firstName').value).not.toBe('');
  expect(again.document.querySelector('[name=question1]:not([type=hidden])')).toBeNull();
});

test('one question more is a package of one, also after a cheaper package of several [RD-6]', async () => {
  const { db } = shop.store;
  const offers = await db
    .selectFrom('fairy_product')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['fairy_product.id', 'fairy_id', 'product_id', 'questions_count', 'price'])
    .where('product_type', '=', 'PREDICTION')
    .where('on_sale', '=', true)
    .execute();
  const one = offers.find(({ questions_count: count }) => count === 1);
  const several = offers.find(
    ({ fairy_id: fairy, questions_count: count }) => fairy === one?.fairy_id && count > 1,
  );
  if (!one || !several) throw new Error('no packages');
  const setPrice = (price: typeof one.price) =>
    db.updateTable('fairy_product').set({ price }).where('id', '=', several.id).execute();
  await setPrice(grosze(one.price - 100));
  const next = await findNextOffers(db, { fairyId: one.fairy_id, fairyProductId: several.id });
  expect([next.same?.productId, next.question?.productId]).toEqual([several.product_id, one.product_id]);
  // Where she sells one question as two services, the cheaper is meant.
  const setCount = (count: number) =>
    db.updateTable('product').set({ questions_count: count }).where('id', '=', several.product_id).execute();
  await setCount(1);
  const offer = { fairyId: one.fairy_id, fairyProductId: one.id };
  expect((await findNextOffers(db, offer)).question?.productId).toBe(several.product_id);
  await setPrice(grosze(one.price + 100));
  expect((await findNextOffers(db, offer)).question?.productId).toBe(one.product_id);
  await setCount(several.questions_count);
  await setPrice(several.price);
});

test('a specialist who no longer sells the service is named, with a link to those who do [RD-6]', async () => {
  const order = await paidOrder(shop.store.db, orderOf('Tarot'));
  const { id } = await shop.store.db
    .selectFrom('shop_order')
    .select('fairy_product_id as id')
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  const setOnSale = (on_sale: boolean) =>
    shop.store.db.updateTable('fairy_product').set({ on_sale }).where('id', '=', String(id)).execute();
  await setOnSale(false);
  const again = await openAgain(order);
  await setOnSale(true);
  expect(again.text).toContain('nie prowadzi teraz tej usługi');
  expect(again.document.querySelector('a[href^="/tarot?wariant="]')).not.toBeNull();
});

test.each([
  ['an order that was not paid', async () => draftOrder(shop.store.db)],
  [
    'a wrong key',
    async () => ({ ...(await paidOrder(shop.store.db)), customerId: '7d0ce1a4-0000-4000-8000-000000000009' }),
  ],
  [
    'a number that no order can have',
    async () => ({ orderId: 2 ** 31, customerId: '7d0ce1a4-0000-4000-8000-000000000009' }),
  ],
  ['something else', async () => ({ orderId: Number.NaN, customerId: 'null%27' })],
  [
    'an order whose data were deleted',
    async () => {
      const order = await sentOrder(shop.store.db);
      await shop.store.db.transaction().execute((trx) => stripOrders(trx, [order.orderId]));
      return order;
    },
  ],
])('%s is not repeated [RD-6]', async (_, make) => {
  const again = await openAgain(await make());
  expect(again.page.status).toBe(410);
  expect(again.text).toContain('Tego zamówienia nie można powtórzyć');
});
