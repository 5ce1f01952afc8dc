import { afterAll, beforeAll, expect, test } from 'vitest';
import { againPath } from '#domain/paths/again-path.ts';
import { againKey } from '#server/store/strangers/again-key.ts';
import { closeAnswerPage } from '#server/answer-page/close-answer-page.ts';
import { mailDataLink } from '#server/my-data/data-link.ts';
import { listReadings } from '#server/my-data/my-readings.ts';
import { readingsPart } from '#server/my-data/my-readings-part.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import { callOff, draftOrder, paidOrder, sentOrder } from '#tests/server/answers/paid-order.ts';
import { jobRows } from '#tests/server/jobs/job-table.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test('the link to one’s data shows one’s readings first: where each is read, and the way to another [RD-6] [R103]', async () => {
  const { db } = shop.store;
  const by = (email: string) => {
    const order = orderOf('Tarot');
    return { ...order, customer: { ...order.customer, email } };
  };
  const answered = await sentOrder(db, by('ewa@example.com'));
  const closed = await sentOrder(db, by('ewa@example.com'));
  // A gift whose day comes before the promised hour waits like any order.
  const waiting = await paidOrder(db, { ...by('ewa@example.com'), gift: { email: 'ola@example.com' } });
  await db
    .updateTable('shop_order')
    .set({ gift_from: new Date(Date.now() + 3_600_000) })
    .where('id', '=', waiting.orderId)
    .execute();
  const unpaid = await draftOrder(db, by('ewa@example.com'));
  const foreign = await sentOrder(db, by('inna@example.com'));
  const stripped = await sentOrder(db, by('ewa@example.com'));
  await db.transaction().execute((trx) => stripOrders(trx, [stripped.orderId]));
  const keyOf = async (orderId: number) =>
    String(
      (await db.selectFrom('shop_order').select('answer_key').where('id', '=', orderId).executeTakeFirst())
        ?.answer_key,
    );
  expect(await closeAnswerPage(db, await keyOf(closed.orderId))).toBe(true);

  await mailDataLink(db, 'Ewa@example.com');
  const mailed = (await jobRows(db)).findLast(({ kind }) => kind === 'mail.data-link');
  const browser = new PlainBrowser(shop.app);
  await browser.open(`/moje-dane?klucz=${String(mailed?.payload?.['token'])}`);
  await browser.press();

  const headings = [...browser.document.querySelectorAll('main h2')].map((one) => one.textContent);
  expect(headings).toEqual(['Twoje wróżby', 'Zapisane o tobie']);
  const rows = [...browser.document.querySelectorAll('main ul.list li')];
  expect(rows.map((row) => row.textContent?.match(/W\sprzygotowaniu|Odpowiedź wysłana/)?.[0])).toEqual([
    'W\u00a0przygotowaniu',
    'Odpowiedź wysłana',
    'Odpowiedź wysłana',
  ]);
  // Her face beside each, as the drawing has it; the name stands beside it.
  const faces = rows.map((row) => [...row.querySelectorAll('img')].map((face) => face.outerHTML));
  for (const face of faces) expect(face).toEqual([expect.stringMatching(/src="\/[^"]+" alt="" width="320"/)]);
  const links = rows.map((row) => [...row.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  const resultOf = ({ orderId, customerId }: typeof waiting) =>
    `/zamowienie?orderId=${orderId}&customerId=${customerId}`;
  const againOf = async (order: typeof waiting) =>
    againPath({ ...order, againKey: await againKey(shop.store.db, order) });
  expect(links).toEqual([
    [resultOf(waiting)],
    // The link to the next order ended with the page.
    [resultOf(closed)],
    [`/odpowiedz/${await keyOf(answered.orderId)}`, await againOf(answered)],
  ]);
  const list = browser.document.querySelector('main ul.list')?.innerHTML ?? '';
  for (const other of [unpaid, foreign, stripped]) expect(list).not.toContain(String(other.customerId));
  const names = [...browser.document.querySelectorAll('main ul.list a')].map((a) =>
    a.getAttribute('aria-label'),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('an address without readings has no such list', async () => {
  await mailDataLink(shop.store.db, 'nikt@example.com');
  const mailed = (await jobRows(shop.store.db)).findLast(({ kind }) => kind === 'mail.data-link');
  const browser = new PlainBrowser(shop.app);
  await browser.open(`/moje-dane?klucz=${String(mailed?.payload?.['token'])}`);
  await browser.press();
  expect(browser.text).toContain('Nie przechowujemy niczego');
  expect(browser.text).not.toContain('Twoje wróżby');
});

test('each reading says how it stands: answered on its day, called off, or a gift that waits for the chosen day [RD-6]', async () => {
  const { db } = shop.store;
  const order = orderOf('Tarot');
  const hers = { ...order, customer: { ...order.customer, email: 'ida@example.com' } };
  const answered = await sentOrder(db, hers);
  const calledOff = await paidOrder(db, hers);
  await callOff(db, calledOff.orderId);
  const gift = await paidOrder(db, { ...hers, gift: { email: 'ola@example.com' } });
  const set = (orderId: number, values: { paid_at?: Date; answered_at?: Date; gift_from?: Date }) =>
    db.updateTable('shop_order').set(values).where('id', '=', orderId).execute();
  const paidAt = new Date('2026-01-10T09:00:00Z');
  const answeredAt = new Date('2026-01-12T10:30:00Z');
  await set(answered.orderId, { paid_at: paidAt, answered_at: answeredAt });
  const from = new Date('2126-12-24T07:00:00Z');
  await set(gift.orderId, { gift_from: from });
  const readings = await listReadings(db, 'ida@example.com');
  expect(readings.map(({ orderId, gift: given, state }) => [orderId, given, state])).toMatchObject([
    [gift.orderId, 'given', { kind: 'waits-for-day', from }],
    [calledOff.orderId, undefined, { kind: 'canceled' }],
    [answered.orderId, undefined, { kind: 'answered', at: answeredAt }],
  ]);
  const part = readingsPart(readings);
  const lines = [...String(part && part.markup).matchAll(/class="muted">([^<]*)</g)].map(([, line]) => line);
  expect(lines).toEqual([
    'W\u00a0przygotowaniu, dojdzie nie wcześniej niż 24.12.2126, 08:00',
    'Odwołane',
    'Odpowiedź wysłana 12.01.2026, 11:30',
  ]);
});

test('who gave a reading may order again and not read it; who got it may read it, and has no way into the order [RD-6]', async () => {
  const { db } = shop.store;
  const order = orderOf('Tarot');
  const given = { ...order, customer: { ...order.customer, email: 'ewelina@example.com' } };
  const waiting = await paidOrder(db, { ...given, gift: { email: 'oliwia@example.com' } });
  expect(await listReadings(db, 'oliwia@example.com'), 'it is a surprise').toEqual([]);
  const { orderId, customerId } = await sentOrder(db, { ...given, gift: { email: 'oliwia@example.com' } });
  const { answer_key: key } = await db
    .selectFrom('shop_order')
    .select('answer_key')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [hers] = await listReadings(db, 'ewelina@example.com');
  expect(hers).toMatchObject({ orderId, gift: 'given', customerId });
  expect(hers?.state).toEqual({
    kind: 'answered',
    at: expect.any(Date),
    key: undefined,
    againKey: await againKey(db, { orderId, customerId }),
  });
  const got = await listReadings(db, 'oliwia@example.com');
  expect(got).toMatchObject([{ orderId, gift: 'got', customerId: undefined }]);
  expect(got[0]?.state).toEqual({ kind: 'answered', at: expect.any(Date), key, againKey: undefined });
  expect(waiting.orderId).not.toBe(orderId);
});
