import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateAnswer } from '#server/ratings/rate-answer.ts';
import { writeWords } from '#server/ratings/rating-words.ts';
import { mailDataLink } from '#server/my-data/data-link.ts';
import { mailedOrder } from '#tests/server/answer-page/sent-letter.ts';
import { jobRows } from '#tests/server/jobs/job-table.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

const TYPED = {
  name: 'Ludomira',
  email: 'ludomira@example.com',
  birthDate: '1990-05-03',
};

test('what is held stands on the page in words: names, days, prices; codes, keys and braces are in the file alone [R103]', async () => {
  const { db } = shop.store;
  const order = await mailedOrder(
    db,
    orderOf('Rytual_partnerski', {
      customer: TYPED,
      partner: { name: 'Dobromir', birthDate: '1985-10-31' },
    }),
    { text: 'Kanarek listu.\n\nZ Bogiem.' },
  );
  const { rating_key: key } = await db
    .selectFrom('shop_order')
    .select('rating_key')
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  await rateAnswer(db, { column: 'rating_key', key: String(key) }, 4);
  await writeWords(db, String(key), 'Czytałam trzy razy.');
  await db
    .insertInto('contact_message')
    .values({ first_name: 'Ludomira', last_name: 'Bór', email: TYPED.email, message: 'Czy to dziś?' })
    .execute();

  await mailDataLink(db, TYPED.email);
  const mailed = (await jobRows(db)).findLast(({ kind }) => kind === 'mail.data-link');
  const browser = new PlainBrowser(shop.app);
  await browser.open(`/moje-dane?klucz=${String(mailed?.payload?.['token'])}`);
  await browser.press();

  expect(browser.document.querySelector('main pre')).toBeNull();
  const details = browser.document.querySelector('main details');
  const rows = [...(details?.querySelectorAll('dt') ?? [])].map((one): [string, string] => [
    one.textContent ?? '',
    (one.nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' '),
  ]);
  for (const row of [
    ['Numer', String(order.orderId)],
    ['Imię', 'Ludomira'],
    ['Data urodzenia', '03.05.1990'],
    ['Imię drugiej osoby', 'Dobromir'],
    ['Data urodzenia drugiej osoby', '31.10.1985'],
    ['Odpowiedź', 'Kanarek listu.\n\nZ Bogiem.'],
    ['Ocena', '4 gwiazdki'],
    ['Opinia', 'Czytałam trzy razy.'],
    ['Płatność przez', 'PayU'],
    ['Wiadomość', 'Czy to dziś?'],
  ])
    expect(rows).toContainEqual(row);
  expect(rows.find(([label]) => label === 'Do zapłaty')?.[1]).toMatch(/^\d+,\d\d zł$/);
  expect(rows.find(([label]) => label === 'Opłacone')?.[1]).toMatch(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
  for (const [label, told] of rows) {
    expect([label, told]).not.toEqual([label, '']);
    // Codes of the database and the contract, keys, times of machines.
    expect(told).not.toMatch(
      /[A-Z]{3,}_[A-Z]+|[{}]|\b(SENT|PAYU|COMPLETED|null|undefined|true|false|NaN)\b|\d{4}-\d\d-\d\dT|[\da-f]{8}-[\da-f]{4}-/,
    );
  }
  // A row's own number means something to people at an order alone.
  expect(rows.filter(([label]) => label === 'Numer')).toEqual([['Numer', String(order.orderId)]]);
  const headings = [...(details?.querySelectorAll('h3') ?? [])].map((one) => one.textContent);
  expect(headings).toContain('Zamówienia');
  expect(headings.at(-1)).toBe('O przetwarzaniu danych');

  await browser.press('krok', 'plik');
  expect(browser.page.headers['content-type']).toContain('application/json');
});
