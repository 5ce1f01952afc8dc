import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RATING_RULE_COPY } from '#copy/answer/rating-rules.ts';
import { ratingsCopy } from '#copy/answer/ratings.ts';
import { RATING_RULES, type RatingRule, type RatingWordsState } from '#domain/ratings.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { sentOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

const NO_OUTBOX = { of: async () => [], remove: async () => undefined };
const WORDS = 'Odpowiedź przyszła w nocy,\nczytałam ją trzy razy.';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => sql`truncate rating cascade`.execute(shop.store.db));

/** The page of an answer that its customer has just rated. */
async function ratedPage(email = 'ewa@example.com', name = 'Ewa Lis') {
  const request = orderOf('Tarot');
  const order = await sentOrder(shop.store.db, {
    ...request,
    customer: { ...request.customer, email, name },
  });
  const { rating_key: key } = await shop.store.db
    .selectFrom('shop_order')
    .select('rating_key')
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  const browser = new PlainBrowser(shop.app);
  await browser.open(`/ocena?klucz=${key}`);
  expect(browser.document.querySelectorAll('.stars label svg path'), 'stars').toHaveLength(5);
  const group = browser.document.querySelector('[role=radiogroup]');
  expect(group?.getAttribute('aria-label'), 'name of the group').toBe('Jak oceniasz odpowiedź?');
  expect(group?.querySelectorAll('input[type=radio]')).toHaveLength(5);
  browser.check('gwiazdki', '4');
  await browser.press('gwiazdki', '4');
  return { browser, key: String(key), order };
}
const write = (browser: PlainBrowser, key: string, words: string) =>
  browser.send('/ocena', new URLSearchParams({ klucz: key, slowa: words }).toString());
const stored = () => shop.store.db.selectFrom('rating_words').selectAll().execute();
const decide = (state: Exclude<RatingWordsState, 'waiting'>, rule: RatingRule | null = null) =>
  shop.store.db
    .updateTable('rating_words')
    .set({ state, rule, decided_by: 'Ludmiła', decided_at: new Date() })
    .execute();
const shown = async () => {
  const browser = new PlainBrowser(shop.app);
  await browser.open('/oceny/slowa');
  return browser.text;
};

test('words are optional, follow the stars, and show with first name and month once they were read [RD-6] [LW-16]', async () => {
  const { browser, key } = await ratedPage();
  expect(browser.text).toContain('Twoja ocena: 4 gwiazdki.');
  expect(browser.text).toContain('z twoim imieniem i miesiącem: Ewa, ');
  await write(browser, key, WORDS.replace('\n', '\r\n'));
  expect(browser.text).toContain('Czeka, aż ją przeczytamy');
  expect(await stored()).toMatchObject([{ words: WORDS, first_name: 'Ewa', state: 'waiting' }]);
  expect(await shown()).not.toContain('trzy razy');
  await decide('shown');
  expect(await shown()).toMatch(
    /Odpowiedź przyszła w nocy, czytałam ją trzy razy\. 4 gwiazdki\. Ewa, [a-zśźń]+ \d{4}/,
  );
  expect(await shown()).not.toContain('Lis');
  const archive = (at: Date | null) => shop.store.db.updateTable('fairy').set({ archived_at: at }).execute();
  await archive(new Date());
  expect(await shown(), 'of somebody who has left').not.toContain('trzy razy');
  await archive(null);
});

test('the first words stay; blank and too long ones are not kept, and nothing typed is lost [RD-6]', async () => {
  const { browser, key } = await ratedPage();
  await write(browser, key, ' \n ');
  expect(browser.page.status).toBe(422);
  expect(browser.text).toContain('Wpisz opinię, zanim ją wyślesz.');
  expect(await stored()).toEqual([]);
  expect(browser.control('slowa').hasAttribute('maxlength'), 'no paste is cut without a word').toBe(false);
  const long = `${'ą'.repeat(599)}🔮 koniec`;
  await write(browser, key, long);
  expect(browser.page.status).toBe(422);
  expect(browser.text).toContain('Opinia jest za długa o 7 znaków.');
  expect(browser.control('slowa').value).toBe(long);
  await write(browser, key, `${'ą'.repeat(600)}🔮`);
  expect(browser.text).toContain('Opinia jest za długa o 1 znak.');
  expect(await stored()).toEqual([]);
  await write(browser, key, `${'ą'.repeat(599)}🔮`);
  await write(browser, key, 'Jednak inaczej.');
  expect(browser.text).not.toContain('Jednak inaczej.');
  const [one, ...more] = await stored();
  expect([...(one?.words ?? '')]).toHaveLength(600);
  expect(more).toEqual([]);
  await expect(sql`update rating_words set words = 'x'`.execute(shop.store.db)).rejects.toThrow(
    /not changed/,
  );
});

test('words without a rating, and those that another page sends, are not kept [RD-6]', async () => {
  const order = await sentOrder(shop.store.db, orderOf('Tarot'));
  const { rating_key: unrated } = await shop.store.db
    .selectFrom('shop_order')
    .select('rating_key')
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  await write(new PlainBrowser(shop.app), String(unrated), 'Bez gwiazdek.');
  const { key } = await ratedPage();
  await write(new PlainBrowser(shop.app, { 'sec-fetch-site': 'cross-site' }), key, 'Z innej strony.');
  expect(await stored()).toEqual([]);
});

test('what is refused shows its author the written rule, and the stars count all the same [LW-16]', async () => {
  const { browser, key } = await ratedPage();
  await write(browser, key, '<b>Kup u mnie</b>');
  await decide('refused', 'advert');
  await browser.open(`/ocena?klucz=${key}`);
  expect(browser.text.replaceAll('\u00a0', ' ')).toContain(RATING_RULE_COPY.advert.replaceAll('\u00a0', ' '));
  expect(browser.document.querySelector('blockquote')?.textContent).toBe('<b>Kup u mnie</b>');
  expect(await shown()).not.toContain('Kup u mnie');
  expect(await shop.store.db.selectFrom('rating').select('stars').execute()).toEqual([{ stars: 4 }]);
});

test('/oceny prints every rule by which words can be refused [LW-16]', () => {
  const said = ratingsCopy.sections.flatMap(({ paragraphs }) => paragraphs);
  for (const rule of RATING_RULES) expect(said).toContain(RATING_RULE_COPY[rule]);
});

test('words are exported, and erased with the person; the stars stay [RD-6] [LW-13]', async () => {
  const { db } = shop.store;
  const { browser, key } = await ratedPage('zofia@example.com');
  await write(browser, key, WORDS);
  await decide('shown');
  const other = await ratedPage('inna@example.com', 'Iga');
  await write(other.browser, other.key, 'Też dobrze.');
  expect(JSON.stringify(await exportPerson({ db, outbox: NO_OUTBOX }, 'zofia@example.com'))).toContain(
    'trzy razy',
  );
  const erasure = await erasePerson({ db, outbox: NO_OUTBOX }, 'zofia@example.com', {
    openOrders: 'all',
    actor: { kind: 'shop', name: 'customer' },
  });
  expect(erasure.kind).toBe('erased');
  expect(await stored()).toMatchObject([{ words: 'Też dobrze.' }]);
  expect(await shown()).not.toContain('trzy razy');
  expect(await db.selectFrom('rating').select('id').execute()).toHaveLength(2);
});

test('no words that show are left out: each page leads on to the next [LW-16]', async () => {
  const { db } = shop.store;
  await sql`insert into rating (fairy_id, stars)
    select id, 1 + n % 5 from fairy, generate_series(1, 70) as n where archived_at is null`.execute(db);
  await sql`insert into rating_words (rating_id, words, first_name, state, decided_by, decided_at)
    select id, 'Słowa nr ' || id || '.', 'Ewa', 'shown', 'Ludmiła', now() from rating`.execute(db);
  const all = (await db.selectFrom('rating').select('id').execute()).map(({ id }) => `Słowa nr ${id}.`);
  const read: string[] = [];
  let address: string | undefined = '/oceny/slowa';
  for (let pages = 0; address !== undefined && pages < 20; pages += 1) {
    const { body }: { body: string } = await shop.app.inject(address);
    read.push(...(body.match(/Słowa nr \d+\./g) ?? []));
    address = /href="([^"]+)">Dalsze opinie/.exec(body)?.[1];
  }
  expect(all.length).toBeGreaterThan(200);
  expect(read.toSorted()).toEqual(all.toSorted());
  const { body } = await shop.app.inject('/oceny/slowa?po=x');
  expect(body).not.toContain('Pierwsze opinie');
});
