import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderHints } from '#copy/purchase/order.ts';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import { refundBalance } from '#server/refunds/refund-balance.ts';
import { answerOrder } from '#tools/faults/support/answered-orders.ts';
import { jobRows } from '#tests/server/jobs/job-table.ts';
import { draftOrder, paidOrder, sentOrder, statusOf } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

let folder: string;
let shop: TestShop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'my-data-'));
  shop = await startTestShop({ DATA_DIR: folder });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

// A person of its own for each test, since an address gets few links.
let person = 0;
let email = '';
beforeEach(() => {
  person += 1;
  email = `ewa${person}@example.com`;
});

const orderBy = (address: string) => {
  const order = orderOf('Wrozba');
  return { ...order, customer: { ...order.customer, email: address, name: 'Kanarek' } };
};
const links = async () => (await jobRows(shop.store.db)).filter(({ kind }) => kind === 'mail.data-link');
const askFor = async (address: string) => {
  const browser = new PlainBrowser(shop.app);
  await browser.open('/moje-dane');
  browser.type({ email: address });
  await browser.press();
  return browser;
};
/** The address in the last mail. */
const mailedLink = async () => `/moje-dane?klucz=${String((await links()).at(-1)?.payload?.['token'])}`;
/** A browser in which the mailed link was opened and pressed. */
const opened = async (address = email) => {
  await askFor(address);
  const browser = new PlainBrowser(shop.app);
  await browser.open(await mailedLink());
  await browser.press();
  return browser;
};
const titleOf = (browser: PlainBrowser) => browser.document.querySelector('h1')?.textContent;
/** Lets minutes go by for all links. */
const pass = async (minutes: number) => {
  await sql`update data_link set created_at = created_at - make_interval(mins => ${minutes}),
    expires_at = expires_at - make_interval(mins => ${minutes})`.execute(shop.store.db);
  await sql`update unproven_mail set at = at - make_interval(mins => ${minutes})`.execute(shop.store.db);
};

describe('GDPR art. 12 and 15: a link to one’s own data', () => {
  test('is mailed to every address alike, in any case, and shows what is held [LW-13]', async () => {
    const { orderId } = await sentOrder(shop.store.db, orderBy(email));
    const known = await askFor(` ${email.toUpperCase()} `);
    const stranger = await askFor('nikt@example.com');
    expect(stranger.text.replace('nikt@example.com', '')).toBe(known.text.replace(email, ''));
    const mailed = (await links()).slice(-2).map(({ payload }) => payload?.['to']);
    expect(mailed).toEqual([email, 'nikt@example.com']);

    const browser = await opened(`x${email}`);
    expect(browser.text).toContain('Nie przechowujemy niczego');
    await pass(2);
    const own = await opened();
    expect(own.text).not.toContain('Nie przechowujemy niczego');
    expect(own.text).toMatch(new RegExp(`Numer\\s*${orderId}(?!\\d)`));
    expect(own.text).toContain('Kanarek');
  });

  test('opening it changes nothing: mail scanners and previews may [LW-13]', async () => {
    await askFor(email);
    const link = await mailedLink();
    const before = await shop.store.db.selectFrom('data_link').selectAll().execute();
    for (let visit = 0; visit < 3; visit += 1) {
      const { body, headers } = await shop.app.inject(link);
      expect(body).not.toContain(email);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
    }
    await shop.app.inject({ method: 'HEAD', url: link });
    expect(await shop.store.db.selectFrom('data_link').selectAll().execute()).toEqual(before);
  });

  test('works once: the page that opened it goes on, another does not; nothing personal is in an address [LW-13]', async () => {
    const first = await opened();
    const second = new PlainBrowser(shop.app);
    await second.open(await mailedLink());
    await second.press();
    expect(second.page.status).toBe(410);
    expect(titleOf(second)).toBe('Ten odnośnik już nie działa');
    expect(second.text).not.toContain(email);
    // A double press, a reload, the next step.
    await first.send('/moje-dane/wglad', first.sent.at(-1) ?? '');
    expect(first.page.status).toBe(200);
    await first.press('krok', 'plik');
    expect(first.page.headers['content-disposition']).toBe('attachment; filename="moje-dane.json"');
    for (const { url } of first.requests.slice(1)) expect(url).toBe('https://shop.example/moje-dane/wglad');
    expect(decodeURIComponent(first.requests.map(({ url }) => url).join())).not.toContain('@');
  });

  test('ends after an hour unopened, and half an hour after it was opened [LW-13]', async () => {
    await askFor(email);
    const link = await mailedLink();
    await pass(61);
    const late = new PlainBrowser(shop.app);
    await late.open(link);
    await late.press();
    expect(late.page.status).toBe(410);
    const browser = await opened();
    await pass(29);
    await browser.press('krok', 'plik');
    expect(browser.page.status).toBe(200);
    await pass(2);
    browser.back();
    await browser.press('krok', 'plik');
    expect(browser.page.status).toBe(410);
  });

  test('goes to one address once a minute, and three times a day at most, with the same page [LW-13]', async () => {
    const count = async () => (await links()).filter(({ payload }) => payload?.['to'] === email).length;
    const first = await askFor(email);
    expect((await askFor(email)).text).toBe(first.text);
    await Promise.all([askFor(email), askFor(email)]);
    expect(await count()).toBe(1);
    for (let times = 0; times < 4; times += 1) {
      await pass(2);
      await askFor(email);
    }
    expect(await count()).toBe(3);
  });

  test.each(['', 'ewa', 'a@b', `${'a'.repeat(300)}@example.com`])(
    'an address like "%.10s" is asked for again, and nothing is mailed [LW-13]',
    async (typed) => {
      const before = (await links()).length;
      const browser = await askFor(typed);
      expect(browser.page.status).toBe(422);
      expect(browser.text).toContain('Podaj prawidłowy adres');
      expect(browser.control('email').value).toBe(typed);
      expect((await links()).length).toBe(before);
    },
  );

  test('a form of a foreign site, a made-up key and too many of one sender open nothing [LW-13]', async () => {
    await askFor(email);
    const foreign = new PlainBrowser(shop.app, { 'sec-fetch-site': 'cross-site' });
    await foreign.open(await mailedLink());
    await foreign.press();
    expect(foreign.page.status).toBe(403);
    for (const key of ['', 'x'.repeat(32), '%00']) {
      await foreign.open(`/moje-dane?klucz=${key}`);
      const own = new PlainBrowser(shop.app);
      await own.send('/moje-dane/wglad', `klucz=${key}&wejscie=${'y'.repeat(32)}&krok=usun-na-pewno`);
      expect(own.page.status).toBe(410);
    }
    const limited = await startTestShop({ RATE_LIMIT: 'on', TRUST_PROXY: '1', DATA_DIR: folder });
    const sender = new PlainBrowser(limited.app);
    for (let times = 0; times < 6; times += 1) await sender.send('/moje-dane', `email=a${times}@example.com`);
    expect(sender.page.status).toBe(429);
    expect(sender.text).toContain('napisz na');
    await limited.close();
  });
});

describe('GDPR art. 17: erasure by the link', () => {
  const rowOf = (id: number) =>
    shop.store.db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirst();

  test('is asked for twice, leaves what tax law wants, and a second press is told the same [LW-13]', async () => {
    const { orderId } = await sentOrder(shop.store.db, orderBy(email));
    const browser = await opened();
    await browser.press('krok', 'usun');
    expect(browser.text).toContain(`Zamówienie nr ${orderId}: przepisy podatkowe`);
    expect((await rowOf(orderId))?.customer_name).toBe('Kanarek');
    await browser.press('krok', 'usun-na-pewno');
    expect(titleOf(browser)).toBe('Twoje dane są usunięte');
    expect(await rowOf(orderId)).toMatchObject({
      customer_name: null,
      birth_date: null,
      response: '',
      email,
    });
    await browser.send('/moje-dane/wglad', browser.sent.at(-1) ?? '');
    expect(titleOf(browser)).toBe('Twoje dane są usunięte');
    expect(browser.text).not.toContain(email);
  });

  test('says what becomes of an order that waits for its answer, calls it off and gives the money back [LW-13]', async () => {
    const order = await paidOrder(shop.store.db, orderBy(email));
    const browser = await opened();
    await browser.press('krok', 'usun');
    expect(browser.text).toContain(`Zamówienie nr ${order.orderId}: opłacone, odpowiedź jeszcze nie wyszła`);
    await browser.press('krok', 'usun-na-pewno');
    expect(browser.text).toContain(`Zamówienie nr ${order.orderId}: odwołane, pieniądze wracają`);
    expect(await statusOf(shop.store.db, order)).toBe('CANCELED');
    expect((await refundBalance(shop.store.db, order.orderId))?.left).toBe(0);
  });

  test('raced by a purchase, erases nothing before she has read of that order [LW-13]', async () => {
    const browser = await opened();
    await browser.press('krok', 'usun');
    const order = await paidOrder(shop.store.db, orderBy(email));
    await browser.press('krok', 'usun-na-pewno');
    expect(browser.text).toContain('niczego nie usunęliśmy');
    expect(await statusOf(shop.store.db, order)).toBe('GENERATING_RESPONSE');
    expect((await rowOf(order.orderId))?.customer_name).toBe('Kanarek');
    await browser.press('krok', 'usun-na-pewno');
    expect(await statusOf(shop.store.db, order)).toBe('CANCELED');
  });

  test('waits while an answer is being mailed [LW-13]', async () => {
    const { orderId } = await paidOrder(shop.store.db, orderBy(email));
    const browser = await opened();
    await browser.press('krok', 'usun');
    // The mail job has claimed the answer, as it does before it speaks to the mail server.
    await answerOrder(shop.store.db, orderId, 'Jedź.');
    await sql`update shop_order set mailed_by = (
      select id from job where kind = 'mail.answer' order by created_at desc limit 1
    ) where id = ${orderId}`.execute(shop.store.db);
    await browser.press('krok', 'usun-na-pewno');
    expect(browser.text).toContain(`Właśnie wysyłamy odpowiedź na zamówienie nr ${orderId}`);
    expect((await rowOf(orderId))?.customer_name).toBe('Kanarek');
  });

  test('money that comes afterwards for an open payment goes back by itself [LW-13]', async () => {
    const { db } = shop.store;
    const order = await draftOrder(db, orderBy(email));
    const browser = await opened();
    await browser.press('krok', 'usun');
    expect(browser.text).toContain(`Zamówienie nr ${order.orderId}: płatność jest jeszcze otwarta`);
    await browser.press('krok', 'usun-na-pewno');
    await applyPaymentUpdate(db, {
      updateId: 'late',
      paymentId: order.paymentId,
      providerPaymentId: `PAYU-${order.paymentId}`,
      status: 'COMPLETED',
      amount: order.totalPrice,
      currency: 'PLN',
    });
    expect(await statusOf(db, order)).toBe('CANCELED');
    expect((await refundBalance(db, order.orderId))?.left).toBe(0);
    expect(await rowOf(order.orderId)).toMatchObject({ customer_name: null });
  });
});

test('GDPR art. 13: the privacy page leads to it and says how long the books and backups are kept, as its own pages do, by the settings [LW-13]', async () => {
  const settings = { DATA_DIR: folder, RETENTION_BOOKS_YEARS: '7', RETENTION_BACKUPS_DAYS: '13' };
  const other = await startTestShop(settings);
  const { body: privacy } = await other.app.inject('/api/content/page/Polityka_prywatnosci');
  const text = privacy.replaceAll('\u00a0', ' ');
  expect(text).toContain('/moje-dane');
  expect(text).toMatch(/co już usunęliśmy: 13 dni/);
  const { orderId } = await sentOrder(other.store.db, orderBy(email));
  const browser = new PlainBrowser(other.app);
  await browser.send('/moje-dane', new URLSearchParams({ email }).toString());
  const token = (await jobRows(other.store.db)).findLast(({ kind }) => kind === 'mail.data-link')?.payload;
  await browser.open(`/moje-dane?klucz=${String(token?.['token'])}`);
  await browser.press();
  await browser.press('krok', 'usun');
  expect(browser.text).toContain(`Zamówienie nr ${orderId}: przepisy podatkowe`);
  expect(browser.text).toContain('przez 7 lat od końca roku następującego po roku zakupu');
  expect(browser.text).toContain(
    'Z kopii zapasowych dane znikną po czasie, przez który je trzymamy: 13 dni.',
  );
  await other.close();
});

test('GDPR art. 9: where questions are free, a hint asks not to write about health [LW-13]', () => {
  expect(orderHints.question).toContain('O\u00a0zdrowiu nie pisz');
  expect(orderHints.intention).toContain('O\u00a0zdrowiu nie pisz');
  for (const hint of Object.values(orderHints.topic)) expect(hint).toContain('O\u00a0zdrowiu nie pisz');
});

test('beside a foreign API, which keeps the data, the page says where to write [LW-13]', async () => {
  const app = await buildApp(
    loadConfig({ LOG_LEVEL: 'silent', API_URL: 'https://api.example', CONTACT_EMAIL: 'pomoc@shop.example' }),
    {},
  );
  const { body } = await app.inject('/moje-dane');
  await app.close();
  expect(body).toContain('Napisz na pomoc@shop.example');
  expect(body).not.toContain('<form');
});
