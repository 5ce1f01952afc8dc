import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { mailIdOf } from '#server/mail/mail-id.ts';
import { markSent } from '#server/answers/answered-order.ts';
import { loadConfig } from '#server/config.ts';
import { signUp } from '#server/contact/subscribers.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import { mailDataLink } from '#server/my-data/data-link.ts';
import { Outbox } from '#server/mail/outbox/outbox.ts';
import { deleteExpired } from '#tests/server/support/delete-steps.ts';
import { createBirthDraft } from '#server/orders/birth-draft.ts';
import { decideDifference } from '#server/orders/payment-difference.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { answerOrder } from '#tools/faults/support/answered-orders.ts';
import { callOff, draftOrder, paidOrder } from '#tests/server/answers/paid-order.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

/** No two alike, so that a period taken from another setting is seen. */
const SETTINGS = {
  RETENTION_DRAFTS_DAYS: '3',
  RETENTION_UNPAID_DAYS: '5',
  RETENTION_ORDERS_DAYS: '41',
  RETENTION_UNCONFIRMED_DAYS: '4',
  RETENTION_MESSAGES_DAYS: '11',
  RETENTION_MAILS_DAYS: '1',
  RETENTION_BACKUPS_DAYS: '2',
  RETENTION_BOOKS_YEARS: '7',
};

let shop: TestShop;
let folder: string;
let outbox: Outbox;
let promises: string[];
beforeAll(async () => {
  shop = await startTestShop(SETTINGS);
  folder = await mkdtemp(join(tmpdir(), 'outdated-'));
  outbox = new Outbox(folder);
  const contents = await shop.app.inject('/api/content/page/Polityka_prywatnosci');
  promises = contents.body.replaceAll('\u00a0', ' ').match(/<li>.*?<\/li>/g) ?? [];
  await fillShop();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const orders: Record<
  'unpaid' | 'forgotten' | 'undecided' | 'decided' | 'calledOff' | 'answered' | 'waiting',
  PlacedOrder
> = {} as never;
const forTwo = orderOf('Tarot_partnerski');

async function fillShop() {
  const { db } = shop.store;
  orders.forgotten = await draftOrder(db);
  orders.unpaid = await draftOrder(db);
  const { paymentId, totalPrice } = orders.unpaid;
  const declined = {
    updateId: 'x',
    paymentId,
    providerPaymentId: `PAYU-${paymentId}`,
    amount: totalPrice,
    currency: 'PLN',
  };
  await applyPaymentUpdate(db, { ...declined, status: 'CANCELED' });
  const differently = async () => {
    const order = await draftOrder(db);
    await applyPaymentUpdate(db, {
      ...declined,
      paymentId: order.paymentId,
      providerPaymentId: `PAYU-${order.paymentId}`,
      amount: grosze(1),
      status: 'COMPLETED',
    });
    return order;
  };
  orders.undecided = await differently();
  orders.decided = await differently();
  const { orderId: decided } = orders.decided;
  await db.transaction().execute((trx) => decideDifference(trx, decided, 'close', 'Ludmiła'));
  orders.calledOff = await paidOrder(db, orderOf('Wrozba'));
  await callOff(db, orders.calledOff.orderId);
  await db.updateTable('refund').set({ word: 'Przepraszamy, Anno.' }).execute();
  orders.answered = await paidOrder(db, forTwo);
  await answerOrder(db, orders.answered.orderId, 'Karty mówią.');
  await db
    .updateTable('shop_order')
    .set({ prompt: 'Anna', birth_time: '02:30', clock_choice: 'later' })
    .where('id', '=', orders.answered.orderId)
    .execute();
  await db
    .insertInto('answer_review')
    .values({
      order_id: orders.answered.orderId,
      kind: 'sent-back',
      draft_version: 1,
      person_name: 'Ludmiła',
      note: 'Anna pyta o coś innego.',
      at: new Date(),
    })
    .execute();
  await markSent(db, orders.answered.orderId);
  orders.waiting = await paidOrder(db, orderOf('Wrozba'));
  await createBirthDraft(db, { ...birth, city: 'Kraków', birthTime: '07:15', clockChoice: null });
  const message = { first_name: 'Anna', last_name: 'Lis', email: birth.email, message: 'Dzień dobry' };
  await db.insertInto('contact_message').values(message).execute();
  // What the shop wrote last prolongs nothing.
  await sql`insert into letter_reply (id, letter_id, body, author, written_at)
    select gen_random_uuid(), id, 'Dziękujemy', 'Ludmiła', now() + interval '10 days' from contact_message`.execute(
    db,
  );
  // A thread whose last words came ten days later.
  await sql`insert into contact_message (first_name, last_name, email, message, waits_since)
    values ('Ewa', 'Lis', 'ewa@example.com', 'Dzień dobry', current_date + 10)`.execute(db);
  // And one whose further words, while it waited, moved no last day.
  await sql`with message as (insert into contact_message (first_name, last_name, email, message)
      values ('Iga', 'Lis', 'iga@example.com', 'Dzień dobry') returning id)
    insert into letter_reply (id, letter_id, body, author, from_customer, received_on)
    select gen_random_uuid(), id, 'Halo?', 'Iga', true, current_date + 10 from message`.execute(db);
  await receiveWithdrawal(
    db,
    { name: 'Anna', orderNumber: '1', email: 'a@example.com' },
    { brandName: 'Sklep' },
  );
  // Of an order, whose books keep that there was one.
  await receiveWithdrawal(
    db,
    { name: 'Anna', orderNumber: String(orders.answered.orderId), email: birth.email },
    { brandName: 'Sklep' },
  );
  await mailDataLink(db, birth.email);
  await signUp(db, 'pending@example.com');
  await signUp(db, 'confirmed@example.com');
  await db
    .updateTable('subscriber')
    .set({ status: 'CONFIRMED' })
    .where('email', '=', 'confirmed@example.com')
    .execute();
  await sql`update job set failed_at = now() where payload ? 'to'`.execute(db);
  await outbox.write(
    mailIdOf('mail-1'),
    Buffer.from('To: anna@example.com\r\nSubject: x\r\n\r\nDzień dobry'),
  );
}

/** What people wrote about an order beside its answer. */
async function wordsOf(orderId: number) {
  const { rows } = await sql<{ word: string }>`
    select word from refund join payment on payment.id = payment_id where order_id = ${orderId} and word is not null
    union all select reason from refund join payment on payment.id = payment_id where order_id = ${orderId} and reason is not null
    union all select 'a second look' from answer_review where order_id = ${orderId}`.execute(shop.store.db);
  return rows;
}

/** How much of an order there is. */
async function restOf({ orderId }: PlacedOrder) {
  const row = await shop.store.db
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!row) return 'nothing';
  const questions = await shop.store.db
    .selectFrom('order_question')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  const personal = [
    row.customer_name,
    row.birth_date,
    row.birth_time,
    row.city,
    row.partner_name,
    row.partner_birth_date,
    row.clock_choice,
    row.prompt,
    row.response,
    ...questions,
    ...(await wordsOf(orderId)),
  ];
  if (personal.some(Boolean)) return 'all';
  return row.email === birth.email && row.total_price !== null ? 'books' : 'less';
}

const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(shop.store.db)).rows[0]?.count;

/** What the shop holds when this many days have passed. */
async function after(days: number) {
  const { retention } = loadConfig(SETTINGS);
  const now = new Date(Date.now() + days * 24 * 60 * 60_000);
  await deleteExpired({ db: shop.store.db, outbox, retention }, now);
  return {
    mails: (await outbox.list()).length,
    failedJobs: await count(sql`select count(*)::int as count from job where failed_at is not null`),
    drafts: await count(
      sql`select count(*)::int as count from shop_order where fairy_product_id is null and status = 'DRAFT'`,
    ),
    unconfirmed: await count(sql`select count(*)::int as count from subscriber where status = 'PENDING'`),
    dataLinks: await count(sql`select count(*)::int as count from data_link`),
    confirmed: await count(sql`select count(*)::int as count from subscriber where status = 'CONFIRMED'`),
    messages: await count(sql`select count(*)::int as count from contact_message`),
    statements: await count(sql`select count(*)::int as count from withdrawal`),
    unpaid: await restOf(orders.unpaid),
    forgotten: await restOf(orders.forgotten),
    undecided: await restOf(orders.undecided),
    decided: await restOf(orders.decided),
    calledOff: await restOf(orders.calledOff),
    answered: await restOf(orders.answered),
    waiting: await restOf(orders.waiting),
  };
}

test('the privacy page promises the periods of the settings [LV-6]', () => {
  const periodOf = (words: RegExp) =>
    /(\d+) (?:dni|dzień|lat)/.exec(promises.find((line) => words.test(line)) ?? '')?.[1];
  expect({
    RETENTION_DRAFTS_DAYS: periodOf(/bezpłatnego horoskopu/),
    RETENTION_UNPAID_DAYS: periodOf(/nieopłacone i anulowane/),
    RETENTION_ORDERS_DAYS: periodOf(/pytania, odpowiedź/),
    RETENTION_UNCONFIRMED_DAYS: periodOf(/nikt nie potwierdził/),
    RETENTION_MESSAGES_DAYS: periodOf(/wiadomości z formularza/),
    RETENTION_MAILS_DAYS: periodOf(/kopie listów/),
    RETENTION_BACKUPS_DAYS: periodOf(/kopie zapasowe/),
    RETENTION_BOOKS_YEARS: periodOf(/przez czas wymagany przepisami podatkowymi/),
  }).toEqual(SETTINGS);
  expect(promises.join()).not.toContain('{{');
});

test('each kind of data is kept until its day and deleted after it; of a paid order the books keep theirs [LV-6]', async () => {
  const whole = {
    mails: 1,
    failedJobs: 6,
    drafts: 1,
    unconfirmed: 1,
    dataLinks: 1,
    confirmed: 1,
    messages: 3,
    statements: 2,
    unpaid: 'all',
    forgotten: 'all',
    undecided: 'all',
    decided: 'all',
    calledOff: 'all',
    answered: 'all',
    waiting: 'all',
  };
  const tokens = () => count(sql`select count(*)::int as count from subscriber_token`);
  expect(await after(0.9)).toEqual(whole);
  expect(await tokens()).toBe(2);
  const day1 = { ...whole, mails: 0, failedJobs: 0 };
  expect(await after(1.1)).toEqual(day1);
  expect(await after(2.9)).toEqual(day1);
  const day3 = { ...day1, drafts: 0 };
  expect(await after(3.1)).toEqual(day3);
  expect(await after(3.9)).toEqual(day3);
  const day4 = { ...day3, unconfirmed: 0, dataLinks: 0 };
  expect(await after(4.1)).toEqual(day4);
  expect(await after(4.9)).toEqual(day4);
  // Nobody has said yet that the forgotten one's payment can never come.
  const day5 = { ...day4, unpaid: 'nothing', forgotten: 'books', decided: 'books', calledOff: 'books' };
  expect(await after(5.1)).toEqual(day5);
  expect(await after(10.9)).toEqual(day5);
  const day11 = { ...day5, messages: 2 };
  expect(await after(11.1)).toEqual(day11);
  const day22 = { ...day11, messages: 0 };
  expect(await after(40.9)).toEqual(day22);
  expect(await tokens()).toBe(0);
  expect(await after(41.1)).toEqual({ ...day22, statements: 1, answered: 'books' });
  expect(await after(2_000)).toEqual({ ...day22, statements: 1, answered: 'books' });
});

test('the books keep theirs until tax law lets them go; then nothing is left of any order [LV-6]', async () => {
  const { db } = shop.store;
  const { paymentId } = orders.answered;
  const refund = {
    payment_id: paymentId,
    idempotency_key: 'x',
    amount: grosze(100),
    currency: 'PLN',
    asked_by: 'x',
  };
  await db
    .insertInto('refund')
    .values([refund, { ...refund, idempotency_key: 'of this year' }])
    .execute();
  const dispute = {
    provider_dispute_id: 'dp_1',
    payment_id: paymentId,
    amount: grosze(100),
    currency: 'PLN',
  };
  await db
    .insertInto('payment_dispute')
    .values({ ...dispute, reason: 'fraudulent', status: 'lost' })
    .execute();
  const daysUntil = (year: number) => (Date.UTC(year, 0, 1) - Date.now()) / (24 * 60 * 60_000);
  const year = new Date().getUTCFullYear();
  const { answered, waiting } = await after(daysUntil(year + 9) - 1);
  expect({ answered, waiting }).toEqual({ answered: 'books', waiting: 'all' });
  // Given back in the year after: it counts from that year on.
  await sql`update refund set updated_at = updated_at + interval '1 year'
    where idempotency_key <> 'of this year'`.execute(db);
  const { orderId: decided, paymentId: payment } = orders.decided;
  await sql`insert into money_movement (kind, order_id, payment_id, provider, amount, currency, happened_at)
    values ('chargeback', ${decided}, ${payment}, 'PAYU', -1, 'PLN', now() + interval '1 year')`.execute(db);
  // In Warsaw the next year has begun.
  await sql`update shop_order set created_at = ${`${year}-12-31T23:30:00Z`}
    where id = ${orders.forgotten.orderId}`.execute(db);
  const later = await after(daysUntil(year + 9) + 1);
  expect(later).toMatchObject({
    answered: 'books',
    calledOff: 'books',
    forgotten: 'books',
    decided: 'books',
    waiting: 'nothing',
    undecided: 'nothing',
  });
  expect(await after(daysUntil(year + 10) + 1)).toMatchObject({ answered: 'nothing', calledOff: 'nothing' });
  for (const table of ['shop_order', 'payment', 'refund', 'payment_dispute', 'payment_news'])
    expect(await count(sql`select count(*)::int as count from ${sql.table(table)}`), table).toBe(0);
});
