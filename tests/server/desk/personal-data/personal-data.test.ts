import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#server/contact/subscribers.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { cancelPayment } from '#server/orders/payment-ledger.ts';
import { sha256 } from '#server/sha256.ts';
import { agreedText, recordConsents } from '#server/store/consents.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { callOff, draftOrder, paidOrder, sentOrder, statusOf } from '#tests/server/answers/paid-order.ts';
import { answerOrder } from '#tools/faults/support/answered-orders.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

const EWA = 'ewa.kanarek@example.com';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const orderBy = (email: string) => {
  const order = orderOf('Wrozba');
  return { ...order, customer: { ...order.customer, email } };
};
const write = (email: string) =>
  desk.store.db
    .insertInto('contact_message')
    .values({ first_name: 'Ewa', last_name: 'Kanarek', email, message: 'Proszę usunąć moje dane.' })
    .execute();
const post = (path: string, payload: object) =>
  desk.call('POST', `/personal-data${path}`, { as: owner, payload });
const find = async (email: string): Promise<DeskSchemas['PersonalData']> => {
  const answer = await post('', { email });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json();
};
const erase = (email: string, seen: string, withOpenOrders = false) =>
  post('/erase', { email, seen, withOpenOrders });
const audited = async () =>
  (
    await desk.store.db
      .selectFrom('audit')
      .select(['actor_name', 'action', 'entity', 'entity_id', 'details'])
      .where('action', 'in', ['personal-data.exported', 'personal-data.erased', 'order.erased'])
      .orderBy('id')
      .execute()
  ).map(({ actor_name, action, entity_id, details }) => [actor_name, action, entity_id, details]);

test('counts name what is stored and which orders are open; the file has it all; an unknown address has nothing [DK-19]', async () => {
  const { db } = desk.store;
  const sent = await sentOrder(db, orderBy(EWA));
  // An address is hers however it was stored.
  await sql`update shop_order set email = 'Ewa.Kanarek@Example.com' where id = ${sent.orderId}`.execute(db);
  const waiting = await paidOrder(db, orderBy(EWA));
  const open = await draftOrder(db, orderBy(EWA));
  const calledOff = await paidOrder(db, orderBy(EWA));
  await callOff(db, calledOff.orderId);
  await paidOrder(db, orderBy(`jo${EWA}`));
  await write('Ewa.Kanarek@Example.com');
  await signUp(db, EWA);
  const stored = await find('EWA.Kanarek@example.com');
  expect(stored).toMatchObject({
    isErasable: true,
    counts: { orders: 4, inBooks: 0, messages: 1, newsletter: 1, withdrawals: 0, ratings: 0 },
    unanswered: [waiting.orderId],
    payable: [open.orderId],
    kept: [sent.orderId, waiting.orderId, open.orderId, calledOff.orderId],
    retention: { books: 5 },
  });
  expect(stored.counts.consents).toBeGreaterThan(0);
  expect(stored.counts.mails).toBeGreaterThan(0);

  const file = await post('/file', { email: EWA });
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="dane-osoby-[\d-]+\.json"$/);
  expect(file.json().dane.zamówienia.map(({ numer }: { numer: number }) => numer)).toEqual(stored.kept);
  expect(file.body).not.toContain(`jo${EWA}`);
  expect(await audited()).toEqual([
    ['Ludmiła', 'personal-data.exported', 'address', { orders: 4, gifts: 0, messages: 1 }],
  ]);

  const nothing = await find('nikt@example.com');
  expect(Object.values(nothing.counts)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(nothing.isErasable).toBe(false);
});

test('nothing is erased while orders are open and nobody said so, nor when something came that was not seen [DK-19] [DK-6]', async () => {
  const seen = await find(EWA);
  const open = await erase(EWA, seen.version);
  expect([open.statusCode, open.json().code]).toEqual([409, 213]);
  await write(EWA);
  const stale = await erase(EWA, seen.version, true);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 210]);
  const now = await find(EWA);
  expect(stale.json().current).toEqual(now);
  expect(now.counts).toEqual({ ...seen.counts, messages: 2 });
  expect(await audited()).toHaveLength(1);
});

test('nothing is erased while an answer is being mailed [DK-19]', async () => {
  const { db } = desk.store;
  const email = 'odpowiedz@example.com';
  const { orderId } = await paidOrder(db, orderBy(email));
  await answerOrder(db, orderId, 'Karty mówią: jedź.');
  // As the mail job that holds it does.
  await sql`with mailing as (
    update job set leased_until = now() + interval '2 minutes'
    where kind = 'mail.answer' and payload->>'orderId' = ${String(orderId)} returning id
  ) update shop_order set mailed_by = (select id from mailing) where id = ${orderId}`.execute(db);
  const { version } = await find(email);
  const refused = await erase(email, version, true);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 212]);
  expect(await find(email)).toMatchObject({ version, unanswered: [orderId] });
});

test('what was seen and said is erased, paid orders are called off, and no audit has the address; a second press meets a newer version [DK-19] [DK-8]', async () => {
  const { db } = desk.store;
  const { version, unanswered, kept } = await find(EWA);
  const answer = await erase(EWA, version, true);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    removed: { messages: 2, subscriptions: 1 },
    calledOff: unanswered,
    kept,
  });
  const again = await erase(EWA, version, true);
  expect([again.statusCode, again.json().code]).toEqual([409, 210]);

  const after = await find(EWA);
  expect(after).toMatchObject({ isErasable: false, kept, unanswered: [] });
  expect(after.counts).toMatchObject({ orders: kept.length, inBooks: kept.length, messages: 0, mails: 0 });
  const [orderId = 0] = unanswered;
  expect(await statusOf(db, { orderId } as never)).toBe('CANCELED');
  expect((await audited()).slice(1)).toEqual([
    [
      'Ludmiła',
      'personal-data.erased',
      'address',
      expect.objectContaining({ messages: 2, kept, calledOff: unanswered }),
    ],
    ...kept.map((id) => ['Ludmiła', 'order.erased', String(id), {}]),
  ]);
  const { rows } = await sql`select from audit where position(${EWA} in lower(audit::text)) > 0`.execute(db);
  expect(rows).toEqual([]);
  const order = (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json();
  expect(order.timeline).toContainEqual(
    expect.objectContaining({ what: 'order.erased', actor: { kind: 'person', name: 'Ludmiła', isMe: true } }),
  );
  // What comes later is erased too, and an order is erased once.
  await write(EWA);
  expect((await erase(EWA, (await find(EWA)).version, true)).statusCode).toBe(200);
  expect((await audited()).filter(([, action]) => action === 'order.erased')).toHaveLength(kept.length);
});

test('one who was given a reading and bought nothing is found, gets her copy and is erased; the giver’s books stay [DK-19] [RD-6]', async () => {
  const { db } = desk.store;
  const email = 'zosia.dostala@example.com';
  const { orderId } = await sentOrder(db, { ...orderBy('hojna@example.com'), gift: { email } });
  const stored = await find(email);
  expect(stored).toMatchObject({ isErasable: true, counts: { orders: 0, gifts: 1 }, kept: [orderId] });
  const file = await post('/file', { email });
  expect(file.json().dane['podarowane ci odczyty']).toMatchObject([{ numer: orderId }]);
  expect((await audited()).at(-1)?.[3]).toEqual({ orders: 0, gifts: 1, messages: 0 });
  expect((await erase(email, stored.version)).statusCode).toBe(200);
  expect(await find(email)).toMatchObject({ isErasable: false, counts: { gifts: 0 } });
  expect((await find('hojna@example.com')).counts).toMatchObject({ orders: 1, inBooks: 1 });
});

const ALONE: readonly [what: string, keep: (email: string) => Promise<unknown>][] = [
  [
    'an order that ended unpaid',
    async (email) => {
      const { paymentId } = await draftOrder(desk.store.db, orderBy(email));
      await cancelPayment(desk.store.db, paymentId);
    },
  ],
  ['an order that may be paid', (email) => draftOrder(desk.store.db, orderBy(email))],
  ['a paid order', (email) => paidOrder(desk.store.db, orderBy(email))],
  [
    'a reading that she was given',
    (email) => sentOrder(desk.store.db, { ...orderBy('hojna@example.com'), gift: { email } }),
  ],
  ['a message', (email) => write(email)],
  [
    'a statement of withdrawal',
    (email) =>
      sql`insert into withdrawal (name, order_number, email, statement, received_at, due_on)
      values ('Ewa', 'nie pamiętam', ${email}, 'Odstępuję.', now(), now() + interval '14 days')`.execute(
        desk.store.db,
      ),
  ],
  [
    'a subscription',
    (email) => desk.store.db.insertInto('subscriber').values({ email, asked_at: new Date() }).execute(),
  ],
  [
    'a consent to the newsletter that she has left',
    (email) =>
      desk.store.db
        .transaction()
        .execute((trx) =>
          recordConsents(trx, [agreedText('newsletter', 'Zgoda.')], { who: sha256(email) }, new Date()),
        ),
  ],
  [
    'a mail that waits',
    (email) =>
      enqueue(desk.store.db, MAIL_JOBS.addressMended, { to: email, orderId: 1, masked: 'e…@example.com' }),
  ],
];

test.each(ALONE)('%s alone makes an address erasable, until it is erased [DK-19]', async (what, keep) => {
  const email = `${sha256(what).slice(0, 12)}@example.com`;
  expect((await find(email)).isErasable).toBe(false);
  await keep(email);
  const { isErasable, version } = await find(email);
  expect(isErasable).toBe(true);
  expect((await erase(email, version, true)).statusCode).toBe(200);
  expect((await find(email)).isErasable).toBe(false);
});
