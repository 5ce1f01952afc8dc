import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContactKind } from '#domain/typed/contact-kind.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { remindOfSuggested } from '#server/messages/message-terms.ts';
import { messageJobs } from '#server/messages/message-jobs.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { contactBody } from '#tests/server/support/robot-token.ts';
import { badAddress } from '#tests/server/support/smtp-answers.ts';
import { startTestShop } from '#tests/server/support/test-app.ts';
import { runnerWith } from '../../jobs/job-table.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.store.db.deleteFrom('contact_message').execute();
});

const write = async (receivedAt: string) => {
  const { id } = await desk.store.db
    .insertInto('contact_message')
    .values({
      first_name: 'Anna',
      last_name: 'Szulc',
      email: 'anna@example.pl',
      message: 'Proszę o resztę.',
      received_at: new Date(receivedAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  desk.call(method, path, { as: owner, ...(payload && { payload }) });
const thread = async (id: string): Promise<DeskSchemas['MessageThread']> =>
  (await call('GET', `/messages/${id}`)).json();
const mark = (id: string, seen: number, kind: ContactKind, isDone = false) =>
  call('PUT', `/messages/${id}`, { seen, kind, isDone });
const reply = (messageId: string, seen: number, text: string) =>
  call('POST', `/messages/${messageId}/replies`, { id: randomUUID(), seen, text });
const paste = (messageId: string, seen: number, receivedOn: string) =>
  call('POST', `/messages/${messageId}/received`, { id: randomUUID(), seen, text: 'Halo?', receivedOn });
const later = (minutes: number) => new Date(desk.clock.now().getTime() + minutes * 60_000).toISOString();
const runnerOf = (send: (mail: MailContent) => void) =>
  runnerWith(
    desk.store.db,
    messageJobs({
      db: desk.store.db,
      send: async (_, mail) => send(mail),
      sender: desk.config,
      deskUrl: desk.config.deskUrl,
      clock: desk.clock,
    }),
    desk.clock,
  ).runner;
/** The jobs of mails, against a mail server that takes everything; resolves with what it took. */
async function mailed(): Promise<MailContent[]> {
  const sent: MailContent[] = [];
  await runnerOf((mail) => void sent.push(mail)).runDue();
  return sent;
}
/** Has a message's reminder come now, as it stands. */
const enqueueReminder = (id: string) =>
  sql`update job set run_at = now()
    where kind = 'mail.letter-due' and done_at is null and payload ->> 'messageId' = ${id}`.execute(
    desk.store.db,
  );
test('more text while a message is open does not move its deadline; after an answer the deadline counts again [DK-18] [LW-2]', async () => {
  const id = await write('2026-11-10T09:00:00Z');
  await mark(id, 1, 'complaint');
  await paste(id, 2, '2026-11-20');
  // Her own words are no answer.
  expect((await thread(id)).message).toMatchObject({
    dueOn: '2026-11-24',
    doneAt: null,
    isAnswered: false,
  });
  await mark(id, 3, 'complaint', true);
  await paste(id, 4, '2026-11-21');
  expect((await thread(id)).message).toMatchObject({ dueOn: '2026-12-05', doneAt: null });
});

test('a changed repeat after a lost response gets a conflict with what is stored: a reply, a mail about an order, pasted text [DK-6]', async () => {
  const { orderId } = await paidOrder(desk.store.db);
  const id = await write('2026-11-10T09:00:00Z');
  const one = randomUUID();
  const sent = async (path: string, body: object) => {
    const answer = await call('POST', path, { id: one, seen: null, ...body });
    return [answer.statusCode, answer.json().code, answer.json().current];
  };
  const stored = [expect.objectContaining({ id: one, text: 'Pierwszy tekst.' })];
  const mails = `/orders/${orderId}/mails`;
  await sent(mails, { text: 'Pierwszy tekst.' });
  expect(await sent(mails, { text: 'Drugi tekst.' })).toEqual([409, 210, stored]);
  expect(await sent(mails, { text: 'Pierwszy tekst.', sendAt: later(60) })).toEqual([409, 210, stored]);
  expect((await sent(mails, { text: 'Pierwszy tekst.' }))[0]).toBe(200);
  const replies = `/messages/${id}/replies`;
  await sent(replies, { seen: 1, text: 'Pierwszy tekst.' });
  for (const changed of [{ text: 'Drugi tekst.' }, { text: 'Pierwszy tekst.', sendAt: later(60) }])
    expect(await sent(replies, { seen: 2, ...changed })).toEqual([
      409,
      210,
      expect.objectContaining({ replies: stored }),
    ]);
  expect((await sent(replies, { seen: 2, text: 'Pierwszy tekst.' }))[0]).toBe(200);
  const other = await write('2026-11-10T09:00:00Z');
  expect((await sent(`/messages/${other}/replies`, { seen: 1, text: 'Pierwszy tekst.' }))[0]).toBe(409);
  const received = `/messages/${id}/received`;
  const pasted = { id: randomUUID(), seen: 2, text: 'Jej tekst.', receivedOn: '2026-11-20' };
  expect((await sent(received, pasted))[0]).toBe(200);
  for (const changed of [{ text: 'Inny jej tekst.' }, { receivedOn: '2026-11-19' }])
    expect((await sent(received, { ...pasted, seen: 3, ...changed })).slice(0, 2)).toEqual([409, 210]);
  expect((await sent(received, { ...pasted, seen: 3 }))[0]).toBe(200);
});

test('the owners are reminded before the deadline, also if a reply was withdrawn or refused, and never of a deadline that has moved [DK-18]', async () => {
  const { db } = desk.store;
  const old = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const dueFor = async () => {
    const ids: string[] = [];
    for (const { name, text } of await mailed()) {
      if (name !== 'message-due') continue;
      const id = /listy\/(\S+)/.exec(text)?.[1] ?? '';
      ids.push(id);
      // A mail that waited for its server is read days later: it names the day.
      const [year, month, day] = ((await thread(id)).message.dueOn ?? '').split('-');
      expect(text).toContain(`${day}.${month}.${year}`);
    }
    return ids;
  };
  desk.clock.pass(Date.now() - desk.clock.now().getTime() + 60_000);
  // A timed reply has it done when its reminder comes; then it is taken back.
  const recalled = await write(old(12));
  const replyId = randomUUID();
  await call('POST', `/messages/${recalled}/replies`, {
    id: replyId,
    seen: 1,
    text: 'Jutro.',
    sendAt: later(600),
  });
  await mark(recalled, 2, 'complaint', true);
  await enqueueReminder(recalled);
  expect(await dueFor()).toEqual([]);
  await call('DELETE', `/messages/${recalled}/replies/${replyId}`);
  expect(await dueFor()).toEqual([recalled]);
  // One that the mail server refuses.
  const refused = await write(old(12));
  await mark(refused, 1, 'complaint');
  await reply(refused, 2, 'Nie dojdzie.');
  desk.clock.pass(60_000);
  const runner = runnerOf(() => {
    throw badAddress();
  });
  await sql`delete from job where kind = 'mail.letter-due'`.execute(db);
  await runner.runDue();
  await sql`update job set run_at = now() where kind = 'mail.letter-due'`.execute(db);
  expect(await dueFor()).toEqual([refused]);
  // Answered and written again: the first reminder says nothing, the day has moved.
  const again = await write(old(12));
  await mark(again, 1, 'complaint');
  await mark(again, 2, 'complaint', true);
  await paste(again, 3, old(1).slice(0, 10));
  expect(await dueFor()).toEqual([]);
  await enqueueReminder(again);
  expect(await dueFor()).toEqual([again]);
});

test('a permanently refused mail about an order is reported to the owners and shown in the history [DK-18]', async () => {
  const { db } = desk.store;
  const { orderId } = await paidOrder(db);
  await call('POST', `/orders/${orderId}/mails`, {
    id: randomUUID(),
    seen: null,
    text: 'Czy data jest dobra?',
  });
  const sent: MailContent[] = [];
  const { email } = await db
    .selectFrom('shop_order')
    .select('email')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  desk.clock.pass(60_000);
  const runner = runnerOf((mail) => {
    if (mail.to === email) throw badAddress();
    sent.push(mail);
  });
  await runner.runDue();
  await runner.runDue();
  const told = sent.filter(({ name }) => name === 'order-mail-refused');
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    [`${owner.id}@example.com`, `Zamówienie ${orderId}: list nie doszedł`],
  ]);
  expect(told[0]?.text).toContain(`/zamowienia/${orderId}/list`);
  expect(told[0]?.text).not.toContain('Czy data');
  const { timeline } = (await call('GET', `/orders/${orderId}`)).json();
  expect(timeline).toContainEqual(
    expect.objectContaining({
      what: 'mail.written',
      mail: 'failed',
      actor: { kind: 'person', name: 'Ludmiła' },
    }),
  );
});

const list = async (query = ''): Promise<DeskSchemas['Messages']> =>
  (await call('GET', `/messages${query}`)).json();

test('a reply that was given up and then run again with success is no longer refused, on the list and in the thread [DK-18] [DK-21]', async () => {
  const { db } = desk.store;
  await sql`delete from job`.execute(db);
  const id = await write('2026-11-20T09:00:00Z');
  await reply(id, 1, 'Już odpowiadam.');
  const state = async () => [(await list()).messages[0]?.isRefused, (await thread(id)).replies[0]?.state];
  // The last of all attempts.
  await sql`update job set attempts = 1000, run_at = ${desk.clock.now()}`.execute(db);
  await runnerOf(() => {
    throw new Error('no');
  }).runDue();
  expect(await state()).toEqual([true, 'refused']);
  expect((await call('POST', '/state/jobs/retry-failed')).statusCode).toBe(200);
  await sql`update job set run_at = ${desk.clock.now()}`.execute(db);
  const sent: MailContent[] = [];
  await runnerOf((mail) => void sent.push(mail)).runDue();
  expect(sent.map(({ to }) => to)).toContain('anna@example.pl');
  expect(await state()).toEqual([false, 'accepted']);
});

test.each([
  ['Składam reklamację: brakuje odpowiedzi.', 'complaint', '2026-12-04'],
  ['Reklamuję odpowiedź', 'complaint', '2026-12-04'],
  ['Strona nie działa z czytnikiem ekranu', 'accessibility', '2026-12-20'],
  ['Proszę usunąć moje dane, RODO', 'personal-data', '2026-12-20'],
  ['ODSTĘPUJĘ od umowy nr 1001', 'withdrawal', '2026-12-04'],
  ['Poproszę fakturę na firmę', 'invoice', '2026-12-05'],
  ['Czekam na odpowiedź od wczoraj, w parodontozie', null, null],
] as const)(
  'words without a topic count as what they say: %s, until a person says what it is [DK-18] [owner row 10]',
  async (text, suggested, due) => {
    const id = await write('2026-11-20T09:00:00Z');
    await desk.store.db.updateTable('contact_message').set({ message: text }).where('id', '=', id).execute();
    const { messages, counts } = await list();
    expect(messages).toMatchObject([{ id, kind: 'message', suggested, dueOn: due }]);
    if (suggested === null) return;
    expect([counts.open, counts[suggested]]).toEqual([1, 1]);
    expect((await list(`?filter=${suggested}`)).messages).toHaveLength(1);
    const { version } = (await thread(id)).message;
    const plain = (await mark(id, version, 'message')).json().message;
    expect(plain).toMatchObject({ kind: 'message', suggested: null, dueOn: null });
    expect((await list()).counts[suggested]).toBe(0);
    const confirmed = (await mark(id, plain.version, suggested)).json().message;
    expect(confirmed).toMatchObject({ kind: suggested, suggested: null, dueOn: due });
  },
);

test('a complaint without a topic gets a reminder by its text, unless it was marked as a plain message [DK-18] [owner row 10]', async () => {
  const { db } = desk.store;
  await sql`delete from job`.execute(db);
  const { app } = await startTestShop({}, { store: desk.store });
  const contactData = {
    firstName: 'Anna',
    lastName: 'Szulc',
    email: 'anna@example.pl',
    message: 'Składam reklamację: nie dostałam odpowiedzi na drugie pytanie.',
  };
  const payload = contactBody(contactData);
  expect((await app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode).toBe(204);
  const { id, version, receivedAt } = (await list()).messages[0] ?? expect.fail('no message');
  const jobs = await sql`select payload, run_at from job where kind like '%letter-due'`.execute(db);
  expect(jobs.rows).toEqual([
    {
      payload: { messageId: id, kind: 'complaint', waitsSince: null },
      run_at: new Date(Date.parse(receivedAt) + 11 * 86_400_000),
    },
  ]);
  const due = async () => {
    await sql`update job set run_at = ${desk.clock.now()}, done_at = null, sent_mail_ids = '{}'
      where kind like '%letter-due'`.execute(db);
    const texts: string[] = [];
    await runnerOf(({ text }) => texts.push(text)).runDue();
    return texts;
  };
  expect(await due()).toEqual([expect.stringMatching(/Klientka nie wybrała tematu/)]);
  await mark(id, version, 'message');
  expect(await due()).toEqual([]);
  await app.close();
});

test('a complaint received before texts were analysed gets one reminder before its deadline, however soon finished jobs are deleted [DK-18]', async () => {
  const { db } = desk.store;
  await sql`delete from job`.execute(db);
  await sql`insert into contact_message (first_name, last_name, email, message, received_at)
    values ('Anna', 'Szulc', 'anna@example.pl', 'Składam reklamację.', now() - interval '11 days 12 hours'),
      ('Iza', 'Kot', 'iza@example.pl', 'Składam reklamację.', now() - interval '12 days 1 hour'),
      ('Ewa', 'Lis', 'ewa@example.pl', 'Składam reklamację.', now() - interval '30 days')`.execute(db);
  const due = async () =>
    Number(
      (
        await sql<{
          count: string;
        }>`select count(*) as count from job where kind = 'mail.letter-due'`.execute(db)
      ).rows[0]?.count,
    );
  await remindOfSuggested(db);
  await remindOfSuggested(db);
  expect(await due()).toBe(1);
});
