import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContactKind, ContactTopic } from '#domain/typed/contact-kind.ts';
import { loadConfig } from '#server/config.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { messageJobs } from '#server/messages/message-jobs.ts';
import { smtpMailer, type MailContent } from '#server/mail/mailer.ts';
import { deleteOutdated } from '#tests/server/support/delete-steps.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { contactBody } from '#tests/server/support/robot-token.ts';
import { startTestShop } from '#tests/server/support/test-app.ts';
import { SmtpStandIn } from '#tools/faults/support/smtp-stand-in.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { runnerWith } from '../../jobs/job-table.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

type Thread = DeskSchemas['MessageThread'];

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

const write = async (receivedAt = '2026-11-20T09:00:00Z', email = 'Anna@Example.pl') => {
  const { id } = await desk.store.db
    .insertInto('contact_message')
    .values({
      first_name: 'Anna',
      last_name: 'Szulc',
      email,
      message: 'Odpowiedź dotyczy jednego z trzech pytań.\n<b>Proszę o resztę.</b>',
      received_at: new Date(receivedAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  desk.call(method, path, { as: owner, ...(payload && { payload }) });
const thread = async (id: string): Promise<Thread> => (await call('GET', `/messages/${id}`)).json();
const list = async (query = ''): Promise<DeskSchemas['Messages']> =>
  (await call('GET', `/messages${query}`)).json();
const mark = (id: string, seen: number, kind: ContactKind, isDone = false) =>
  call('PUT', `/messages/${id}`, { seen, kind, isDone });
const reply = (messageId: string, seen: number, text: string, id: string = randomUUID()) =>
  call('POST', `/messages/${messageId}/replies`, { id, seen, text });

test.each([
  // A minute before and after midnight in Warsaw, in winter and over the change of clocks.
  ['complaint', '2026-11-20T22:59:00Z', '2026-12-04'],
  ['complaint', '2026-11-20T23:01:00Z', '2026-12-05'],
  ['complaint', '2026-10-20T21:59:00Z', '2026-11-03'],
  ['withdrawal', '2026-11-20T22:59:00Z', '2026-12-04'],
  ['invoice', '2026-11-20T22:59:00Z', '2026-12-05'],
  ['accessibility', '2026-11-20T22:59:00Z', '2026-12-20'],
  ['personal-data', '2027-01-31T10:00:00Z', '2027-02-28'],
  ['message', '2026-11-20T22:59:00Z', null],
] as const)(
  'a message of kind %s of %s is owed an answer until %s: the day it came does not count [DK-18]',
  async (kind, at, due) => {
    const id = await write(at);
    expect((await mark(id, 1, kind)).json().message).toMatchObject({ kind, dueOn: due });
  },
);

test('a topic chosen by the customer is the message’s kind: counted, filtered, and with a reminder before its deadline [CO-5] [DK-18]', async () => {
  const { db } = desk.store;
  await sql`delete from job`.execute(db);
  const { app } = await startTestShop({}, { store: desk.store });
  const contactData = {
    firstName: 'Ewa',
    lastName: 'Lis',
    email: 'ewa@example.pl',
    message: 'Lupa nie działa.',
  };
  const { recaptchaToken } = contactBody(contactData);
  const post = async (topic?: ContactTopic) => {
    const payload = { recaptchaToken, contactData: { ...contactData, ...(topic && { topic }) } };
    expect((await app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode).toBe(204);
  };
  await post();
  await post('accessibility');
  await post('accessibility');
  const { messages, counts } = await list();
  expect(messages.map(({ kind }) => kind)).toEqual(['accessibility', 'message']);
  expect(counts).toEqual({
    open: 2,
    complaint: 0,
    withdrawal: 0,
    invoice: 0,
    accessibility: 1,
    'personal-data': 0,
  });
  expect((await list('?filter=accessibility')).messages.map(({ kind }) => kind)).toEqual(['accessibility']);
  expect((await list('?filter=complaint')).messages).toEqual([]);
  const jobs = await sql`select payload, run_at from job where kind like '%letter-due'`.execute(db);
  const [first] = messages;
  expect(jobs.rows).toEqual([
    {
      payload: { messageId: first?.id, kind: 'accessibility', waitsSince: null },
      run_at: new Date(Date.parse(first?.receivedAt ?? '') + 27 * 86_400_000),
    },
  ]);
  await app.close();
});

test('what waits comes with complaints first; done comes back; counts are of what waits [DK-18]', async () => {
  const [first, second, third] = [
    await write('2026-11-01T09:00:00Z'),
    await write('2026-11-02T09:00:00Z'),
    await write('2026-11-03T09:00:00Z', 'ewa@example.pl'),
  ];
  await mark(second, 1, 'complaint');
  await mark(third, 1, 'message', true);
  const open = await list();
  expect([open.messages.map(({ id }) => id), open.counts]).toEqual([
    [second, first],
    { open: 2, complaint: 1, withdrawal: 0, invoice: 0, accessibility: 0, 'personal-data': 0 },
  ]);
  expect((await list('?filter=complaint')).messages.map(({ id }) => id)).toEqual([second]);
  expect((await list('?filter=done')).messages.map(({ id }) => id)).toEqual([third]);
  expect((await thread(first)).others.map(({ id }) => id)).toEqual([second]);
});

test('a reply goes once, quotes the message, and what another wrote meanwhile is shown before [DK-6] [DK-18]', async () => {
  const id = await write();
  const replyId = randomUUID();
  const pressed = await Promise.all([
    reply(id, 1, 'Dziękujemy, resztę wyślemy dziś.', replyId),
    reply(id, 1, 'Dziękujemy, resztę wyślemy dziś.', replyId),
  ]);
  expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const late = await reply(id, 1, 'A ja odpisuję co innego.');
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { code: 210, current: { replies: [{ text: 'Dziękujemy, resztę wyślemy dziś.', author: 'Ludmiła' }] } },
  ]);
  for (const short of ['  ', 'ab'])
    expect((await reply(id, 2, short)).json(), 'SPEC: at least three characters').toMatchObject({
      code: 221,
      errors: [{ message: 'Treść maila powinna mieć przynajmniej 3 znaki' }],
    });

  const smtp = await SmtpStandIn.start();
  const { db } = desk.store;
  const jobs = messageJobs({
    db,
    send: smtpMailer(smtp.url, 'sklep@shop.example'),
    sender: desk.config,
    deskUrl: desk.config.deskUrl,
    outOfCourt: 'refuses',
    replyAddress: 'listy@sklep.example',
  });
  const { runner } = runnerWith(db, jobs, desk.clock);
  desk.clock.pass(60_000);
  await runner.runDue();
  expect(smtp.received.map(({ to }) => to)).toEqual([['Anna@example.pl']]);
  const mail = await PostalMime.parse(smtp.received[0]?.message ?? '');
  const { reply_key: key } = await db
    .selectFrom('contact_message')
    .select('reply_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([`listy+${key}@sklep.example`]);
  expect(mail.text).toContain('Dziękujemy, resztę wyślemy dziś.');
  expect(mail.text).toContain('> Odpowiedź dotyczy jednego z trzech pytań.');
  expect(mail.html).toContain('&lt;b&gt;Proszę o resztę.&lt;/b&gt;');
  expect(mail.text, 'it is no complaint').not.toContain('pozasądow');
  expect(await thread(id)).toMatchObject({ message: { isAnswered: true }, replies: [{ state: 'accepted' }] });

  const second = await write();
  await reply(second, 1, 'Na adres, którego nie ma.');
  smtp.say = () => '550 5.1.1 no such user';
  desk.clock.pass(60_000);
  await runner.runDue();
  smtp.say = () => undefined;

  // Of two old complaints the owner is told of the one that still waits, once.
  const [forgotten, answered] = [await write('2026-01-01T09:00:00Z'), await write('2026-01-01T09:00:00Z')];
  await mark(forgotten, 1, 'complaint');
  await mark(answered, 1, 'complaint');
  await mark(answered, 2, 'complaint', true);
  const before = smtp.received.length;
  await runner.runDue();
  await runner.runDue();
  const told = await Promise.all(smtp.received.slice(before).map(({ message }) => PostalMime.parse(message)));
  expect(told.map(({ to, text }) => [to?.[0]?.address, text?.includes(`/listy/${forgotten}`)])).toEqual([
    [`${owner.id}@example.com`, true],
  ]);
  await smtp.goAway();
  expect(await thread(second)).toMatchObject({
    message: { isRefused: true, doneAt: null },
    replies: [{ state: 'refused' }],
  });
});

test('an open complaint outlives the retention of messages; a person’s messages are exported and erased with their replies [DK-18] [LW-8]', async () => {
  const { db } = desk.store;
  const outbox = { clear: async () => undefined, of: async () => [], remove: async () => 0 } as never;
  const { retention } = loadConfig({});
  const [complaint, message] = [await write('2024-01-01T09:00:00Z'), await write('2024-01-01T09:00:00Z')];
  await mark(complaint, 1, 'complaint');
  await reply(message, 1, 'Odpowiedź, która ma zniknąć.');
  const held = await exportPerson({ db, outbox }, 'anna@example.pl');
  expect(JSON.stringify(held)).toContain('Odpowiedź, która ma zniknąć.');
  await deleteOutdated({ db, outbox, retention }, new Date());
  const left = await db.selectFrom('contact_message').select('id').execute();
  expect(left).toEqual([{ id: complaint }]);
  await reply(complaint, 2, 'Uznajemy reklamację.');
  await erasePerson({ db, outbox }, 'anna@example.pl', {
    openOrders: [],
    actor: { kind: 'terminal', name: 'terminal' },
  });
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from letter_reply`.execute(db);
  expect(rows).toEqual([{ count: 0 }]);
});

/** The jobs of mails, against a mail server that takes everything; resolves with what it took. */
async function mailed(): Promise<MailContent[]> {
  const sent: MailContent[] = [];
  const jobs = messageJobs({
    db: desk.store.db,
    send: async (_, mail) => void sent.push(mail),
    sender: desk.config,
    deskUrl: desk.config.deskUrl,
    clock: desk.clock,
  });
  await runnerWith(desk.store.db, jobs, desk.clock).runner.runDue();
  return sent;
}
const later = (minutes: number) => new Date(desk.clock.now().getTime() + minutes * 60_000).toISOString();

test('a reply waits for its time and can be taken back until a minute before [DK-18]', async () => {
  const id = await write();
  const send = (sendAt: string, replyId: string, seen: number) =>
    call('POST', `/messages/${id}/replies`, { id: replyId, seen, text: 'Wracamy wieczorem.', sendAt });
  const past = await send(later(-1), randomUUID(), 1);
  expect([past.statusCode, past.json()]).toMatchObject([
    422,
    { errors: [{ path: '/sendAt', message: 'Niepoprawna data lub jest w przeszłości' }] },
  ]);
  const [first, second] = [randomUUID(), randomUUID()];
  const waits = (await send(later(30), first, 1)).json();
  expect(waits).toMatchObject({ replies: [{ id: first, state: 'timed', sendAt: later(30) }] });
  desk.clock.pass(60_000);
  expect(await mailed()).toEqual([]);
  const recalled = await call('DELETE', `/messages/${id}/replies/${first}`);
  expect(recalled.json()).toMatchObject({ message: { doneAt: null }, replies: [] });
  expect((await call('DELETE', `/messages/${id}/replies/${first}`)).statusCode).toBe(404);

  await send(later(30), second, recalled.json().message.version);
  desk.clock.pass(29.5 * 60_000);
  const late = await call('DELETE', `/messages/${id}/replies/${second}`);
  expect([late.statusCode, late.json()]).toMatchObject([409, { current: { replies: [{ id: second }] } }]);
  desk.clock.pass(60_000);
  expect((await mailed()).map(({ to }) => to)).toEqual(['Anna@Example.pl']);
  expect(await thread(id)).toMatchObject({ replies: [{ state: 'accepted' }] });
});

test('an owner writes to a customer who has not written: three letters, at a time, once, gone with the order’s data [DK-18] [LW-13]', async () => {
  const { db } = desk.store;
  const { orderId } = await paidOrder(db);
  const { email } = await db
    .selectFrom('shop_order')
    .select('email')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const path = `/orders/${orderId}/mails`;
  let seen: string | null = null;
  const send = (text: string, sendAt: string | null = null, id: string = randomUUID()) =>
    call('POST', path, { id, seen, text, sendAt });
  expect((await send('ab')).json()).toMatchObject({
    code: 221,
    errors: [{ path: '/text', message: 'Treść maila powinna mieć przynajmniej 3 znaki' }],
  });
  const id = randomUUID();
  await Promise.all([send('Czy data jest dobra?', null, id), send('Czy data jest dobra?', null, id)]);
  // Mails of one moment stand in no order.
  desk.clock.pass(1);
  // Another owner, whose page does not show it yet, is asked once; her text is not sent beside it unread.
  const refused = await send('Odezwę się jutro.', later(120));
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 210, current: [{ id }] }]);
  seen = id;
  const [first, timed] = (await send('Odezwę się jutro.', later(120))).json();
  expect(timed).toMatchObject({ state: 'timed', text: 'Odezwę się jutro.' });
  desk.clock.pass(60_000);
  const sent = (await mailed()).filter(({ name }) => name === 'order-mail');
  expect(sent.map(({ to }) => to)).toEqual([email]);
  expect(sent[0]?.subject).toContain(String(orderId));
  expect(sent[0]?.text).toContain('Czy data jest dobra?');
  expect((await call('DELETE', `/orders/${orderId + 1}/mails/${timed.id}`)).statusCode).toBe(404);
  expect((await call('DELETE', `${path}/${timed.id}`)).json()).toEqual([{ ...first, id, state: 'accepted' }]);
  expect((await call('DELETE', `${path}/${id}`)).statusCode).toBe(409);
  const outbox = { of: async () => [] } as never;
  expect(JSON.stringify(await exportPerson({ db, outbox }, email))).toContain('Czy data jest dobra?');
  await db.transaction().execute((trx) => stripOrders(trx, [orderId]));
  expect((await call('GET', path)).json()).toEqual([]);
  expect((await send('Jeszcze jedno.')).statusCode).toBe(404);
});

test.each([
  ['agrees', 'zgadzamy się na pozasądowe rozwiązanie sporu'],
  ['refuses', 'nie zgadzamy się na udział w pozasądowym rozwiązaniu sporu'],
  [undefined, undefined],
] as const)(
  'act of 23 September 2016 art. 32: OUT_OF_COURT=%s, and a reply to a complaint says: %s [LW-2]',
  async (outOfCourt, words) => {
    const id = await write();
    await mark(id, 1, 'complaint');
    await reply(id, 2, 'Nie uznajemy reklamacji.');
    const { db } = desk.store;
    const sent: MailContent[] = [];
    const jobs = messageJobs({
      db,
      send: async (_, mail) => void sent.push(mail),
      sender: desk.config,
      deskUrl: desk.config.deskUrl,
      outOfCourt,
    });
    desk.clock.pass(60_000);
    await runnerWith(db, jobs, desk.clock).runner.runDue();
    const text = sent.find((mail) => mail.text.includes('Nie uznajemy'))?.text.replaceAll('\u00a0', ' ');
    expect(text?.replaceAll(/\s+/g, ' ').includes(words ?? 'pozasądow')).toBe(words !== undefined);
  },
);

const paste = (messageId: string, seen: number, receivedOn: string, id: string = randomUUID()) =>
  call('POST', `/messages/${messageId}/received`, { id, seen, text: ' Żądam zwrotu. ', receivedOn });

test('a pasted reply of the customer is stored once in the thread, which is open again with a new deadline, and marked as hers [DK-18] [DK-19]', async () => {
  const { db } = desk.store;
  const messageId = await write('2026-10-01T09:00:00Z');
  await mark(messageId, 1, 'complaint');
  await reply(messageId, 2, 'Nie uznajemy.');
  await sql`delete from job`.execute(db);
  const seen = (await thread(messageId)).message.version;
  const id = randomUUID();
  const pasted = await paste(messageId, seen, '2026-11-02', id);
  expect([pasted.statusCode, (await paste(messageId, seen, '2026-11-02', id)).statusCode]).toEqual([
    200, 200,
  ]);
  const { message, replies } = await thread(messageId);
  expect(message).toMatchObject({ doneAt: null, dueOn: '2026-11-16', isAnswered: true });
  expect(replies.map(({ text, author, state }) => [text, author, state])).toEqual([
    ['Nie uznajemy.', 'Ludmiła', 'under-way'],
    ['Żądam zwrotu.', 'Anna', 'received'],
  ]);
  const { rows } = await sql<{ run_at: Date }>`select run_at from job`.execute(db);
  expect(rows.map(({ run_at }) => run_at.toISOString())).toEqual(['2026-11-13T12:00:00.000Z']);
  // Taken for another kind, it still counts from that day.
  await mark(messageId, message.version, 'invoice');
  const reminders = await sql<{ run_at: Date }>`select run_at from job order by run_at desc`.execute(db);
  expect(reminders.rows[0]?.run_at.toISOString()).toBe('2026-11-14T12:00:00.000Z');
  await mark(messageId, message.version + 1, 'complaint');
  const stale = await paste(messageId, seen, '2026-11-02');
  expect([stale.statusCode, stale.json().code, stale.json().current.replies.length]).toEqual([409, 210, 2]);
  for (const [day, words] of [
    ['2999-01-01', 'Podaj dzień, nie późniejszy niż dziś'],
    ['2025-11-02', 'Wtedy nie było jeszcze jej pierwszej wiadomości. Sprawdź, czy rok się zgadza.'],
  ] as const)
    expect((await paste(messageId, message.version + 2, day)).json()).toMatchObject({
      code: 221,
      errors: [{ path: '/receivedOn', message: words }],
    });
  expect((await paste(messageId, message.version + 2, '2026-13-45')).statusCode).toBe(400);
  expect(
    (
      await call('POST', `/messages/${messageId}/received`, {
        id: randomUUID(),
        seen: message.version + 2,
        text: '  ',
        receivedOn: '2026-11-02',
      })
    ).statusCode,
  ).toBe(422);
  const outbox = { of: async () => [], remove: async () => {} };
  expect(JSON.stringify(await exportPerson({ db, outbox }, 'anna@example.pl'))).toContain('Żądam zwrotu.');
  await erasePerson({ db, outbox }, 'anna@example.pl', {
    openOrders: 'all',
    actor: { kind: 'terminal', name: 'test' },
  });
  expect((await sql`select from letter_reply where letter_id = ${messageId}`.execute(db)).rows).toEqual([]);
});

test('many are done at once, or none when one was changed meanwhile [DK-6] [DK-18]', async () => {
  const [one, other] = [await write(), await write()];
  const finish = (messages: object[]) => call('POST', '/messages/done', { messages });
  await mark(other, 1, 'complaint');
  const refused = await finish([
    { id: one, seen: 1 },
    { id: other, seen: 1 },
  ]);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 210]);
  expect(refused.json().current.counts.open).toBe(2);
  expect((await list()).messages).toHaveLength(2);
  const done = await finish([
    { id: other, seen: 2 },
    { id: one, seen: 1 },
  ]);
  expect([done.statusCode, done.json().counts.open, done.json().messages]).toEqual([200, 0, []]);
  expect((await finish([{ id: randomUUID(), seen: 1 }])).statusCode).toBe(404);
});

test('words, names and addresses are found without regard to marks, in replies too, the latest first [DK-18]', async () => {
  const { db } = desk.store;
  const first = await write('2026-10-01T09:00:00Z', 'zofia@example.pl');
  const last = await write('2026-10-02T09:00:00Z', 'ewa@example.pl');
  await reply(first, 1, 'Przykro nam, że spóźniliśmy się.');
  const search = async (text: string) =>
    ((await call('POST', '/messages/search', { text })).json() as DeskSchemas['FoundMessages']).messages.map(
      ({ id }) => id,
    );
  expect(await search('odpowiedz PYTAN')).toEqual([last, first]);
  expect(await search('spoznil')).toEqual([first]);
  expect(await search('szulc')).toEqual([last, first]);
  expect(await search('zofia@exa')).toEqual([first]);
  expect(await search('ewa_example')).toEqual([]);
  for (const nothing of ['nigdzie', '   ', "!&|:*'", '%', "it's a \\"])
    expect(await search(nothing)).toEqual([]);
  await sql`set enable_seqscan = off`.execute(db);
  const { rows } = await sql<Record<string, string>>`explain select id from contact_message
    where to_tsvector('simple', folded(first_name || ' ' || last_name || ' ' || message)) @@ to_tsquery('simple', 'a:*')`.execute(
    db,
  );
  await sql`reset enable_seqscan`.execute(db);
  expect(rows.map((row) => Object.values(row).join('')).join('')).toContain('contact_message_words');
});

test('what waits is counted for the menu and the state page, with what is late and soon [DK-18] [DK-23]', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  const [late, soon] = [await write(day(20)), await write(day(12))];
  await write(day(40));
  await mark(await write(day(30)), 1, 'complaint', true);
  for (const id of [late, soon]) await mark(id, 1, 'withdrawal');
  const waiting = { open: 3, soon: 1, late: 1, nearest: expect.stringMatching(/^\d{4}-/) };
  expect((await call('GET', '/waiting')).json().messages).toEqual(waiting);
  expect((await call('GET', '/state')).json().waiting.messages).toEqual(waiting);
});
