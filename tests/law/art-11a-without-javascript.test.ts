import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receiptPages } from '#server/withdrawals/receipt-pages.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({ RATE_LIMIT: 'on', TRUST_PROXY: '1', CONTACT_EMAIL: 'pomoc@shop.example' });
});
afterAll(() => shop.close());

// Forms of one address are limited: each test has one of its own.
let address = 0;
beforeEach(() => {
  address += 1;
});

const SAME_SITE = { 'sec-fetch-site': 'same-origin' };
const typed = { krok: 'dane', name: 'Anna <b>Nowak</b>', orderNumber: '1001', email: 'Anna@example.com' };
const send = async (fields: Record<string, string>, headers: Record<string, string> = SAME_SITE) => {
  const posted = await shop.app.inject({
    method: 'POST',
    url: '/odstapienie',
    headers: {
      'x-forwarded-for': `192.0.2.${address}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  // As a browser does: what was sent once is shown at an address of its own.
  const { location } = posted.headers;
  const {
    statusCode,
    body,
    headers: sent,
  } = posted.statusCode === 303 ? await shop.app.inject(location ?? '') : posted;
  const main = (/<main[^>]*>([^]*)<\/main>/.exec(body)?.[1] ?? '').replaceAll('\u00a0', ' ');
  return { statusCode, main, body, sent, location };
};
/** The fields of the page's form, as a browser would send them. */
const fieldsOf = (main: string) =>
  Object.fromEntries(
    [...main.matchAll(/<input[^>]*>/g)].map(([tag]) => [
      /\sname="([^"]*)"/.exec(tag)?.[1] ?? '',
      (/\svalue="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    ]),
  );
const buttonsOf = (main: string) =>
  [...main.matchAll(/<button[^>]*type="submit"[^>]*>(.*?)<\/button>/g)].map(([, label]) => label);
const stored = () => shop.store.db.selectFrom('withdrawal').selectAll().execute();

test('the link of a mail fills in the order’s number, also without its key [LW-5]', async () => {
  const { body } = await shop.app.inject('/odstapienie?zamowienie=1001');
  expect(fieldsOf(body)['orderNumber']).toBe('1001');
});

describe('directive 2011/83 art. 11a, without JavaScript and without signing in', () => {
  test('data, statement with one button, receipt; only the last step is a statement [LW-1] [LW-2] [LW-5]', async () => {
    const page = await shop.app.inject('/odstapienie');
    expect(Object.keys(fieldsOf(page.body))).toEqual(
      expect.arrayContaining(['krok', 'name', 'orderNumber', 'email']),
    );
    const before = await stored();
    const shown = await send(typed);
    expect(shown.statusCode).toBe(200);
    expect(shown.sent['cache-control']).toBe('no-store');
    expect(shown.main).toContain('zamówienie nr 1001');
    expect(shown.main).toContain('Anna &lt;b&gt;Nowak&lt;/b&gt;');
    expect(buttonsOf(shown.main)).toEqual(['Potwierdź odstąpienie od umowy']);
    expect(await stored()).toEqual(before);

    const received = await send(fieldsOf(shown.main));
    expect(received.main).toContain('Otrzymaliśmy twoje oświadczenie');
    expect(received.main).toContain('zamówienie nr 1001');
    expect(received.main).toMatch(/\d\d\.\d\d\.\d{4}, \d\d:\d\d czasu warszawskiego/);
    const all = await stored();
    const again = await shop.app.inject(received.location ?? '');
    expect(again.body).toContain('Otrzymaliśmy twoje oświadczenie');
    expect(await stored(), 'a reload sends nothing').toEqual(all);
    const token =
      new URL(received.location ?? '', 'https://shop.example').searchParams.get('potwierdzenie') ?? '';
    expect(await receiptPages(shop.store.db).find(token), 'any process finds it').toMatchObject({
      receipt: { receiptNumber: all.at(-1)?.id, isConfirmed: false },
    });
    expect(again.body).toMatch(/wrócą najpóźniej \d\d\.\d\d\.\d{4}/);
    await shop.store.db
      .updateTable('withdrawal_proof')
      .set({ proved_by: 'receipt', proved_at: new Date() })
      .where('withdrawal_id', '=', Number(all.at(-1)?.id))
      .execute();
    const proved = await shop.app.inject(received.location ?? '');
    expect(proved.body, 'no step is left after the press in the mail').not.toContain('Został jeden krok');
    const [last] = all.toReversed();
    expect(last).toMatchObject({ name: typed.name, order_number: '1001', email: 'anna@example.com' });
  });

  test('the receipt’s page is found for a day, and not once its data were deleted [LW-2]', async () => {
    const { db } = shop.store;
    const pages = receiptPages(db);
    const isFoundAfter = async (hours: number, isCleared = false) => {
      const values = { name: 'Anna', orderNumber: '1001', email: 'anna@example.com' };
      const clock = { now: () => new Date(Date.now() - hours * 3_600_000) };
      const receipt = await receiveWithdrawal(db, values, { brandName: 'Sklep', clock });
      const token = await pages.keep({ values, statement: receipt.statement, receipt });
      if (isCleared)
        await db
          .updateTable('withdrawal')
          .set({ name: null, order_number: null, email: null, statement: null })
          .where('id', '=', receipt.receiptNumber)
          .execute();
      return (await pages.find(token)) !== undefined;
    };
    expect([await isFoundAfter(23), await isFoundAfter(25)]).toEqual([true, false]);
    expect(await isFoundAfter(1, true)).toBe(false);
  });

  test('what is wrong stands at its field, in Polish, and nothing typed is lost [LW-1] [A3]', async () => {
    const { main, body } = await send({ ...typed, email: 'anna@', orderNumber: ' ' });
    expect(fieldsOf(main)).toMatchObject({ name: typed.name, email: 'anna@' });
    expect(main).toContain('Podaj prawidłowy adres e-\u2060mail, na który wyślemy potwierdzenie');
    expect(main).toContain('Podaj numer zamówienia albo napisz, czego dotyczy oświadczenie');
    expect(main.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(body).toContain('<title>Błąd: ');
  });

  test('characters that the database cannot store are left out of what was typed [LW-1] [LV-5]', async () => {
    const { statusCode } = await send({ ...typed, krok: 'potwierdzenie', name: 'Anna\0 Nowak' });
    expect(statusCode).toBe(200);
    expect((await stored()).at(-1)).toMatchObject({ name: 'Anna Nowak' });
  });

  test('a confirmation that was tampered with is asked anew, not stored [LW-1]', async () => {
    const before = await stored();
    const { main } = await send({ ...typed, krok: 'potwierdzenie', name: '' });
    expect(main).toContain('Podaj imię i nazwisko');
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['a foreign site', { 'sec-fetch-site': 'cross-site' }],
    ['a foreign origin', { origin: 'https://foreign.example' }],
  ])('%s cannot send a statement in a customer’s browser', async (_, headers) => {
    const before = await stored();
    const { statusCode, main } = await send({ ...typed, krok: 'potwierdzenie' }, headers);
    expect(statusCode).toBe(403);
    expect(fieldsOf(main)).toMatchObject({ name: typed.name, orderNumber: '1001' });
    expect(await stored()).toEqual(before);
  });

  test('a limit reached shows another way, and keeps what was typed [LW-5] [LV-5]', async () => {
    for (let times = 0; times < 10; times += 1) await send(typed);
    const { statusCode, main } = await send(typed);
    expect(statusCode).toBe(429);
    expect(main).toContain('mailto:pomoc@shop.example');
    expect(main).toContain('nie zostało wysłane');
    expect(fieldsOf(main)).toMatchObject({ name: typed.name, orderNumber: '1001' });
  });

  test('the form and the API share one limit of statements [LW-5]', async () => {
    const api = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/withdrawal',
        headers: { 'x-forwarded-for': `192.0.2.${address}` },
        payload: { name: 'Anna', orderNumber: '1001', email: 'anna@example.com' },
      });
    for (let times = 0; times < 5; times += 1) expect((await api()).statusCode).toBe(201);
    const before = await stored();
    const { main } = await send({ ...typed, krok: 'potwierdzenie' });
    expect(main).toContain('mailto:pomoc@shop.example');
    expect(main, 'of a press nobody knows').toContain('choć mogło dotrzeć');
    expect(main).not.toContain('nie zostało wysłane');
    expect(await stored()).toEqual(before);
  });

  test('the order’s own link goes along with every step, and its statement is carried out at once [LW-3]', async () => {
    const { orderId, customerId } = await paidOrder(shop.store.db);
    const page = await shop.app.inject(`/odstapienie?zamowienie=${orderId}&customerId=${customerId}`);
    expect(page.headers['cache-control']).toBe('no-store');
    const opened = fieldsOf(page.body);
    expect(opened).toMatchObject({ orderNumber: String(orderId), customerId });
    const shown = await send({ ...opened, name: 'Anna', email: 'inna@example.com' });
    expect(fieldsOf(shown.main)).toMatchObject({ krok: 'potwierdzenie', customerId });
    const received = await send(fieldsOf(shown.main));
    expect(received.main).toContain('odwołujemy zamówienie');
    const proofs = await shop.store.db.selectFrom('withdrawal_proof').selectAll().execute();
    expect(proofs.at(-1)).toMatchObject({ proved_by: 'order-link' });
    // Anybody's page is the same for everybody, and without a key.
    const plain = await shop.app.inject('/odstapienie?zamowienie=1');
    expect(fieldsOf(plain.body)).not.toHaveProperty('customerId');
    const other = await send({ ...typed, krok: 'potwierdzenie' });
    expect(other.main).toContain('Został jeden krok');
  });

  test('the link stands in the footer of every page, and the page is not indexed [LW-5]', async () => {
    for (const path of ['/', '/tarot', '/zamow/tarot', '/zamowienie', '/odstapienie', '/nie-ma']) {
      const { body } = await shop.app.inject(path);
      const [footer = ''] = /<footer[^]*<\/footer>/.exec(body) ?? [];
      expect(footer, path).toMatch(/<a[^>]*href="\/odstapienie"[^>]*>Odstąp od umowy tutaj</);
    }
    expect((await shop.app.inject('/odstapienie')).body).toContain('<meta name="robots" content="noindex">');
  });
});
