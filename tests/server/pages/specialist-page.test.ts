import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({ PAGE_CACHE_SECONDS: '0' });
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });
const jagna = () =>
  shop.store.db
    .selectFrom('fairy')
    .select(['id', 'seo_title as title', 'seo_description as description'])
    .where('name', '=', 'Jagna')
    .executeTakeFirstOrThrow();

test('a specialist has a page of her own: title and description of the desk, all she sells, structured data [RD-4] [R90]', async () => {
  const { id, title } = await jagna();
  const { body, statusCode } = await get('/wrozka/jagna');
  expect(statusCode).toBe(200);
  expect(body).toContain(`<title>${title} – `);
  expect(body).toContain('<h1 tabindex="-1"');
  const { rows } = await sql<{ path: string }>`
    select product_id as path from fairy_product where fairy_id = ${id} and on_sale`.execute(shop.store.db);
  const [markup = '', data = ''] = body.split('id="page-data"');
  // Nor does her page carry what others sell.
  const products = await shop.store.db.selectFrom('product').select('id').execute();
  const carried = products.filter((product) => data.includes(product.id)).map((product) => product.id);
  expect(carried.sort()).toEqual(rows.map((row) => row.path).sort());
  const chart = await shop.store.db
    .selectFrom('product')
    .select('id')
    .where('product_type', '=', 'BIRTH_HOROSCOPE')
    .execute();
  for (const { path } of rows.filter((row) => !chart.some((product) => product.id === row.path))) {
    expect(markup).toContain(`?wariant=${path}&amp;wrozka=${id}`);
    // Without scripts its form is another page.
    expect(markup).toMatch(new RegExp(`href="/zamow/[a-z]+\\?wariant=${path}&amp;wrozka=${id}"`));
  }
  const facts = [...body.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));
  expect(facts.find((fact) => fact['@type'] === 'ProfilePage')).toMatchObject({
    url: 'https://shop.example/wrozka/jagna',
    mainEntity: { '@type': 'Person', name: 'Jagna' },
  });
  expect(facts.filter((fact) => fact['@type'] === 'Product')).toHaveLength(rows.length);
  expect(body).toContain('<link rel="canonical" href="https://shop.example/wrozka/jagna">');
});

test('her reading of a chart begins at the chart, and she is kept meanwhile [R90]', async () => {
  const [markup = ''] = (await get('/wrozka/teodora')).body.split('id="page-data"');
  const { id } = await shop.store.db
    .selectFrom('fairy')
    .select('id')
    .where('name', '=', 'Teodora')
    .executeTakeFirstOrThrow();
  expect(markup).toContain(`href="/?wrozka=${id}#birth-horoscope"`);
  expect(markup).toContain(`href="/prosto/horoskop-urodzeniowy?wrozka=${id}"`);
});

test('the map names every specialist’s page [R90] [SH-12]', async () => {
  const map = (await get('/sitemap.xml')).body;
  for (const slug of ['jagna', 'bogumila', 'roza'])
    expect(map).toContain(`<loc>https://shop.example/wrozka/${slug}</loc>`);
});

test('nobody’s address is not found, and neither is hers who left the shop [R90] [SH-11]', async () => {
  expect((await get('/wrozka/nikt')).statusCode).toBe(404);
  const { db } = shop.store;
  await db.updateTable('fairy').set({ archived_at: new Date() }).where('name', '=', 'Iskra').execute();
  expect((await get('/wrozka/iskra')).statusCode).toBe(404);
  await db.updateTable('fairy').set({ archived_at: null }).where('name', '=', 'Iskra').execute();
  expect((await get('/wrozka/iskra')).statusCode).toBe(200);
});

test('her page tells the absence that the desk knows, and then sells nothing while it lasts [R91]', async () => {
  const { db } = shop.store;
  await sql`update fairy set absences = datemultirange(daterange(shop_today(), shop_today() + 3))
    where name = 'Kalina'`.execute(db);
  const { body } = await get('/wrozka/kalina');
  expect(body).toContain('Nieobecna ');
  expect(body).toContain('Dziś nie przyjmuje zamówień.');
  // Who is away is neither free nor busy with another order.
  expect(body.split('id="page-data"')[0]).not.toMatch(/>(Wolna|Zajęta)<|Kończy inne/);
  expect(body).not.toContain('Zamów przed');
  await sql`update fairy set absences = datemultirange(daterange(shop_today() + 5, shop_today() + 6))
    where name = 'Kalina'`.execute(db);
  expect((await get('/wrozka/kalina')).body).toContain('Zamów przed');
  // One that is over, and one that begins in more than a month, are not told; one in a month is.
  await sql`update fairy set absences = datemultirange(
    daterange(shop_today() - 9, shop_today()), daterange(shop_today() + 31, shop_today() + 32))
    where name = 'Kalina'`.execute(db);
  expect((await get('/wrozka/kalina')).body).not.toContain('Nieobecna ');
  await sql`update fairy set absences = absences + datemultirange(daterange(shop_today() + 30, shop_today() + 31))
    where name = 'Kalina'`.execute(db);
  expect((await get('/wrozka/kalina')).body).toContain('Nieobecna ');
  await sql`update fairy set absences = '{}' where name = 'Kalina'`.execute(db);
});

test('in a closed shop her page and the guide say so, in its words, and nobody is free, busy or in another’s place [R91] [RD-4] [owner row 15]', async () => {
  const { db } = shop.store;
  await sql`update fairy set absences = datemultirange(daterange(shop_today() + 5, shop_today() + 6)),
    is_available = false where name = 'Halszka'`.execute(db);
  await sql`update shop_opening set closed_at = now(), words = 'Jesteśmy w górach.'`.execute(db);
  try {
    const [page = ''] = (await get('/wrozka/halszka')).body.split('id="page-data"');
    expect(page).toContain('Jesteśmy w górach.');
    expect(page).toContain('Nieobecna ');
    for (const words of ['Zajęta', 'Kończy inne', 'Zobacz inne wróżki', 'inne wróżki.', 'Zamów przed'])
      expect(page).not.toContain(words);
    for (const path of ['/pomoz-mi-wybrac', '/prosto/pomoz-mi-wybrac']) {
      const [guide = ''] = (await get(path)).body.split('id="page-data"');
      expect(guide).toContain('Jesteśmy w górach.');
      expect(guide).not.toContain('Co nie daje ci spokoju?');
    }
  } finally {
    await sql`update shop_opening set closed_at = null, words = ''`.execute(db);
    await sql`update fairy set is_available = true, absences = '{}' where name = 'Halszka'`.execute(db);
  }
});

test('the spread of her ratings shows from as many on as the mean does [R91] [LW-16]', async () => {
  const { id } = await jagna();
  const rate = (stars: number) =>
    sql`insert into rating (fairy_id, stars) values (${id}, ${stars})`.execute(shop.store.db);
  await rate(5);
  await rate(4);
  expect((await get('/wrozka/jagna')).body).not.toContain('5\u00A0gwiazdek: ');
  await rate(5);
  const { body } = await get('/wrozka/jagna');
  expect(body).toContain('5\u00A0gwiazdek: 2');
  expect(body).toContain('4\u00A0gwiazdki: 1');
  expect(body).toContain('3\u00A0gwiazdki: 0');
});

test('a sample answer of hers stands on her page, said to be made up [RD-1] [R48]', async () => {
  const { id } = await jagna();
  await shop.store.db
    .insertInto('sample_answer')
    .values({ fairy_id: id, service: 'tarot', question: 'Czy zdążę?', answer: 'Olu, zdążysz.\n\nJagna' })
    .execute();
  const { body } = await get('/wrozka/jagna');
  expect(body).toContain('Przykładowa odpowiedź: Tarot');
  expect(body).toContain('Olu, zdążysz.');
  expect(body).toContain('Pytanie i\u00a0imię są zmyślone');
  // From it to what she sells of that service, with scripts and without.
  expect(body).toContain('Wybieram: Jagna · od\u00a042,99\u00a0zł');
  for (const path of [`/tarot?wrozka=${id}`, `/zamow/tarot?wrozka=${id}`]) {
    expect(body).toContain(`href="${path}"`);
    expect((await get(path)).statusCode).toBe(200);
  }
  const { samples } = (await get('/api/fairy')).json().find((fairy: { id: string }) => fairy.id === id);
  expect(samples).toEqual(['tarot']);
  // Before anything is bought, the service's page leads there.
  expect((await get('/tarot')).body).toContain('href="/wrozka/jagna#jak-pisze"');
  expect((await get('/rytualy')).body).not.toContain('#jak-pisze');
});

test('without scripts the list of specialists is filtered and sorted by its address, which the form keeps [RD-4]', async () => {
  const { id } = await shop.store.db
    .selectFrom('product')
    .select('id')
    .where('product_type', '=', 'TAROT')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const namesAt = async (query: string) => {
    const { body } = await get(`/zamow/tarot?wariant=${id}${query}`);
    return { names: [...body.matchAll(/href="\/wrozka\/([a-z-]+)"/g)].map(([, slug]) => slug), body };
  };
  const all = await namesAt('');
  const free = await namesAt('&wolna=1');
  expect(free.names.length).toBeLessThan(all.names.length);
  expect(free.names).not.toContain('sybilla');
  const money = await namesAt('&temat=pieniadze&kolejnosc=najtaniej');
  expect(money.names).toContain('mirela');
  expect(money.names).not.toContain('kalina');
  expect(money.body).toMatch(/<form[^>]*action="[^"]*temat=pieniadze&amp;kolejnosc=najtaniej"/);
  expect(money.body).toContain('formAction="/zamow/tarot?wariant=');
});

test('the guide without scripts asks in one form, and ends in a choice whose order needs none either [RD-4] [R80] [R81]', async () => {
  const form = await get('/prosto/pomoz-mi-wybrac');
  expect(form.body).toContain('Co nie daje ci spokoju?');
  expect(form.body).toMatch(/jedna karta albo jedno pytanie, od\s\d+,\d\d\szł/);
  expect(form.body).toMatch(/\p{Lu}\p{Ll}+: „[^”<]+”</u);
  const { body, statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/prosto/pomoz-mi-wybrac',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'topic=MONEY&length=middle&manner=ordered',
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('czyta Nawojka');
  expect(body).toMatch(
    /href="\/zamow\/[a-z]+\?wariant=[0-9a-f-]+&amp;wrozka=[0-9a-f-]+"[^>]*>Biorę ten wybór/,
  );
  const page = await get('/pomoz-mi-wybrac');
  expect(page.body).toContain('href="/prosto/pomoz-mi-wybrac"');
  expect(page.body).toMatch(/"guide":\{"prices":\{"[a-z]+":\d+/);
});
