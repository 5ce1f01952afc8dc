import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopDate, shopTime } from '#domain/shop-day.ts';
import { daysAfter } from '#domain/birth-date.ts';
import { giftCardPath } from '#domain/paths/gift-card-path.ts';
import { retimeAnswer, sendAnswerAgain } from '#server/answers/approve-answer.ts';
import { beginCorrection } from '#server/answers/correct-answer.ts';
import { confirmationJobs } from '#server/orders/confirm-order.ts';
import { findOrderProgress } from '#server/orders/order-progress.ts';
import { mendAddress } from '#server/order-address/mend-address.ts';
import { listReadings } from '#server/my-data/my-readings.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { rowsAbout } from '#server/people/export-person.ts';
import { rateAnswer } from '#server/ratings/rate-answer.ts';
import { writeWords } from '#server/ratings/rating-words.ts';
import { readOrder } from '#server/desk/order/read-order.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import type { PersonActor } from '#server/store/audit.ts';
import {
  approve,
  JAGNA,
  mailedOrder,
  mailOut,
  recall,
  write,
} from '#tests/server/answer-page/sent-letter.ts';
import {
  callOff,
  draftOrder,
  paidOrder,
  statusOf,
  unconfirmedOrder,
} from '#tests/server/answers/paid-order.ts';
import { HandClock, jobRows, runnerWith } from '#tests/server/jobs/job-table.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

const GIVER = 'hojna@example.com';
const LETTER = 'Zosiu, to prezent, i karty o tym wiedzą.';
const TO_QUESTION = 'Wyjedzie na wiosnę.';
const draft = {
  text: LETTER,
  responses: [{ sequenceNumber: 1, response: TO_QUESTION, ignoreResponse: false }],
};
const WORDS = 'Czytałam ją trzy razy.';
const SENDER = { brandName: 'S', publicUrl: 'https://shop.example', contactEmail: 'a@b.pl' };
const SELLER = {
  name: 'Kwiat',
  address: 'Leśna 2',
  nip: '1',
  phone: '2',
  register: undefined,
  vat: 'included' as const,
  isSample: false,
};
const OWNER: PersonActor = {
  kind: 'person',
  id: '7d0ce1a4-0000-4000-8000-00000000000b',
  name: 'Ludmiła',
  role: 'owner',
};
const outbox = { of: async () => [], remove: async () => undefined };
const inDays = (days: number) => daysAfter(shopDate(), days);

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' });
});
afterAll(() => shop.close());

const open = async (link: string) => {
  const browser = new PlainBrowser(shop.app);
  await browser.open(link);
  return browser;
};
const giftOf = (to: string, sendOn?: string) =>
  orderOf('Tarot', {
    questions: [{ content: 'Czy wyjedzie?' }],
    customer: { ...birth, name: 'Zofia', email: GIVER },
    gift: { email: to, ...(sendOn !== undefined && { sendOn }) },
  });
const rowOf = (orderId: number) =>
  shop.store.db.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
const place = (payload: object) => shop.app.inject({ method: 'POST', url: '/api/order', payload });
const revisionOf = async (orderId: number) =>
  (
    await shop.store.db
      .selectFrom('answer')
      .select('revision')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).revision;

describe('an order that is a gift [RD-6]', () => {
  test.each([
    ['the customer’s own address', { email: GIVER }],
    ['the customer’s own address in capitals', { email: GIVER.toUpperCase() }],
    ['no address', { email: 'zosia' }],
    ['a day of long ago', { email: 'zosia@example.com', sendOn: '2020-01-01' }],
    ['a day too far ahead', { email: 'zosia@example.com', sendOn: inDays(62) }],
    ['a day that does not exist', { email: 'zosia@example.com', sendOn: '2026-02-31' }],
  ])('is refused for %s', async (_, gift) => {
    expect((await place({ ...giftOf('zosia@example.com'), gift })).statusCode).toBe(400);
  });

  test('keeps whom it is for, and its day as nine o’clock in Warsaw; for another person it is another order', async () => {
    const order = await paidOrder(shop.store.db, giftOf('Zosia@Example.com', inDays(9)));
    const { email, gift_email, gift_from } = await rowOf(order.orderId);
    expect([email, gift_email]).toEqual([GIVER, 'zosia@example.com']);
    expect(shopTime(gift_from ?? new Date(0))).toMatchObject({ hour: 9, minute: 0 });
    expect(shopDate(gift_from ?? new Date(0))).toBe(inDays(9));

    const cookieOf = ({ cookies }: Awaited<ReturnType<typeof place>>) =>
      cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const first = await place(giftOf('a@example.com'));
    const second = await shop.app.inject({
      method: 'POST',
      url: '/api/order',
      headers: { cookie: cookieOf(first) },
      payload: giftOf('b@example.com'),
    });
    expect(second.json().orderId).not.toBe(first.json().orderId);
    expect((await rowOf(first.json().orderId)).status).toBe('DRAFT');
  });
});

describe('who gets what', () => {
  test('the giver gets the agreement, with whom it is for masked and when', async () => {
    const { db } = shop.store;
    const { orderId } = await unconfirmedOrder(db, giftOf('zosia@example.com', inDays(9)));
    const soon = await unconfirmedOrder(db, giftOf('zosia@example.com', inDays(2)));
    await db
      .updateTable('shop_order')
      .set({ gift_from: new Date(Date.now() + 3_600_000) })
      .where('id', '=', soon.orderId)
      .execute();
    const mails: MailContent[] = [];
    const jobs = confirmationJobs({
      db,
      send: async (_id, mail) => void mails.push(mail),
      sender: { ...SENDER, seller: SELLER },
    });
    const clock = new HandClock();
    clock.pass(Date.now() + 1_000 - clock.now().getTime());
    await runnerWith(db, jobs, clock).runner.runDue();
    const ofOrder = (id: number) => mails.find(({ subject }) => subject.includes(String(id)));
    // The day comes before the promised hour, which alone counts then.
    expect(ofOrder(soon.orderId)?.text).toMatch(/prezent, na adres z…@example\.com, najpóźniej [\d., :]+\n/);
    const mail = ofOrder(orderId);
    expect(mail?.to).toBe(GIVER);
    expect(mail?.text).toContain(inDays(9).split('-').toReversed().join('.'));
    expect(mail?.text).toMatch(
      /prezent, na adres z…@example\.com, napisana najpóźniej [\d., :]+, wysłana [\d.]+, 09:00/,
    );
    expect(mail?.text).not.toContain('zosia@example.com');
    expect(mail?.text).toContain('Odstąp od umowy tutaj');
  });

  test('the receiver gets the answer: no price, no key of the order, no way to withdraw, and where her data come from', async () => {
    const order = await mailedOrder(shop.store.db, giftOf('zosia@example.com'), { text: LETTER });
    const { mail, customerId } = order;
    expect(mail.to).toBe('zosia@example.com');
    expect(mail.subject).toMatch(/^Prezent dla ciebie, odpowiada \S+$/);
    for (const part of [
      'Odpowiedź: ',
      'To prezent.',
      LETTER,
      'podała osoba, która ją zamówiła',
      '/moje-dane',
      '/polityka-prywatnosci',
    ])
      expect(mail.text).toContain(part);
    const { document, text } = await open(order.link);
    const html = document.documentElement.outerHTML;
    expect(text).toContain(LETTER);
    expect(document.querySelector('blockquote')?.textContent).toBe('„Czy wyjedzie?”');
    for (const hidden of [
      customerId,
      GIVER,
      'odstapienie?',
      'zapłacono',
      'Twoje pytanie',
      'twoje zamówienie',
      'Zamów ponownie',
    ])
      for (const shown of [mail.text, mail.html, html.slice(html.indexOf('<main')).split('<footer')[0]])
        expect(shown).not.toContain(hidden);
    expect(text).toContain(`Prezent, zamówienie nr ${order.orderId}`);
  });

  test('a closed page leaves the mail a way that is not the order’s', async () => {
    const { db } = shop.store;
    const order = await mailedOrder(db, giftOf('zosia@example.com'), { text: LETTER });
    await db
      .updateTable('shop_order')
      .set({ answer_closed_at: new Date() })
      .where('id', '=', order.orderId)
      .execute();
    const sent = await sendAnswerAgain(
      db,
      order.orderId,
      { seen: await revisionOf(order.orderId), email: 'nowa@example.com' },
      OWNER,
    );
    expect(sent.kind).toBe('done');
    const [again] = await mailOut(db);
    expect([again?.to, (await rowOf(order.orderId)).email]).toEqual(['nowa@example.com', GIVER]);
    expect(again?.text).not.toContain(order.customerId);
    expect(
      (await jobRows(db)).filter(
        ({ kind, payload }) => kind === 'mail.order-confirmed' && payload?.['orderId'] === order.orderId,
      ),
    ).toHaveLength(1);
  });

  test('her order’s page shows the giver the day, masked elsewhere; the answer waits for its day, even if it is approved for sending at once', async () => {
    const { db } = shop.store;
    const order = await paidOrder(db, giftOf('zosia@example.com', inDays(9)));
    const { gift_from } = await rowOf(order.orderId);
    const status = `/api/order/payment-status/${order.orderId}?customerId=${order.customerId}`;
    expect((await shop.app.inject(status)).json().news).toMatchObject({
      isGift: true,
      email: 'z…@example.com',
      sendFrom: gift_from?.toISOString(),
    });
    await write(db, order.orderId, { text: LETTER });
    await approve(db, order.orderId);
    expect((await rowOf(order.orderId)).scheduled_for).toEqual(gift_from);
    const seen = await revisionOf(order.orderId);
    expect((await retimeAnswer(db, order.orderId, { seen, sendAt: null }, OWNER)).kind).toBe('done');
    expect((await rowOf(order.orderId)).scheduled_for).toEqual(gift_from);
    expect((await mailOut(db)).map(({ to }) => to)).not.toContain('zosia@example.com');
    expect(await statusOf(db, order)).toBe('SCHEDULED');
    const waiting = await findOrderProgress(db, { ...order, orderStatus: 'SCHEDULED' }, undefined);
    expect(waiting).toMatchObject({ state: 'AWAITED', isGift: true });
  });

  test('the device that ordered corrects the recipient’s address: no agreement goes there, and the giver is notified', async () => {
    const { db } = shop.store;
    const { orderId } = await paidOrder(db, giftOf('zosai@example.com'));
    const digest = 'a'.repeat(64);
    await db.updateTable('shop_order').set({ device_digest: digest }).where('id', '=', orderId).execute();
    const device = { secret: 's', digest };
    await mendAddress(db, orderId, device, GIVER);
    expect((await rowOf(orderId)).gift_email).toBe('zosai@example.com');
    await mendAddress(db, orderId, device, 'zosia@example.com');
    expect(await rowOf(orderId)).toMatchObject({ email: GIVER, gift_email: 'zosia@example.com' });
    const jobs = (await jobRows(db)).filter(({ payload }) => payload?.['orderId'] === orderId);
    expect(jobs.filter(({ kind }) => kind === 'mail.order-confirmed')).toHaveLength(1);
    expect(jobs.find(({ kind }) => kind === 'mail.address-mended')?.payload).toMatchObject({
      to: GIVER,
      masked: 'z…@example.com',
    });
  });

  test('the desk links earlier answers of whom it is for, not of who paid', async () => {
    const { db } = shop.store;
    const first = await mailedOrder(db, giftOf('wierna@example.com'), { text: LETTER });
    const second = await paidOrder(db, giftOf('wierna@example.com'));
    const own = await paidOrder(db, orderOf('Tarot', { customer: { ...birth, email: GIVER } }));
    const earlierOf = async (orderId: number) =>
      (await readOrder(db, orderId)).earlier.map((one) => one.orderId);
    expect(await earlierOf(second.orderId)).toEqual([first.orderId]);
    expect(await earlierOf(own.orderId)).not.toContain(first.orderId);
  });
});

describe('the data of both', () => {
  test('either finds it in her list: the receiver once it has come, to read; the giver without the letter', async () => {
    const { db } = shop.store;
    const order = await mailedOrder(db, giftOf('czyta@example.com'), { text: LETTER });
    const waiting = await paidOrder(db, giftOf('czyta@example.com'));
    const got = await listReadings(db, 'czyta@example.com');
    expect(got.map(({ orderId, gift, customerId }) => [orderId, gift, customerId])).toEqual([
      [order.orderId, 'got', undefined],
    ]);
    expect(got[0]?.state).toMatchObject({ kind: 'answered', key: order.link.slice('/odpowiedz/'.length) });
    const given = await listReadings(db, GIVER);
    const own = given.find(({ orderId }) => orderId === order.orderId);
    expect([own?.gift, own?.customerId]).toEqual(['given', order.customerId]);
    expect(own?.state).toMatchObject({ kind: 'answered', key: undefined });
    expect(given.map(({ orderId }) => orderId)).toContain(waiting.orderId);
  });

  test('the giver’s list shows no promised hour for a gift that waits for its day', async () => {
    const { db } = shop.store;
    const [later, now] = [
      await paidOrder(db, giftOf('czeka-dnia@example.com', inDays(9))),
      await paidOrder(db, giftOf('czeka-dnia@example.com')),
    ];
    const states = new Map((await listReadings(db, GIVER)).map(({ orderId, state }) => [orderId, state]));
    expect(states.get(later.orderId)).toEqual({
      kind: 'waits-for-day',
      from: (await rowOf(later.orderId)).gift_from,
    });
    expect(states.get(now.orderId)?.kind).toBe('waiting');
  });

  test('the data copy gives each person her own part: answer and birth data, or agreement and money', async () => {
    const { db } = shop.store;
    const order = await mailedOrder(db, giftOf('kopia@example.com'), draft);
    const key = String((await rowOf(order.orderId)).rating_key);
    await rateAnswer(db, { column: 'rating_key', key }, 5);
    await writeWords(db, key, WORDS);
    const got = JSON.stringify(await rowsAbout(db, 'kopia@example.com'));
    for (const part of [LETTER, TO_QUESTION, WORDS, 'Zofia', '1990-05-03', 'Czy wyjedzie?'])
      expect(got).toContain(part);
    for (const part of [GIVER, order.customerId, 'total_price', 'payment']) expect(got).not.toContain(part);
    const given = JSON.stringify((await rowsAbout(db, GIVER)).orders);
    expect(given).toContain('kopia@example.com');
    for (const part of [LETTER, TO_QUESTION, WORDS, '"stars"']) expect(given).not.toContain(part);
  });

  test('no data copy contains an unsent answer: one that waits for its day, was recalled, or corrects a sent one', async () => {
    const { db } = shop.store;
    const copies = async (email: string) => JSON.stringify(await rowsAbout(db, email));
    const gift = await paidOrder(db, giftOf('czeka@example.com', inDays(9)));
    const mine = await paidOrder(
      db,
      orderOf('Tarot', {
        questions: [{ content: 'Czy wyjedzie?' }],
        customer: { ...birth, email: 'sama@example.com' },
      }),
    );
    for (const { orderId } of [gift, mine]) {
      await write(db, orderId, draft);
      await approve(db, orderId);
    }
    for (const email of ['czeka@example.com', 'sama@example.com']) {
      expect(await copies(email)).toContain('Czy wyjedzie?');
      for (const part of [LETTER, TO_QUESTION]) expect(await copies(email)).not.toContain(part);
    }
    await recall(db, mine.orderId);
    expect(await copies('sama@example.com')).not.toContain(TO_QUESTION);
    await approve(db, mine.orderId);
    await mailOut(db);
    for (const part of [LETTER, TO_QUESTION, 'author_name'])
      expect(await copies('sama@example.com')).toContain(part);
    await beginCorrection(
      db,
      mine.orderId,
      { seen: await revisionOf(mine.orderId), reason: 'Pomylona karta.' },
      JAGNA,
    );
    await write(db, mine.orderId, { text: 'Jeszcze niczyje.' });
    expect(await copies('sama@example.com')).toContain(LETTER);
    expect(await copies('sama@example.com')).not.toContain('Jeszcze niczyje.');
  });

  test('the receiver’s erasure takes all that is about her; the giver’s books stay', async () => {
    const { db } = shop.store;
    const order = await mailedOrder(db, giftOf('znika@example.com'), { text: LETTER });
    const choice = { openOrders: 'all', actor: { kind: 'terminal', name: 'terminal' } } as const;
    expect((await erasePerson({ db, outbox }, 'znika@example.com', choice)).kind).toBe('erased');
    expect(await rowOf(order.orderId)).toMatchObject({
      email: GIVER,
      gift_email: null,
      gift_from: null,
      customer_name: null,
      birth_date: null,
      response: '',
      answer_key: null,
    });
    const { rows } = await sql<{ row: string }>`select to_jsonb(shop_order)::text as row from shop_order
      where id = ${order.orderId}`.execute(db);
    expect(rows[0]?.row).not.toContain('znika');
  });

  test('before the answer has come it calls the gift off, and the money goes back to who paid', async () => {
    const { db } = shop.store;
    const { orderId } = await paidOrder(db, giftOf('nie-chce@example.com'));
    const actor = { kind: 'terminal', name: 'terminal' } as const;
    const refused = await erasePerson({ db, outbox }, 'nie-chce@example.com', { openOrders: [], actor });
    expect(refused).toEqual({ kind: 'open-orders', unanswered: [orderId], payable: [] });
    const erased = await erasePerson({ db, outbox }, 'nie-chce@example.com', {
      openOrders: [orderId],
      actor,
    });
    expect(erased).toMatchObject({ kind: 'erased', calledOff: [orderId] });
    const told = (await jobRows(db)).find(
      ({ kind, payload }) => kind === 'mail.money-back' && payload?.['orderId'] === orderId,
    );
    expect(told?.payload?.['to']).toBe(GIVER);
  });

  test('the giver’s erasure takes the receiver’s address too', async () => {
    const { db } = shop.store;
    const request = giftOf('tamta@example.com');
    const { orderId } = await mailedOrder(
      db,
      { ...request, customer: { ...request.customer, email: 'odchodzi@example.com' } },
      { text: LETTER },
    );
    const actor = { kind: 'terminal', name: 'terminal' } as const;
    await erasePerson({ db, outbox }, 'odchodzi@example.com', { openOrders: 'all', actor });
    expect((await rowOf(orderId)).gift_email).toBeNull();
  });
});

describe('the card that is handed over', () => {
  test('opens by the order’s key, and has no name, address or price on it', async () => {
    const order = await paidOrder(shop.store.db, giftOf('zosia@example.com', inDays(9)));
    const browser = await open(giftCardPath(order));
    const card = browser.document.querySelector('.gift-card')?.textContent ?? '';
    expect(card).toContain(order.productName);
    expect(card).toContain('Odpowiada Jagna.');
    expect(card).toContain(String(Number(inDays(9).slice(8))));
    for (const hidden of ['Zofia', 'example.com', 'zł', 'wyjedzie']) expect(card).not.toContain(hidden);
    // A seal says that a letter was sealed (0252).
    expect(browser.document.querySelector('.gift-card img')).toBeNull();
  });

  test.each([
    ['an order that is no gift', () => paidOrder(shop.store.db, orderOf('Tarot'))],
    ['a gift that is not paid', () => draftOrder(shop.store.db, giftOf('zosia@example.com'))],
    ['a number that no order can have', async () => ({ orderId: 2 ** 31, customerId: OWNER.id })],
    [
      'a gift that was called off',
      async () => {
        const order = await paidOrder(shop.store.db, giftOf('zosia@example.com'));
        expect(await callOff(shop.store.db, order.orderId)).toBe(true);
        return order;
      },
    ],
    [
      'a wrong key',
      async () => ({
        ...(await paidOrder(shop.store.db, giftOf('zosia@example.com'))),
        customerId: '7d0ce1a4-0000-4000-8000-000000000009',
      }),
    ],
  ])('there is none for %s', async (_, find) => {
    const { statusCode, body } = await shop.app.inject(giftCardPath(await find()));
    expect([statusCode, body.includes('Tej karty nie ma')]).toEqual([410, true]);
  });
});
