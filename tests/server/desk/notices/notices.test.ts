import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { OrderMails } from '#domain/desk-terms.ts';
import { deskJobs } from '#server/desk/desk-jobs.ts';
import { answerOrder } from '#tools/faults/support/answered-orders.ts';
import { planMorning } from '#server/desk/notices/morning.ts';
import { shopTime } from '#domain/shop-day.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { MIGRATIONS } from '#server/store/migrate.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { callOff, paidOrder } from '../../answers/paid-order.ts';
import { runnerWith } from '../../jobs/job-table.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

const HOUR = 3_600_000;
let desk: TestDesk;
let owner: Signed;
let specialist: Signed;

beforeAll(async () => {
  desk = await TestDesk.start();
  const { fairy_id: fairyId } = await desk.store.db
    .selectFrom('fairy_product')
    .select('fairy_id')
    .where('id', '=', orderOf('Tarot').fairyProductId)
    .executeTakeFirstOrThrow();
  owner = await desk.sign('owner');
  specialist = await desk.sign('specialist', fairyId);
});
afterAll(() => desk.close());
/** Jobs and payments are written by the machine's clock. */
const setClock = () => desk.clock.pass(Date.now() - desk.clock.now().getTime());

beforeEach(async () => {
  setClock();
  await sql`delete from job`.execute(desk.store.db);
  await sql`update shop_order set deleted = true`.execute(desk.store.db);
  await desk.store.db.updateTable('desk_person').set({ order_mails: 'each', removed_at: null }).execute();
});

const addressOf = ({ id }: Signed) => `${id}@example.com`;
const choose = async (who: Signed, seen: OrderMails, orderMails: OrderMails) =>
  desk.call('PUT', '/me/notices', { as: who, payload: { seen, orderMails } });

/** Runs what is due, and lists whom it mailed about what. */
async function mailed(): Promise<[string, string][]> {
  const mails: MailContent[] = [];
  desk.clock.pass(60_000);
  const send = async (_id: string, mail: MailContent) => void mails.push(mail);
  const jobs = deskJobs({ db: desk.store.db, send, sender: desk.config, ...desk.config, clock: desk.clock });
  await runnerWith(desk.store.db, jobs, desk.clock).runner.runDue();
  for (const mail of mails)
    for (const secret of ['Anna', '@przyklad', 'pytanie'])
      expect(mail.text.replace(mail.to, '')).not.toContain(secret);
  return mails.map(({ to, name }) => [to === addressOf(owner) ? 'owner' : 'specialist', name]);
}

/** The answer of an order: what is done about it, how it is now, and a draft by somebody. */
async function answerOf(orderId: number, writer: Signed) {
  const order = async () => (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json();
  const read = async () => (await order()).answer;
  const at = (path: string, as: Signed, payload: object) =>
    desk.call('POST', `/orders/${orderId}/answer/${path}`, { as, payload });
  const responses = (await order()).questions.map(({ sequenceNumber }: { sequenceNumber: number }) => ({
    sequenceNumber,
    response: 'Tak.',
    ignoreResponse: false,
  }));
  const write = async (text: string) => {
    const saved = await desk.call('PUT', `/orders/${orderId}/answer/draft`, {
      as: writer,
      payload: { seenVersion: (await read()).draft?.version ?? 0, text, responses },
    });
    expect(saved.statusCode).toBe(200);
  };
  return { at, read, write };
}

test('a new order is notified to its specialist and to the owners, as each has chosen [owner row 6]', async () => {
  await paidOrder(desk.store.db);
  expect((await mailed()).toSorted()).toEqual([
    ['owner', 'order-came'],
    ['specialist', 'new-order'],
  ]);
  expect((await choose(owner, 'each', 'daily')).json()).toMatchObject({ orderMails: 'daily' });
  expect((await choose(specialist, 'each', 'never')).json()).toEqual({
    orderMails: 'never',
    email: addressOf(specialist),
  });
  const stale = await choose(owner, 'each', 'never');
  expect([stale.statusCode, stale.json().current.orderMails]).toEqual([409, 'daily']);
  const { orderId } = await paidOrder(desk.store.db);
  expect(await mailed()).toEqual([]);
  // The history does not call a mail sent which she did not want.
  const { timeline } = (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json();
  expect(timeline.find(({ what }: { what: string }) => what === 'mail.notice')).toMatchObject({
    mail: 'unwanted',
  });
});

test('a notification that became unnecessary during an outage does not count as accepted; one sent again is distinguished', async () => {
  const { db } = desk.store;
  const { orderId } = await paidOrder(db);
  const history = async () =>
    (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json().timeline as { what: string }[];
  const mailOf = async (name: string) => (await history()).find(({ what }) => what === name);
  // As a job that had two people to tell, failed, and found the order answered.
  await sql`update job set done_at = now(), recipients = 1 where once_key = ${`answer-notice:${orderId}`}`.execute(
    db,
  );
  expect(await mailOf('mail.notice')).toMatchObject({ mail: 'needless' });
  // One that had ended before mails were noted counts as sent.
  await sql.raw(MIGRATIONS.find(({ name }) => name.startsWith('266'))?.text ?? '').execute(db);
  expect(await mailOf('mail.notice')).toMatchObject({ mail: 'accepted' });
  await answerOrder(db, orderId, 'Karty mówią.');
  expect(await mailOf('mail.answer-again')).toBeUndefined();
  await sql`insert into job (kind, payload, run_at, once_key, last_error)
    values ('mail.answer-again', '{}', now() + interval '1 day', ${`answer-again:${orderId}:1`}, 'Error 550 5.1.1')`.execute(
    db,
  );
  expect(await mailOf('mail.answer-again')).toMatchObject({ mail: 'failed' });
  // A later one has taken its place while it was tried.
  await sql`update job set done_at = now() where kind = 'mail.answer-again'`.execute(db);
  expect(await mailOf('mail.answer-again')).toMatchObject({ mail: 'needless' });
  await sql`delete from job where kind = 'mail.answer-again'`.execute(db);
});

test('an owner who answers the order herself is mailed once, and never of what she does herself', async () => {
  const { db } = desk.store;
  const fairy = await db
    .selectFrom('desk_person')
    .select('fairy_id')
    .where('id', '=', specialist.id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('desk_person')
    .set({ removed_at: new Date() })
    .where('id', '=', specialist.id)
    .execute();
  await db.updateTable('desk_person').set({ fairy_id: fairy.fairy_id }).where('id', '=', owner.id).execute();
  const { orderId } = await paidOrder(db);
  expect(await mailed()).toEqual([['owner', 'new-order']]);
  const { at, read, write } = await answerOf(orderId, owner);
  await write('Karty mówią spokojnie.');
  expect((await at('hand-over', owner, { seen: (await read()).revision })).statusCode).toBe(200);
  expect(await mailed()).toEqual([]);
  const back = await at('send-back', owner, { seen: (await read()).revision, note: 'Cieplej.' });
  expect([back.statusCode, await mailed()]).toEqual([200, []]);
  const note = { id: randomUUID(), text: 'Zadzwonić.' };
  const noted = await desk.call('POST', `/orders/${orderId}/notes`, { as: owner, payload: note });
  expect([noted.statusCode, await mailed()]).toEqual([200, []]);
  await db.updateTable('desk_person').set({ fairy_id: null }).where('id', '=', owner.id).execute();
  await db.updateTable('desk_person').set({ removed_at: null }).where('id', '=', specialist.id).execute();
});

test('a handed-over draft is notified to the owners and a returned one to its specialist, whatever they chose', async () => {
  await choose(owner, 'each', 'never');
  await choose(specialist, 'each', 'never');
  const { orderId } = await paidOrder(desk.store.db);
  await mailed();
  const { at, read, write } = await answerOf(orderId, specialist);
  await write('Karty mówią spokojnie.');
  expect((await at('hand-over', specialist, { seen: (await read()).revision })).statusCode).toBe(200);
  expect(await mailed()).toEqual([['owner', 'handed-over']]);
  const back = await at('send-back', owner, { seen: (await read()).revision, note: 'Cieplej.' });
  expect(back.statusCode).toBe(200);
  expect(await mailed()).toEqual([['specialist', 'sent-back']]);
  // What is no longer so when its mail would leave is not told.
  await write('Karty mówią spokojnie i ciepło.');
  await at('hand-over', specialist, { seen: (await read()).revision });
  await at('send-back', owner, { seen: (await read()).revision, note: 'Jeszcze raz.' });
  expect(await mailed()).toEqual([['specialist', 'sent-back']]);
});

test('a draft that is corrected before the mail of its hand-over leaves is told all the same, and each step once', async () => {
  const { orderId } = await paidOrder(desk.store.db);
  await mailed();
  const { at, read, write } = await answerOf(orderId, specialist);
  const handOver = async () => at('hand-over', specialist, { seen: (await read()).revision });
  const sendBack = async () => at('send-back', owner, { seen: (await read()).revision, note: 'Cieplej.' });
  await write('Karty mówią spokojnie.');
  await handOver();
  await write('Karty mówią spokojnie, bez literówki.');
  expect(await mailed()).toEqual([['owner', 'handed-over']]);
  await write('Karty mówią.');
  await handOver();
  await write('Karty mówią ciepło.');
  await handOver();
  expect(await mailed()).toEqual([['owner', 'handed-over']]);
  await sendBack();
  await write('Karty mówią cieplej.');
  await handOver();
  await sendBack();
  expect(await mailed()).toEqual([['specialist', 'sent-back']]);
  // She has written on already, or the order was called off.
  await sendBack();
  await write('Karty mówią najcieplej.');
  expect(await mailed()).toEqual([]);
  await handOver();
  await callOff(desk.store.db, orderId);
  expect(await mailed()).toEqual([]);
});

test('two hours before the promised time the person who has to write is notified, or an owner if nobody else can', async () => {
  const { db } = desk.store;
  const answered = await paidOrder(db);
  await callOff(db, answered.orderId);
  await paidOrder(db);
  await mailed();
  desk.clock.pass(9.9 * HOUR);
  const near = async () => (await mailed()).filter(([, name]) => name === 'promise-near');
  expect(await near()).toEqual([]);
  desk.clock.pass(0.1 * HOUR);
  expect(await near()).toEqual([['specialist', 'promise-near']]);
  setClock();
  await db
    .updateTable('desk_person')
    .set({ removed_at: new Date() })
    .where('id', '=', specialist.id)
    .execute();
  await paidOrder(db);
  desk.clock.pass(10 * HOUR);
  expect(await near()).toEqual([['owner', 'promise-near']]);
  setClock();
  await db.updateTable('desk_person').set({ removed_at: null }).where('id', '=', specialist.id).execute();
  // A draft in review waits for an owner.
  const { orderId } = await paidOrder(db);
  const { at, read, write } = await answerOf(orderId, specialist);
  await write('Karty mówią spokojnie.');
  await at('hand-over', specialist, { seen: (await read()).revision });
  desk.clock.pass(10 * HOUR);
  expect(await near()).toEqual([['owner', 'promise-near']]);
  setClock();
  // A program that stood still until the promise was over says nothing untrue.
  await paidOrder(db);
  desk.clock.pass(12.1 * HOUR);
  expect(await near()).toEqual([]);
  setClock();
  // Nor one that comes at the very moment of the promise.
  const last = await paidOrder(db);
  desk.clock.pass(10 * HOUR);
  await sql`update shop_order set paid_at = ${new Date(desk.clock.now().getTime() + 60_000 - 12 * HOUR)}
    where id = ${last.orderId}`.execute(db);
  expect(await near()).toEqual([]);
});

test('each morning a person reads what came, waits and is late, once, and nothing where there is nothing', async () => {
  const { db } = desk.store;
  const inWarsaw = async (hour: string) => {
    const { rows } = await sql<{
      at: Date;
    }>`select ((${desk.clock.now()}::timestamptz at time zone 'Europe/Warsaw')::date + 1 + ${hour}::time) at time zone 'Europe/Warsaw' as at`.execute(
      db,
    );
    desk.clock.pass((rows[0]?.at.getTime() ?? 0) - desk.clock.now().getTime());
  };
  await inWarsaw('05:00');
  const { orderId } = await paidOrder(db);
  await sql`update shop_order set paid_at = ${new Date(desk.clock.now().getTime() - 11 * HOUR)} where id = ${orderId}`.execute(
    db,
  );
  await planMorning(db, desk.clock.now());
  await planMorning(db, desk.clock.now());
  const mornings = async () => (await mailed()).filter(([, name]) => name === 'morning').toSorted();
  expect(await mornings()).toEqual([]);
  desk.clock.pass(2 * HOUR);
  expect(await mornings()).toEqual([
    ['owner', 'morning'],
    ['specialist', 'morning'],
  ]);
  // Of the day's second plan nothing comes; the next day is another.
  await planMorning(db, desk.clock.now());
  expect(await mornings()).toEqual([]);
  await db.updateTable('desk_person').set({ order_mails: 'never' }).where('id', '=', specialist.id).execute();
  desk.clock.pass(24 * HOUR);
  expect(await mornings()).toEqual([['owner', 'morning']]);
  // Nothing waits for the specialist; the owner has decisions about money left, and wants no mail.
  await sql`update shop_order set deleted = true`.execute(db);
  await sql`update desk_person set order_mails = case role when 'owner' then 'never' else 'each' end`.execute(
    db,
  );
  await planMorning(db, desk.clock.now());
  desk.clock.pass(24 * HOUR);
  expect(await mornings()).toEqual([]);
  // A mail server that was away all day: yesterday's morning is not told today.
  await paidOrder(db);
  await planMorning(db, desk.clock.now());
  desk.clock.pass(48 * HOUR);
  expect(await mornings()).toEqual([]);
});

test('the morning of an owner has sums, letters and money; that of a specialist has her orders alone', async () => {
  const { db } = desk.store;
  await sql`delete from job`.execute(db);
  // Whatever hour the test runs at, it is past this day's morning.
  desk.clock.pass(((36 - shopTime(desk.clock.now()).hour) % 24) * HOUR);
  await db
    .insertInto('contact_message')
    .values({
      first_name: 'Ewa',
      last_name: 'L',
      email: 'ewa@przyklad.pl',
      message: 'Składam',
      kind: 'complaint',
    })
    .execute();
  await sql`
    insert into withdrawal (name, order_number, email, statement, received_at, due_on)
    values ('Anna', '9', 'anna@przyklad.pl', 'Odstępuję.', now(), shop_today() + 14)`.execute(db);
  const order = await paidOrder(db);
  const others = [await paidOrder(db), await paidOrder(db)];
  const mails: MailContent[] = [];
  await sql`update shop_order set paid_at = ${new Date(desk.clock.now().getTime())} where id = ${order.orderId}`.execute(
    db,
  );
  await planMorning(db, desk.clock.now());
  await sql`delete from job where kind <> 'mail.morning'`.execute(db);
  const { rows } = await sql<{ at: Date }>`select max(run_at) as at from job`.execute(db);
  const morning = rows[0]?.at.getTime() ?? 0;
  // What comes from the morning on is told the next day, and what came before the day is told already.
  for (const [at, { orderId }] of others.entries())
    await sql`update shop_order set paid_at = ${new Date(morning - at * 24.1 * HOUR)} where id = ${orderId}`.execute(
      db,
    );
  desk.clock.pass(morning - desk.clock.now().getTime());
  const send = async (_id: string, mail: MailContent) => void mails.push(mail);
  const jobs = deskJobs({ db, send, sender: desk.config, ...desk.config, clock: desk.clock });
  await runnerWith(db, jobs, desk.clock).runner.runDue();
  const textFor = (who: Signed) => mails.find(({ to }) => to === addressOf(who))?.text ?? '';
  expect(textFor(owner)).toMatch(/Przyszło od wczoraj: 1\s+zamówienie, \d+,\d\d\s+zł/);
  expect(textFor(owner)).toMatch(/Wiadomości: 1, najbliższe do \d+.*\nOdstąpienia: 1, najbliższe do \d+/);
  expect(textFor(specialist)).not.toMatch(/Wiadomości|Odstąpienia/);
  expect(textFor(specialist)).not.toMatch(/\d\s*zł/);
});

test.each([
  // The clocks are put back in the night of the 25th: that day's mail is about 25 hours.
  ['2026-10-25', '2026-10-24T04:59:59Z', 0],
  ['2026-10-25', '2026-10-24T05:00:00Z', 1],
  ['2026-10-25', '2026-10-25T05:59:59Z', 1],
  ['2026-10-25', '2026-10-25T06:00:00Z', 0],
  // They are put forward in the night of the 28th: 23 hours.
  ['2027-03-28', '2027-03-27T05:59:59Z', 0],
  ['2027-03-28', '2027-03-27T06:00:00Z', 1],
  ['2027-03-28', '2027-03-28T05:00:00Z', 0],
])(
  'the morning of %s, of what was paid at %s: what came since seven of the day before is told once',
  async (day, paidAt, told) => {
    const { db } = desk.store;
    await paidOrder(db);
    await sql`update shop_order set paid_at = ${paidAt}::timestamptz where not deleted`.execute(db);
    await planMorning(db, new Date(Date.parse(day) - HOUR));
    await sql`delete from job where kind <> 'mail.morning'`.execute(db);
    desk.clock.pass(Date.parse(`${day}T07:00:00Z`) - desk.clock.now().getTime());
    let text = '';
    const send = async (_id: string, mail: MailContent) => void (text += mail.text);
    const jobs = deskJobs({ db, send, sender: desk.config, ...desk.config, clock: desk.clock });
    await runnerWith(db, jobs, desk.clock).runner.runDue();
    expect(Number(/Przyszło od wczoraj: (\d+)/.exec(text)?.[1] ?? 0)).toBe(told);
  },
);

test('the morning names what is late with the oldest first, and the nearest promise, in whatever order they were placed', async () => {
  const { db } = desk.store;
  const placed: number[] = [];
  // At seven in Warsaw: two promises that are over, the later one placed first, and two that are to come.
  for (const paidAt of ['2026-10-19T12:00Z', '2026-10-18T12:00Z', '2026-10-20T03:00Z', '2026-10-20T01:30Z']) {
    const { orderId } = await paidOrder(db);
    placed.push(orderId);
    await sql`update shop_order set paid_at = ${paidAt}::timestamptz where id = ${orderId}`.execute(db);
  }
  await planMorning(db, new Date('2026-10-20T04:00Z'));
  await sql`delete from job where kind <> 'mail.morning'`.execute(db);
  desk.clock.pass(Date.parse('2026-10-20T05:00Z') - desk.clock.now().getTime());
  const texts: string[] = [];
  const send = async (_id: string, { text }: MailContent) => void texts.push(text);
  const jobs = deskJobs({ db, send, sender: desk.config, ...desk.config, clock: desk.clock });
  await runnerWith(db, jobs, desk.clock).runner.runDue();
  const [first, second] = placed;
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain(`Po obiecanej porze: 2: ${second}, ${first}`);
    expect(text).toContain('Czeka na odpowiedź: 4, najbliższe do 20.10.2026, 15:30');
  }
});
