import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundDueOn } from '#domain/withdrawal.ts';
import { systemClock } from '#server/clock.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { refundsOf } from '#server/refunds/refunds-of.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import { withdrawalJobs, withdrawalReminders } from '#server/withdrawals/withdrawal-jobs.ts';
import { draftOrder, paidOrder, sentOrder, statusOf } from '#tests/server/answers/paid-order.ts';
import { TestDesk, type Signed } from '#tests/server/desk/test-desk.ts';
import { jobRows, runnerWith, type HandClock } from '#tests/server/jobs/job-table.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';

let desk: TestDesk;
let shop: TestShop;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner');
  shop = await startTestShop({ RATE_LIMIT: 'off' }, { store: desk.store });
});
afterAll(async () => {
  await desk.close();
  await shop.app.close();
});

const DAY = 24 * 60 * 60_000;
const EMAIL = 'anna@example.com';

const run = () =>
  runnerWith(desk.store.db, withdrawalJobs(desk.store.db), systemClock as HandClock).runner.runDue();
/** A statement by number and address, as anybody can make it. */
async function state({ orderId }: Pick<PlacedOrder, 'orderId'>, receivedAt = new Date()) {
  const { db } = desk.store;
  await sql`delete from unproven_mail`.execute(db);
  await db.updateTable('shop_order').set({ email: EMAIL }).where('id', '=', orderId).execute();
  const { receiptNumber } = await receiveWithdrawal(
    db,
    { name: 'Anna', orderNumber: String(orderId), email: EMAIL },
    { brandName: 'Sklep', clock: { now: () => receivedAt } },
  );
  const mail = (await jobRows(db)).find(({ payload }) => payload?.['receiptNumber'] === receiptNumber);
  return { id: receiptNumber, token: String(mail?.payload?.['token']) };
}
const press = (token: string, odpowiedz: string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/odstapienie/potwierdz',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams({ klucz: token, odpowiedz }).toString(),
  });
const open = (token: string) =>
  shop.app.inject(`/odstapienie/potwierdz?${new URLSearchParams({ klucz: token })}`);
const carryOut = (id: number, as = owner, seen = 'open') =>
  desk.call('POST', `/withdrawals/${id}/carry-out`, { as, payload: { seen } });
const storyOf = async (orderId: number) =>
  (await desk.call('GET', `/orders/${orderId}`, { as: owner }))
    .json()
    .timeline.map(({ what, actor }: { what: string; actor: { kind: string } }) => `${actor.kind} ${what}`)
    .filter((told: string) => told.includes('withdraw'))
    .toReversed();
const listed = async (id: number) =>
  (await desk.call('GET', '/withdrawals', { as: owner }))
    .json()
    .withdrawals.find((one: { id: number }) => one.id === id);

describe('directive 2011/83 art. 11a, who has a statement carried out', () => {
  test('opening the mailed link changes nothing; the press calls the order off, once [LW-4]', async () => {
    const order = await paidOrder(desk.store.db);
    const { id, token } = await state(order);
    for (let times = 0; times < 3; times += 1) {
      const page = await open(token);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toContain('Tak, odwołaj zamówienie');
    }
    await run();
    expect(await statusOf(desk.store.db, order)).toBe('GENERATING_RESPONSE');
    expect(await listed(id)).toMatchObject({ state: 'waiting', moneyBack: 'none', isDenied: false });

    const pages = await Promise.all([press(token, 'tak'), press(token, 'tak')]);
    expect(pages.map(({ body }) => body.includes('Odstąpienie potwierdzone'))).toEqual([true, true]);
    await run();
    expect(await statusOf(desk.store.db, order)).toBe('CANCELED');
    expect(await refundsOf(desk.store.db, order.orderId)).toHaveLength(1);
    expect(await listed(id)).toMatchObject({ state: 'called-off', provedBy: 'receipt' });
    expect((await open(token)).body).toContain('Odstąpienie potwierdzone');
  });

  test('the day of the statement counts, not that of the press [LW-4] [LW-8]', async () => {
    const order = await paidOrder(desk.store.db);
    const stated = new Date(Date.now() - 5 * DAY);
    const { token } = await state(order, stated);
    await press(token, 'tak');
    await run();
    const [refund] = await refundsOf(desk.store.db, order.orderId);
    expect(refund?.dueOn).toBe(refundDueOn(stated));
  });

  test('an answer that was sent between statement and press: the statement was in time, the money goes back [LW-8]', async () => {
    const order = await sentOrder(desk.store.db);
    const { id, token } = await state(order, new Date(Date.now() - DAY));
    expect(await listed(id)).toMatchObject({ state: 'waiting' });
    await press(token, 'tak');
    await run();
    expect(await statusOf(desk.store.db, order)).toBe('SENT');
    expect(await refundsOf(desk.store.db, order.orderId)).toHaveLength(1);
    const told = await storyOf(order.orderId);
    expect(told).toContain('shop withdrawal.given-back');
    expect(told, 'the answered order is not called off').not.toContain('shop order.withdrawn');
  });

  test('"To nie ja" leaves the order, the desk says so, and a later yes still counts [LW-3]', async () => {
    const order = await paidOrder(desk.store.db);
    const { id, token } = await state(order);
    const opened = async () => (await open(token)).body;
    expect(await opened()).toContain('To nie ja');
    expect(await opened()).not.toContain('Zamówienie zostaje');
    expect((await press(token, 'nie')).body).toContain('Zamówienie zostaje');
    expect(await opened(), 'a link that is opened later says the same').toContain('Zamówienie zostaje');
    await run();
    expect(await statusOf(desk.store.db, order)).toBe('GENERATING_RESPONSE');
    expect(await listed(id)).toMatchObject({ state: 'waiting', isDenied: true });
    // Nobody has said that the customer has withdrawn.
    const denied = ['shop withdrawal.received', 'shop withdrawal.denied'];
    expect(await storyOf(order.orderId)).toEqual(denied);
    await press(token, 'tak');
    // After that nothing is taken back.
    expect((await press(token, 'nie')).body).toContain('Odstąpienie potwierdzone');
    await run();
    expect(await statusOf(desk.store.db, order)).toBe('CANCELED');
    expect(await storyOf(order.orderId)).toEqual([
      ...denied,
      'customer withdrawal.proved',
      'shop order.withdrawn',
    ]);
  });

  test('the owner decides at the desk, with a fresh passkey; the press afterwards changes nothing', async () => {
    const order = await paidOrder(desk.store.db);
    const { id, token } = await state(order);
    const jagna = await desk.sign(
      'specialist',
      (await desk.store.db.selectFrom('fairy').select('id').executeTakeFirstOrThrow()).id,
    );
    expect((await carryOut(id, jagna)).statusCode).toBe(403);
    expect((await carryOut(id)).statusCode).toBe(204);
    expect((await carryOut(id)).statusCode).toBe(204);
    await run();
    await press(token, 'tak');
    await run();
    expect(await refundsOf(desk.store.db, order.orderId)).toHaveLength(1);
    expect(await listed(id)).toMatchObject({
      state: 'called-off',
      provedBy: 'person',
      author: 'Osoba testowa',
    });
    const notes = await desk.store.db
      .selectFrom('audit')
      .select('actor_name')
      .where('action', '=', 'withdrawal.carried-out')
      .where('entity_id', '=', String(id))
      .execute();
    expect(notes).toHaveLength(1);
    const { timeline } = (await desk.call('GET', `/orders/${order.orderId}`, { as: owner })).json();
    expect(timeline).toContainEqual(
      expect.objectContaining({
        what: 'withdrawal.carried-out',
        actor: { kind: 'person', name: 'Osoba testowa' },
      }),
    );
  });

  test('a statement without an order is the owner’s to answer: nothing can be carried out', async () => {
    const { id, token } = await state({ orderId: 99_999 });
    expect((await carryOut(id)).statusCode).toBe(409);
    expect((await carryOut(9_999_999)).statusCode).toBe(404);
    // Whoever has the mailbox may say that it is hers all the same: the desk sees it.
    await press(token, 'tak');
    await run();
    expect(await listed(id)).toMatchObject({ state: 'unmatched', provedBy: 'receipt' });
  });

  test('a press for an order that is not paid yet counts as soon as the money is there', async () => {
    const order = await draftOrder(desk.store.db);
    const { token } = await state(order);
    await press(token, 'tak');
    await run();
    expect(await statusOf(desk.store.db, order)).toBe('DRAFT');
  });

  test('no key, a guessed one, one of erased data: a page that says so; a foreign site changes nothing', async () => {
    const order = await paidOrder(desk.store.db);
    const { token } = await state(order);
    expect((await press(token, 'tak', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await press(token, 'moze')).statusCode).toBe(422);
    for (const wrong of ['', 'x'.repeat(32), `${token}x`])
      expect([(await open(wrong)).statusCode, (await press(wrong, 'tak')).statusCode]).toEqual([410, 410]);
    await run();
    expect(await statusOf(desk.store.db, order)).toBe('GENERATING_RESPONSE');
    await erasePerson(
      { db: desk.store.db, outbox: { of: async () => [], remove: async () => undefined } },
      EMAIL,
      {
        openOrders: 'all',
        actor: { kind: 'shop', name: 'customer' },
      },
    );
    expect((await open(token)).statusCode).toBe(410);
    expect((await press(token, 'tak')).statusCode).toBe(410);
  });

  test('the owners are reminded of what waits for them, of many without an order once a day, unless it is decided or dealt with', async () => {
    const { db } = desk.store;
    await sql`delete from job`.execute(db);
    const waiting = await state(await paidOrder(db));
    const decided = await state(await paidOrder(db));
    await carryOut(decided.id);
    await run();
    const dealt = await state({ orderId: 99_998 });
    const elder = await state({ orderId: 99_995 }, new Date(Date.now() - DAY));
    const unmatched = await state({ orderId: 99_997 });
    await state({ orderId: 99_996 });
    const ofAnOrder = await state(await paidOrder(db));
    expect((await desk.call('POST', `/withdrawals/${dealt.id}/dealt-with`, { as: owner })).statusCode).toBe(
      204,
    );
    const { withdrawals } = (await desk.call('GET', '/waiting', { as: owner })).json();
    expect(withdrawals).toMatchObject({ open: 5, late: 0, nearest: expect.stringMatching(/^\d{4}-/) });
    const mails: MailContent[] = [];
    const reminders = withdrawalReminders({
      db,
      sender: { brandName: 'Sklep', publicUrl: 'https://shop.example', contactEmail: 'sklep@shop.example' },
      deskUrl: 'https://desk.example',
      send: async (_, mail) => void mails.push(mail),
    });
    const clock = { now: () => new Date(Date.now() + 8 * DAY) } as HandClock;
    await runnerWith(db, reminders, clock).runner.runDue();
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
      [waiting.id, elder.id, unmatched.id, ofAnOrder.id]
        .map((id) => `Odstąpienie nr ${id} czeka na decyzję`)
        .toSorted(),
    );
    expect(mails.find(({ subject }) => subject.includes(String(unmatched.id)))?.text).toMatch(
      /Żadne zamówienie/,
    );
  });

  test('a decision that was begun before the statement was denied, dealt with or decided by another is refused with what is there now [DK-6]', async () => {
    const other = await desk.sign('owner', null, 'Zofia');
    const refused = async (id: number, seen?: string) => {
      const { statusCode, json } = await carryOut(id, owner, seen);
      return [statusCode, json().code, json().current];
    };
    const denied = await state(await paidOrder(desk.store.db));
    await press(denied.token, 'nie');
    expect(await refused(denied.id)).toEqual([409, 210, expect.objectContaining({ isDenied: true })]);
    expect((await carryOut(denied.id, owner, 'denied')).statusCode).toBe(204);
    const decided = await state(await paidOrder(desk.store.db));
    expect((await carryOut(decided.id, other)).statusCode).toBe(204);
    expect(await refused(decided.id)).toEqual([409, 210, expect.objectContaining({ author: 'Zofia' })]);
    const dealt = await state(await paidOrder(desk.store.db));
    const deal = async (id: number, as: typeof other) => {
      const { statusCode, body } = await desk.call('POST', `/withdrawals/${id}/dealt-with`, { as });
      return [statusCode, body === '' ? undefined : JSON.parse(body).code];
    };
    expect(await deal(dealt.id, other)).toEqual([204, undefined]);
    expect(await refused(dealt.id)).toEqual([409, 210, expect.objectContaining({ dealtBy: 'Zofia' })]);
    // A repeat changes nothing; what the shop carries out by itself, or does not know, nobody has dealt with.
    expect(await deal(dealt.id, owner)).toEqual([204, undefined]);
    expect(await refused(dealt.id)).toEqual([409, 210, expect.objectContaining({ dealtBy: 'Zofia' })]);
    expect(await deal(decided.id, other)).toEqual([409, 210]);
    expect(await deal(2_000_000_000, other)).toEqual([404, 100]);
  });
});
