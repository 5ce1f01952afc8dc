import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiContract } from '#server/contract.ts';
import { deskContract } from '#server/desk/desk-contract.ts';
import { findSentAnswer } from '#server/answers/answered-order.ts';
import { answerMail } from '#server/mail/mail-templates.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import { paidOrder, sentOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

const SENDER = { brandName: 'S', publicUrl: 'https://shop.example', contactEmail: 'a@b.pl' };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => sql`truncate rating cascade`.execute(shop.store.db));

const keyOf = async ({ orderId }: { orderId: number }) => {
  const { rating_key: key } = await shop.store.db
    .selectFrom('shop_order')
    .select('rating_key')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return String(key);
};
const ratings = () =>
  shop.store.db.selectFrom('rating').select(['order_id', 'stars']).orderBy('id').execute();
const openLink = async (key: string, headers?: Record<string, string>) => {
  const browser = new PlainBrowser(shop.app, headers);
  await browser.open(`/ocena?klucz=${key}`);
  return browser;
};
/** An answered order whose customer has given these stars. */
const ratedOrder = async (stars: number) => {
  const order = await sentOrder(shop.store.db, orderOf('Tarot'));
  const browser = await openLink(await keyOf(order));
  browser.check('gwiazdki', String(stars));
  await browser.press('gwiazdki', String(stars));
  return { order, browser };
};
interface ListedFairy {
  id: string;
  name: string;
  rating?: number;
  ratings: object;
}
const listed = async (name: string) => {
  const fairies: ListedFairy[] = (await shop.app.inject('/api/fairy')).json();
  const { rating, ratings: shown } = fairies.find((fairy) => fairy.name === name) ?? { ratings: {} };
  return { rating, ...shown };
};
/** Who answers the orders of these tests. */
const fairyName = async ({ orderId }: { orderId: number }) =>
  String(
    (
      await shop.store.db
        .selectFrom('shop_order')
        .select('fairy_name')
        .where('id', '=', orderId)
        .executeTakeFirst()
    )?.fairy_name,
  );

describe('act on unfair market practices art. 7(25) and (26): ratings come from buyers, and all of them count', () => {
  test('the answer’s mail leads to a page that rates it once, by one press without scripts [LW-16]', async () => {
    const order = await sentOrder(shop.store.db, orderOf('Tarot'));
    const answer = await findSentAnswer(shop.store.db, order.orderId);
    if (!answer) throw new Error('no answer');
    const { text } = answerMail(answer, SENDER);
    const link = /https:\/\/shop\.example(\/ocena\?klucz=\S+)/.exec(text)?.[1] ?? '';

    const browser = new PlainBrowser(shop.app);
    await browser.open(link);
    expect(browser.text).toContain('Jak oceniasz odpowiedź?');
    expect(await ratings()).toEqual([]);
    browser.check('gwiazdki', '4');
    await browser.press('gwiazdki', '4');
    expect(browser.text).toContain('Twoja ocena: 4 gwiazdki.');
    expect(await ratings()).toEqual([{ order_id: order.orderId, stars: 4 }]);
  });

  test('a second press, another tab and the link opened again change nothing [LW-16]', async () => {
    const order = await sentOrder(shop.store.db, orderOf('Tarot'));
    const key = await keyOf(order);
    const tabs = await Promise.all([openLink(key), openLink(key)]);
    for (const [index, tab] of tabs.entries()) tab.check('gwiazdki', String(index + 4));
    await Promise.all(tabs.map((tab, index) => tab.press('gwiazdki', String(index + 4))));
    const [given, ...more] = await ratings();
    expect(more).toEqual([]);
    for (const tab of [...tabs, await openLink(key)])
      expect(tab.text).toContain(`Twoja ocena: ${given?.stars} `);
  });

  test('nobody edits or deletes one, not with a hand in the database either [LW-16]', async () => {
    await ratedOrder(1);
    const refused = /rating is not changed/;
    await expect(sql`update rating set stars = 5`.execute(shop.store.db)).rejects.toThrow(refused);
    await expect(sql`delete from rating`.execute(shop.store.db)).rejects.toThrow(refused);
  });

  test.each([
    ['an order that was not answered', async () => keyOf(await paidOrder(shop.store.db))],
    ['no order', async () => '7d0ce1a4-0000-4000-8000-000000000009'],
    ['something else', async () => 'null%27'],
    [
      'an order whose data were deleted',
      async () => {
        const order = await sentOrder(shop.store.db);
        const key = await keyOf(order);
        await shop.store.db.transaction().execute((trx) => stripOrders(trx, [order.orderId]));
        return key;
      },
    ],
  ])('a key of %s rates nothing [LW-16]', async (_, makeKey) => {
    const browser = await openLink(await makeKey());
    expect(browser.page.status).toBe(410);
    expect(browser.text).toContain('Tej odpowiedzi nie można ocenić');
    await browser.send('/ocena', `klucz=${await makeKey()}&gwiazdki=5`);
    expect(browser.page.status).toBe(410);
    expect(await ratings()).toEqual([]);
  });

  test.each(['0', '6', '4.5', '-1', '', 'x'])(
    '%j are no stars; the page asks again [LW-16]',
    async (stars) => {
      const key = await keyOf(await sentOrder(shop.store.db));
      const browser = await openLink(key);
      await browser.send('/ocena', `klucz=${key}&gwiazdki=${stars}`);
      expect([browser.page.status, browser.text]).toEqual([
        422,
        expect.stringContaining('Wybierz od jednej do pięciu gwiazdek.'),
      ]);
      expect(await ratings()).toEqual([]);
    },
  );

  test('another site’s form rates nothing [LW-16]', async () => {
    const key = await keyOf(await sentOrder(shop.store.db));
    const browser = await openLink(key, { 'sec-fetch-site': 'cross-site' });
    browser.check('gwiazdki', '1');
    await browser.press('gwiazdki', '1');
    expect(browser.page.status).toBe(403);
    expect(await ratings()).toEqual([]);
  });

  test('the mean of all is shown with its count from three on; it outlives the orders’ data [LW-16]', async () => {
    const { order } = await ratedOrder(1);
    const name = await fairyName(order);
    const { id } = await shop.store.db
      .updateTable('fairy')
      .set({ name: `${name} K.` })
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirstOrThrow();
    await ratedOrder(5);
    expect(await listed(`${name} K.`)).toEqual({ rating: undefined, count: 2 });
    await ratedOrder(5);
    expect(await listed(`${name} K.`)).toEqual({ rating: 4, count: 3, mean: 3.7 });

    await shop.store.db.transaction().execute((trx) => stripOrders(trx, [order.orderId]));
    expect((await ratings()).map(({ order_id }) => order_id === null)).toEqual([true, false, false]);
    expect(await listed(`${name} K.`)).toEqual({ rating: 4, count: 3, mean: 3.7 });
    await shop.store.db.updateTable('fairy').set({ name }).where('id', '=', id).execute();
  });

  test('a number that somebody typed shows for the sample’s specialists alone, marked as an example [LW-16]', async () => {
    expect(await listed('Jagna')).toEqual({ rating: expect.any(Number), count: 0, isSample: true });
    await shop.store.db.updateTable('fairy').set({ name: 'Hanna' }).where('name', '=', 'Jagna').execute();
    expect(await listed('Hanna')).toEqual({ rating: undefined, count: 0 });
    await shop.store.db.updateTable('fairy').set({ name: 'Jagna' }).where('name', '=', 'Hanna').execute();
  });

  test('the privacy page tells what becomes of one [LW-16]', async () => {
    const { body } = await shop.app.inject('/api/content/page/Polityka_prywatnosci');
    expect(body).toContain('ocenę odpowiedzi, liczbę gwiazdek');
  });

  test('no operation of shop or desk takes a rating [LW-16]', () => {
    for (const { paths } of [apiContract, deskContract])
      for (const [path, { get: _, ...writes }] of Object.entries(paths))
        expect(JSON.stringify(writes), path).not.toMatch(/"(rating|stars)"/);
  });
});
