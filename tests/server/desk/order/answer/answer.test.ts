import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerJobs } from '#server/answers/answer-jobs.ts';
import { manualAnswers } from '#server/answers/answer-port.ts';
import { confirmationJobs } from '#server/orders/confirm-order.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { runnerWith } from '../../../jobs/job-table.ts';
import { paidOrder, statusOf } from '../../../answers/paid-order.ts';
import { badAddress, refusal } from '#tests/server/support/smtp-answers.ts';
import { TestDesk, type Signed } from '../../test-desk.ts';

const HOUR = 3_600_000;
const TEXT = 'Karty mówią: jedź.\n\nI nie wracaj\nprzed wiosną.';
let desk: TestDesk;
let owner: Signed;
let specialist: Signed;
const mails: { id: string; mail: MailContent }[] = [];
let failure: Error | undefined;

beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
  specialist = await desk.sign('specialist', await fairyOf(orderOf('Tarot').fairyProductId), 'Jagna');
});
afterAll(() => desk.close());

async function fairyOf(fairyProductId: string): Promise<string> {
  const { fairy_id: id } = await desk.store.db
    .selectFrom('fairy_product')
    .select('fairy_id')
    .where('id', '=', fairyProductId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Runs the due jobs of a process of its own. */
async function runJobs(beforeSend: () => Promise<void> = async () => undefined): Promise<void> {
  const shared = {
    db: desk.store.db,
    send: async (id: string, mail: MailContent) => {
      await beforeSend();
      if (failure) throw failure;
      mails.push({ id, mail });
    },
    sender: desk.config,
    clock: desk.clock,
  };
  const jobs = [
    ...answerJobs({ ...shared, source: manualAnswers, log: { error: () => undefined } }),
    ...confirmationJobs(shared),
  ];
  await runnerWith(desk.store.db, jobs, desk.clock).runner.runDue();
}

/** Lets time pass, in which sessions end: everybody signs in again. */
async function pass(milliseconds: number): Promise<void> {
  desk.clock.pass(milliseconds);
  owner = await desk.signAgain(owner);
  specialist = await desk.signAgain(specialist);
}

/** An order that is paid at this moment of the test's clock. */
async function newOrder(request?: ReturnType<typeof orderOf>) {
  const order = await paidOrder(desk.store.db, request);
  await desk.store.db
    .updateTable('shop_order')
    .set({ paid_at: desk.clock.now() })
    .where('id', '=', order.orderId)
    .execute();
  return order;
}

// Keys of other orders' links are random, and may have its digits in them.
const mailsOf = (orderId: number) =>
  mails.filter(({ mail }) => new RegExp(`(?<![\\w-])${orderId}(?![\\w-])`).test(mail.text));
const answersOf = (orderId: number) => mailsOf(orderId).filter(({ mail }) => mail.name === 'answer');

/** A mail without the customer's keys to the rating of her answer, to its page and to the next order. */
const withoutKey = (text = '') =>
  text.replaceAll(/(?<=ocena\?klucz=|odpowiedz\/|ponownie\?zamowienie=\d+&(?:amp;)?klucz=)[\w-]*/g, '');
const keysOf = (orderId: number) =>
  desk.store.db
    .selectFrom('shop_order')
    .select(['answer_key', 'rating_key'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

type Method = 'POST' | 'PUT' | 'DELETE' | 'GET';
const ask = async (method: Method, orderId: number, path: string, payload?: object, as = owner) => {
  const response = await desk.call(method, `/orders/${orderId}/answer/${path}`, {
    as,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.payload === '' ? undefined : response.json() };
};
const save = (orderId: number, seenVersion: number, text: string, as = specialist) =>
  ask('PUT', orderId, 'draft', { seenVersion, text, responses: [] }, as);
const inHours = (hours: number) => new Date(desk.clock.now().getTime() + hours * HOUR).toISOString();

/** An order whose answer is approved and goes out in an hour. */
async function approvedOrder() {
  const as = specialist;
  const order = await newOrder();
  const { body: saved } = await save(order.orderId, 0, TEXT, as);
  const approval = { seen: saved.revision, draftVersion: 1, sendAt: inHours(1), readSeconds: 90 };
  const approved = await ask('POST', order.orderId, 'approve', approval, as);
  expect(approved.status).toBe(200);
  return { ...order, revision: approved.body.revision as number };
}

describe('a draft', () => {
  test('keeps every version; the same text again makes none', async () => {
    const { orderId } = await newOrder();
    expect((await save(orderId, 0, 'Pierwsza')).body).toMatchObject({
      state: 'drafted',
      draft: { version: 1 },
    });
    expect((await save(orderId, 1, 'Druga')).body).toMatchObject({ draft: { version: 2, words: 1 } });
    expect((await save(orderId, 2, 'Druga')).body).toMatchObject({ draft: { version: 2 } });
    const { body } = await ask('GET', orderId, 'versions');
    expect(body.drafts).toMatchObject([
      { version: 2, text: 'Druga' },
      { version: 1, text: 'Pierwsza' },
    ]);
  });

  test('of two tabs the later save gets what the first has written, and nothing is overwritten', async () => {
    const { orderId } = await newOrder();
    await save(orderId, 0, 'Wspólna');
    expect((await save(orderId, 1, 'Z pierwszej karty')).status).toBe(200);
    const stale = await save(orderId, 1, 'Z drugiej karty');
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 210, current: { draft: { version: 2, text: 'Z pierwszej karty', author: { isMe: true } } } },
    ]);
    expect((await save(orderId, 2, 'Z drugiej karty')).body.draft.version).toBe(3);
  });

  test('has one writer at a time, until she stops, is silent for two minutes, or hands the pen over', async () => {
    const { orderId } = await newOrder();
    await save(orderId, 0, 'Jagna pisze');
    const held = await save(orderId, 1, 'Ludmiła też', owner);
    expect([held.status, held.body]).toMatchObject([
      409,
      { code: 211, current: { holder: { name: 'Jagna', isMe: false } } },
    ]);
    expect((await ask('PUT', orderId, 'edit-lock', {})).body).toMatchObject({ code: 211 });
    expect((await ask('PUT', orderId, 'edit-lock', { takeOver: true })).body.holder).toMatchObject({
      isMe: true,
    });
    expect((await save(orderId, 1, 'Jagna pisze dalej')).body).toMatchObject({ code: 211 });
    await pass(2 * 60_000);
    expect((await save(orderId, 1, 'Jagna wróciła')).status).toBe(200);
    expect((await ask('DELETE', orderId, 'edit-lock', undefined, specialist)).status).toBe(204);
    expect((await save(orderId, 2, 'Teraz Ludmiła', owner)).status).toBe(200);
  });

  test('takes what people paste: markup, marks of direction, and the sign for half an emoji; halves are refused', async () => {
    const { orderId } = await newOrder();
    expect((await save(orderId, 0, 'Tak \ud83d')).status).toBe(400);
    const text = 'Tak \ufffd <b>i</b>\u202e nie\u0007';
    const saved = await save(orderId, 0, text);
    expect(saved.body.draft.text).toBe(text);
    const preview = await ask('GET', orderId, 'preview?version=1');
    expect(preview.body.text).toContain('Tak \ufffd <b>i</b> nie');
    const page = await desk.call('GET', `/orders/${orderId}/answer/preview/html?version=1`, { as: owner });
    expect(page.payload).toContain('&lt;b&gt;i&lt;/b&gt; nie');
    const huge = await save(orderId, 1, 'a'.repeat(10_000_000));
    expect(huge.status).toBe(413);
  });

  test('is written for no order that is unpaid or has ended', async () => {
    const { orderId } = await approvedOrder();
    await pass(2 * HOUR);
    await runJobs();
    expect((await save(orderId, 1, 'Za późno')).body).toMatchObject({
      code: 213,
      current: { state: 'sent' },
    });
    expect((await ask('PUT', orderId, 'edit-lock', {})).body.code).toBe(213);
  });
});

describe('an approval', () => {
  test('stores who approved which version, and the mail has exactly its text', async () => {
    const { orderId } = await approvedOrder();
    const preview = await ask('GET', orderId, 'preview?version=1');
    await pass(HOUR);
    await runJobs();
    await runJobs();
    expect(mailsOf(orderId)).toHaveLength(1);
    const sent = mailsOf(orderId)[0]?.mail;
    expect(sent?.text).toContain(TEXT);
    // The customer's keys to the rating of her answer and to its page are kept from whoever previews the mail.
    expect([preview.body.subject, preview.body.text]).toEqual([sent?.subject, withoutKey(sent?.text)]);
    expect(withoutKey(sent?.text)).not.toBe(sent?.text);
    const page = await desk.call('GET', `/orders/${orderId}/answer/preview/html?version=1`, { as: owner });
    expect([page.payload, page.headers['content-type']]).toEqual([
      withoutKey(sent?.html),
      'text/html; charset=utf-8',
    ]);
    const approvals = await desk.store.db
      .selectFrom('answer_approval')
      .select(['approver_id', 'approver_name', 'draft_version', 'read_seconds', 'voided_at'])
      .where('order_id', '=', orderId)
      .execute();
    expect(approvals).toEqual([
      {
        approver_id: specialist.id,
        approver_name: 'Jagna',
        draft_version: 1,
        read_seconds: 90,
        voided_at: null,
      },
    ]);
  });

  test.each([
    ['the past', () => inHours(-1), 'Niepoprawna data lub jest w przeszłości'],
    ['a time after the promise', () => inHours(12.1), 'Wybierz porę nie późniejszą niż obiecana'],
  ])('is refused for %s [VA-AD]', async (_what, sendAt, message) => {
    const { orderId } = await newOrder();
    const { body } = await save(orderId, 0, TEXT);
    const refused = await ask(
      'POST',
      orderId,
      'approve',
      { seen: body.revision, draftVersion: 1, sendAt: sendAt() },
      specialist,
    );
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 214, errors: [{ path: '/sendAt', message }] },
    ]);
  });

  test('is refused for too short a text and an unanswered question; an omitted question does not count [VA-AD]', async () => {
    const fairyProductId = offerOf('Wrozba', 2).id;
    const questions = [{ content: 'Czy wyjadę?' }, { content: 'Czy wrócę?' }];
    const { orderId } = await newOrder(orderOf('Wrozba', { fairyProductId, questions }));
    const put = (seenVersion: number, ignoreResponse: boolean) =>
      ask('PUT', orderId, 'draft', {
        seenVersion,
        text: '',
        responses: [
          { sequenceNumber: 1, response: 'Tak, wiosną.', ignoreResponse: false },
          { sequenceNumber: 2, response: '', ignoreResponse },
        ],
      });
    const first = await put(0, false);
    expect(first.body.unanswered).toEqual([2]);
    const refused = await ask('POST', orderId, 'approve', { seen: first.body.revision, draftVersion: 1 });
    expect(refused.body.errors).toEqual([{ path: '/responses', message: 'Bez odpowiedzi: pytanie II' }]);
    const second = await put(1, true);
    const approved = await ask('POST', orderId, 'approve', { seen: second.body.revision, draftVersion: 2 });
    expect(approved.body.state).toBe('approved');
    await runJobs();
    const text = mailsOf(orderId)[0]?.mail.text ?? '';
    expect(text).toContain('1. Czy wyjadę?\n\nTak, wiosną.');
    expect(text).not.toContain('Czy wrócę?');

    const short = await newOrder();
    const { body } = await save(short.orderId, 0, ' a\u202e ', owner);
    const tooShort = await ask('POST', short.orderId, 'approve', { seen: body.revision, draftVersion: 1 });
    expect(tooShort.body.errors).toContainEqual({
      path: '/content',
      message: 'Treść maila powinna mieć przynajmniej 3 znaki',
    });
  });

  test('is void once the text is edited or the approval taken back; the old time brings no mail', async () => {
    const edited = await approvedOrder();
    const after = await save(edited.orderId, 1, `${TEXT}!`);
    expect(after.body).toMatchObject({ state: 'drafted', approval: null });
    const recalled = await approvedOrder();
    const back = await ask('POST', recalled.orderId, 'recall', { seen: recalled.revision });
    expect(back.body).toMatchObject({ state: 'drafted', approval: null });
    await pass(13 * HOUR);
    await runJobs();
    expect([...mailsOf(edited.orderId), ...mailsOf(recalled.orderId)]).toEqual([]);
  });

  test('is of the state that was seen: of two at once one wins', async () => {
    const { orderId } = await newOrder();
    const { body } = await save(orderId, 0, TEXT);
    const payload = { seen: body.revision, draftVersion: 1 };
    const both = await Promise.all([
      ask('POST', orderId, 'approve', payload, specialist),
      ask('POST', orderId, 'approve', payload, specialist),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('can be moved to another time, and sent at once', async () => {
    const { orderId, revision } = await approvedOrder();
    const later = await ask('POST', orderId, 'retime', { seen: revision, sendAt: inHours(3) });
    expect(later.body.state).toBe('approved');
    await pass(2 * HOUR);
    await runJobs();
    expect(mailsOf(orderId)).toEqual([]);
    expect((await ask('POST', orderId, 'retime', { seen: revision })).body).toMatchObject({ code: 210 });
    await ask('POST', orderId, 'retime', { seen: later.body.revision });
    await runJobs();
    await pass(2 * HOUR);
    await runJobs();
    expect(mailsOf(orderId)).toHaveLength(1);
  });
});

describe('a mail on its way', () => {
  test('cannot be called back, edited or moved', async () => {
    const { orderId, revision } = await approvedOrder();
    await pass(HOUR);
    const during: unknown[] = [];
    await runJobs(async () => {
      during.push((await save(orderId, 1, 'Jeszcze zmienię')).body.code);
      during.push((await ask('POST', orderId, 'recall', { seen: revision })).body.code);
      during.push((await ask('POST', orderId, 'retime', { seen: revision })).body.code);
    });
    expect(during).toEqual([212, 212, 212]);
    expect(mailsOf(orderId)).toHaveLength(1);
  });

  test('a permanent refusal is reported at once and releases the answer: the address is corrected and it is sent', async () => {
    const order = await approvedOrder();
    await pass(HOUR);
    const afterRefusal = async (error: Error) => {
      failure = error;
      await runJobs();
      failure = undefined;
      return (await ask('PUT', order.orderId, 'edit-lock', { takeOver: true })).body;
    };
    expect((await afterRefusal(refusal(451))).approval.mail).toBe('retrying');
    await pass(10_000);
    expect((await afterRefusal(refusal(550))).approval.mail, 'says nothing about the address').toBe(
      'retrying',
    );
    await pass(20_000);
    const after = await afterRefusal(badAddress());
    expect(after.approval.mail, 'no such user: told at once').toBe('failed');
    const seen = after.revision;
    const again = await ask('POST', order.orderId, 'send-again', { seen, email: 'Nowa@Example.com' });
    expect(again.status).toBe(200);
    await runJobs();
    await pass(HOUR);
    await runJobs();
    expect(
      mailsOf(order.orderId).map(({ mail }) => [mail.to, mail.subject]),
      'the agreement before the answer',
    ).toEqual([
      ['nowa@example.com', `Zamówienie nr ${order.orderId} potwierdzone`],
      ['nowa@example.com', expect.stringContaining(' odpowiada: ')],
    ]);
    expect(await statusOf(desk.store.db, order)).toBe('SENT');
  });

  test('is mailed again after it was sent, to a corrected address; the desk shows the result', async () => {
    const { orderId, revision } = await approvedOrder();
    await pass(HOUR);
    await runJobs();
    const again = (seen: number, email: string) => ask('POST', orderId, 'send-again', { seen, email });
    const read = async () => (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json().answer;
    expect((await read()).approval.mail).toBe('accepted');
    const first = await again(revision, 'literowka@example.com');
    expect([first.status, first.body]).toMatchObject([200, { state: 'sent', approval: { mail: 'waiting' } }]);
    expect((await again(revision, 'druga@example.com')).status, 'the same press twice').toBe(409);
    failure = badAddress();
    await runJobs();
    failure = undefined;
    expect(await read()).toMatchObject({ state: 'sent', approval: { mail: 'failed' } });
    const keys = await keysOf(orderId);
    expect((await again(first.body.revision, 'dobra@example.com')).body.approval.mail).toBe('waiting');
    await runJobs();
    // The attempts of before end with it.
    await pass(2 * HOUR);
    await runJobs();
    const renewed = await keysOf(orderId);
    expect([renewed.answer_key, renewed.rating_key].some((key) => Object.values(keys).includes(key))).toBe(
      false,
    );
    expect((await read()).approval.mail).toBe('accepted');
    const sentTo = answersOf(orderId).map(({ mail }) => mail.to);
    expect(sentTo.slice(1)).toEqual(['dobra@example.com']);
    const [earlier, later] = answersOf(orderId).map(({ mail }) => withoutKey(mail.text));
    // Without the link that a mended address ends (0266).
    expect(later).toBe(earlier?.replace(/^Zapytaj jeszcze raz.*\n.*\n\n/m, ''));
    const payload = { seen: (await read()).revision, email: 'trzecia@example.com' };
    await desk.call('POST', `/orders/${orderId}/agreement/send-again`, { as: owner, payload });
    const last = Object.values(await keysOf(orderId));
    expect(last.filter((key) => Object.values(renewed).includes(key))).toEqual([]);
  });

  test('whose fate is not known keeps the answer as it is, and goes again under the same id', async () => {
    const { orderId, revision } = await approvedOrder();
    await pass(HOUR);
    failure = Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' });
    await runJobs();
    expect((await ask('POST', orderId, 'recall', { seen: revision })).body).toMatchObject({
      code: 212,
      current: { approval: { mail: 'uncertain' } },
    });
    failure = undefined;
    await pass(HOUR);
    await runJobs();
    expect(mailsOf(orderId)).toHaveLength(1);
  });
});

test.each([
  ['approve', { draftVersion: 1 }],
  ['recall', {}],
  ['retime', {}],
  ['hand-over', {}],
  ['send-back', { note: 'Cieplej.' }],
  ['send-again', {}],
])('an old tab’s %s changes nothing and is told what is there now', async (path, more) => {
  const { orderId, revision } = await approvedOrder();
  const stale = await ask('POST', orderId, path, { seen: revision - 1, ...more });
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { code: 210, current: { revision, state: 'approved' } },
  ]);
  expect((await ask('PUT', orderId, 'edit-lock', { takeOver: true })).body.revision).toBe(revision);
});

test('handed over and sent back with a note, the queue and the answer say so', async () => {
  const { orderId } = await newOrder();
  const { body } = await save(orderId, 0, TEXT);
  const given = await ask('POST', orderId, 'hand-over', { seen: body.revision }, specialist);
  expect(given.body).toMatchObject({ state: 'in-review', holder: null });
  const note = 'Cieplej proszę.';
  const back = await ask('POST', orderId, 'send-back', { seen: given.body.revision, note });
  expect(back.body).toMatchObject({ state: 'sent-back', review: { by: 'Ludmiła', note } });
  expect((await save(orderId, 1, `${TEXT} Ciepło.`)).body.state).toBe('drafted');
});

test('of autosaves the latest fifty are shown, and whatever somebody saved herself; all stay stored [DK-4]', async () => {
  const { db } = desk.store;
  const { orderId } = await paidOrder(db);
  await sql`insert into answer (order_id) values (${orderId}) on conflict do nothing`.execute(db);
  await sql`
    insert into answer_draft (order_id, version, author_kind, author_name, autosave, text, responses, words, created_at)
    select ${orderId}, n, 'person', 'Jagna', n <> 3, 'Tekst ' || n, '[]', 2, now() from generate_series(1, 400) as n
  `.execute(db);
  const { drafts: shown }: { drafts: { version: number }[] } = (
    await desk.call('GET', `/orders/${orderId}/answer/versions`, { as: owner })
  ).json();
  expect(shown.map(({ version }) => version)).toEqual([...Array.from({ length: 50 }, (_, n) => 400 - n), 3]);
});
