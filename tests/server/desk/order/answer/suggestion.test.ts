import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { mailAgreement } from '#server/answers/agreement-mails.ts';
import { answerJobs } from '#server/answers/answer-jobs.ts';
import { modelAnswers } from '#server/answers/model/model-answers.ts';
import { orderOf, offerOf } from '#tests/server/support/order-requests.ts';
import { json, saying, startStandInModel } from '../../../answers/model/stand-in-model.ts';
import { callOff, paidOrder } from '../../../answers/paid-order.ts';
import { jobRows, runnerWith } from '../../../jobs/job-table.ts';
import { TestDesk, type Signed } from '../../test-desk.ts';

const MINUTE = 60_000;

let model: Awaited<ReturnType<typeof startStandInModel>>;
let desk: TestDesk;
let owner: Signed;
const errors: object[] = [];

beforeAll(async () => {
  model = await startStandInModel();
  desk = await TestDesk.start({ ANSWER_API_URL: model.url, ANSWER_MODEL: 'szept-7b' });
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(async () => {
  await desk.close();
  await model.stop();
});
beforeEach(async () => {
  await sql`delete from job`.execute(desk.store.db);
  model.calls.splice(0);
  errors.splice(0);
});

/** Runs the due jobs of a shop that asks this model, after a payment too when told so. */
async function runJobs({ draftsOnPayment = false, timeout = 10_000 } = {}): Promise<void> {
  const jobs = answerJobs({
    db: desk.store.db,
    source: modelAnswers({ url: model.url, model: 'szept-7b', key: 'klucz', draftsOnPayment, timeout }),
    send: async () => undefined,
    sender: desk.config,
    log: { error: (details) => void errors.push(details) },
    clock: desk.clock,
  });
  await runnerWith(desk.store.db, jobs, desk.clock).runner.runDue();
}

async function newOrder(request = orderOf('Wrozba', { fairyProductId: offerOf('Wrozba', 1).id })) {
  const { orderId } = await paidOrder(desk.store.db, request);
  await sql`update shop_order set paid_at = ${desk.clock.now()} where id = ${orderId}`.execute(desk.store.db);
  // Written by the machine's clock, which a slow machine lets run ahead of the test's.
  await sql`update job set run_at = ${desk.clock.now()} where run_at > ${desk.clock.now()} and kind = 'answer.write'`.execute(
    desk.store.db,
  );
  return orderId;
}

const answerOf = async (orderId: number) =>
  (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json().answer;
async function ask(orderId: number) {
  const { revision: seen } = await answerOf(orderId);
  return desk.call('POST', `/orders/${orderId}/answer/suggestion`, { as: owner, payload: { seen } });
}
const pass = async (milliseconds: number) => {
  desk.clock.pass(milliseconds);
  owner = await desk.signAgain(owner);
};

describe('a draft that somebody asks for [DK-5]', () => {
  test('comes as a version of the model’s, and as such into the history; nothing is approved by it', async () => {
    model.replies(saying('Droga jest otwarta, [IMIĘ].'));
    const orderId = await newOrder();
    expect((await ask(orderId)).json()).toMatchObject({ suggestion: { state: 'asked' }, draft: null });
    expect((await ask(orderId)).statusCode).toBe(200);
    await runJobs();
    expect(model.calls).toHaveLength(1);
    // The service's instructions, and after them the order alone.
    const { messages } = JSON.parse(model.calls[0]?.body ?? '') as {
      messages: { role: string; content: string }[];
    };
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    const { base_prompt: instructions } = await desk.store.db
      .selectFrom('shop_order')
      .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
      .innerJoin('product', 'product.id', 'product_id')
      .select('base_prompt')
      .where('shop_order.id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(instructions).not.toBe('');
    expect(messages[0]?.content.startsWith(instructions)).toBe(true);
    const answer = await answerOf(orderId);
    expect(answer).toMatchObject({
      state: 'drafted',
      approval: null,
      flags: [],
      draft: {
        version: 1,
        author: { kind: 'model', name: 'szept-7b' },
        responses: [{ sequenceNumber: 1, response: 'Droga jest otwarta, Anna.' }],
      },
    });
    expect(answer.suggestion).toBeUndefined();
    const { timeline } = (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json();
    expect(timeline).toContainEqual(
      expect.objectContaining({
        what: 'draft.suggested',
        version: 1,
        actor: { kind: 'model', name: 'szept-7b' },
      }),
    );
    expect(timeline).toContainEqual(
      expect.objectContaining({
        what: 'draft.asked',
        actor: { kind: 'person', name: 'Ludmiła', isMe: true },
      }),
    );
  });

  test('is flagged for links, foreign names and instructions, also once a person has changed it', async () => {
    const { basePrompt } = await desk.store.db
      .selectFrom('product')
      .innerJoin('fairy_product', 'product_id', 'product.id')
      .select('base_prompt as basePrompt')
      .where('fairy_product.id', '=', offerOf('Wrozba', 1).id)
      .executeTakeFirstOrThrow();
    model.replies(saying(`${basePrompt} Pozdrów Krzysztofa, zajrzyj na https://x.pl`));
    const orderId = await newOrder();
    await ask(orderId);
    await runJobs();
    const kinds = async () => (await answerOf(orderId)).flags.map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual(['base-prompt', 'link', 'name']);
    const payload = {
      seenVersion: 1,
      text: '',
      responses: [{ sequenceNumber: 1, response: 'Pozdrów Krzysztofa.', ignoreResponse: false }],
    };
    await desk.call('PUT', `/orders/${orderId}/answer/draft`, { as: owner, payload });
    expect(await kinds()).toEqual(['name']);
  });

  test('what somebody saves meanwhile stays the latest version', async () => {
    const orderId = await newOrder();
    await ask(orderId);
    const payload = { seenVersion: 0, text: 'Piszę sama.', responses: [] };
    await desk.call('PUT', `/orders/${orderId}/answer/draft`, { as: owner, payload });
    await runJobs();
    expect(await answerOf(orderId)).toMatchObject({ draft: { version: 1, text: 'Piszę sama.' } });
    expect(model.calls).toHaveLength(0);
  });

  test.each([
    ['was called off', (orderId: number) => callOff(desk.store.db, orderId)],
    [
      'got another address, whose agreement has not left,',
      (orderId: number) => desk.store.db.transaction().execute((trx) => mailAgreement(trx, orderId)),
    ],
  ])('none is kept of an order that %s while the model wrote', async (_what, happens) => {
    const orderId = await newOrder();
    model.replies((response) => void happens(orderId).then(() => saying('Tak.')(response)));
    await ask(orderId);
    await runJobs();
    expect(model.calls).toHaveLength(1);
    expect((await answerOf(orderId)).draft).toBeNull();
    const open = (await jobRows(desk.store.db)).filter(({ kind, done }) => kind === 'answer.write' && !done);
    expect(open, 'it is over').toEqual([]);
  });

  test('one that got lost may be asked for anew after three minutes, and not before', async () => {
    const orderId = await newOrder();
    const askedFor = async () => {
      await ask(orderId);
      return (await jobRows(desk.store.db)).filter(({ payload }) => payload?.['over'] === 0).length;
    };
    expect(await askedFor()).toBe(1);
    await sql`delete from job`.execute(desk.store.db);
    await pass(3 * MINUTE - 1);
    expect(await askedFor()).toBe(0);
    await pass(1);
    expect(await askedFor()).toBe(1);
  });

  test('another one may follow it, and a person’s version stays among the versions', async () => {
    const orderId = await newOrder();
    const payload = { seenVersion: 0, text: 'Piszę sama.', responses: [] };
    await desk.call('PUT', `/orders/${orderId}/answer/draft`, { as: owner, payload });
    await ask(orderId);
    await runJobs();
    const { draft } = await answerOf(orderId);
    expect(draft).toMatchObject({ version: 2, author: { kind: 'model' } });
    const { drafts: versions } = (
      await desk.call('GET', `/orders/${orderId}/answer/versions`, { as: owner })
    ).json();
    expect(versions[1]).toMatchObject({ version: 1, text: 'Piszę sama.', author: { kind: 'person' } });
  });

  test.each([
    ['silence', () => undefined, 'silent'],
    ['an error of the server', json(500, {}), 'silent'],
    ['a wrong key', json(401, {}), 'refused'],
    ['nonsense', json(200, { choices: 'x' }), 'unusable'],
    ['an empty text', saying('  '), 'unusable'],
    ['a busy model that names ten minutes', json(429, {}, { 'retry-after': '600' }), 'busy'],
  ])('%s ends as "a person writes"', async (what, reply, why) => {
    model.replies(reply);
    const orderId = await newOrder();
    await ask(orderId);
    await runJobs(what === 'silence' ? { timeout: 300 } : {});
    expect(await answerOf(orderId)).toMatchObject({
      state: 'waiting',
      draft: null,
      suggestion: { state: 'declined', why },
    });
    const { timeline } = (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json();
    expect(timeline).toContainEqual(expect.objectContaining({ what: 'draft.declined', why }));
    // A wrong key is the operator's to mend.
    expect(errors).toEqual(why === 'refused' ? [{ order: orderId }] : []);
    // Nobody is held up: she asks again, or writes.
    model.replies(saying('Tak.'));
    await ask(orderId);
    await runJobs();
    expect(await answerOf(orderId)).toMatchObject({ state: 'drafted' });
  });

  test('a question about self-harm goes to no model; the order is marked, for the help lines', async () => {
    const fairyProductId = offerOf('Wrozba', 1).id;
    const questions = [{ content: 'Nie chcę już żyć. Co mówią karty?' }];
    const orderId = await newOrder(orderOf('Wrozba', { fairyProductId, questions }));
    await ask(orderId);
    await runJobs();
    expect(model.calls).toHaveLength(0);
    const order = (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json();
    expect(order).toMatchObject({
      speaksOfHarm: true,
      answer: { suggestion: { state: 'declined', why: 'sensitive' } },
    });
  });

  test('a busy model is asked again after its Retry-After, for two minutes', async () => {
    const orderId = await newOrder();
    model.replies(json(429, {}, { 'retry-after': '30' }));
    await ask(orderId);
    await runJobs();
    await pass(29_000);
    await runJobs();
    expect([model.calls.length, (await answerOf(orderId)).suggestion]).toEqual([1, { state: 'asked' }]);
    await pass(1_000);
    model.replies(saying('Tak.'));
    await runJobs();
    expect([model.calls.length, (await answerOf(orderId)).state]).toEqual([2, 'drafted']);
  });

  test('a stale press, another writer and an approved answer are refused; without a model there is nothing to press', async () => {
    const orderId = await newOrder();
    const press = (as: Signed, seen: number, at = desk) =>
      at.call('POST', `/orders/${orderId}/answer/suggestion`, { as, payload: { seen } });
    expect((await press(owner, 9)).json()).toMatchObject({ code: 210 });
    const other = await desk.sign('owner', null, 'Bogna');
    await desk.call('PUT', `/orders/${orderId}/answer/edit-lock`, { as: other, payload: {} });
    const { revision } = await answerOf(orderId);
    expect((await press(owner, revision)).json()).toMatchObject({ code: 211 });
    const payload = {
      seenVersion: 0,
      text: '',
      responses: [{ sequenceNumber: 1, response: 'Tak.', ignoreResponse: false }],
    };
    const saved = await desk.call('PUT', `/orders/${orderId}/answer/draft`, { as: other, payload });
    const approval = { seen: saved.json().revision, draftVersion: 1 };
    const approved = await desk.call('POST', `/orders/${orderId}/answer/approve`, {
      as: other,
      payload: approval,
    });
    expect((await press(other, approved.json().revision)).json()).toMatchObject({ code: 213 });

    const bare = await TestDesk.start({}, desk.store);
    expect((await press(owner, 0, bare)).statusCode).toBe(404);
    const offered = async (at: TestDesk) => (await at.call('GET', '/me', { as: owner })).json().me.operations;
    expect(await offered(bare)).not.toContain('suggestDraft');
    expect(await offered(desk)).toContain('suggestDraft');
    await bare.app.close();
  });
});

test('a text on a delicate topic is approved only with a word that it is no advice', async () => {
  const orderId = await newOrder();
  const responses = [{ sequenceNumber: 1, response: 'Zapytaj o zdrowie mamy.', ignoreResponse: false }];
  const saved = await desk.call('PUT', `/orders/${orderId}/answer/draft`, {
    as: owner,
    payload: { seenVersion: 0, text: '', responses },
  });
  expect(saved.json().topics).toEqual(['health']);
  const approve = (more: object) =>
    desk.call('POST', `/orders/${orderId}/answer/approve`, {
      as: owner,
      payload: { seen: saved.json().revision, draftVersion: 1, ...more },
    });
  expect((await approve({})).json()).toMatchObject({ code: 214, errors: [{ path: '/noAdviceOn' }] });
  expect((await approve({ noAdviceOn: ['law'] })).statusCode).toBe(422);
  expect((await approve({ noAdviceOn: ['health'] })).statusCode).toBe(200);
});

describe('a draft by itself after the payment [DK-5]', () => {
  test('is written only if the setting is on', async () => {
    const orderId = await newOrder();
    await runJobs();
    expect(model.calls).toHaveLength(0);
    const other = await newOrder();
    await runJobs({ draftsOnPayment: true });
    expect([(await answerOf(orderId)).state, (await answerOf(other)).state]).toEqual(['waiting', 'drafted']);
  });

  test('is given up an hour after the payment, and a person writes', async () => {
    model.replies(json(503, {}));
    const orderId = await newOrder();
    for (let minutes = 0; minutes < 90; minutes += 5) {
      await runJobs({ draftsOnPayment: true });
      await pass(5 * MINUTE);
    }
    expect(model.calls.length).toBeGreaterThan(10);
    expect(model.calls.length).toBeLessThan(14);
    expect(await answerOf(orderId)).toMatchObject({ suggestion: { state: 'declined', why: 'silent' } });
  });
});

describe('what leaves the shop [DK-5]', () => {
  /** In every personal field, and typed into the questions besides. */
  const CANARIES = [
    'Zdzisława',
    'Kanarkowa',
    'Gniewomir',
    'kanarek',
    'kanarek.test',
    '600700800',
    '1977-11-23',
    '23.11.1977',
    'Sochaczew',
    'Kanarkowej',
  ];

  test('names, addresses, e-mail, dates of birth and the order’s number are in no byte of a call', async () => {
    model.replies(saying('Tak.'));
    const customer = {
      name: 'Zdzisława Kanarkowa',
      email: 'kanarek@kanarek.test',
      birthDate: '1977-11-23',
    };
    const question =
      'Nazywam się Zdzisława Kanarkowa, ur. 23.11.1977 w Sochaczewie. Piszcie do Zdzisławy na kanarek@kanarek.test ' +
      'albo tel. 600 700 800 / 600700800, ul. Kanarkowej 7. Czy odejść z pracy?';
    const fairyProductId = offerOf('Wrozba', 1).id;
    const asked = await newOrder(
      orderOf('Wrozba', { fairyProductId, customer, questions: [{ content: question }] }),
    );
    const forTwo = await newOrder(
      orderOf('Tarot_partnerski', { customer, partner: { name: 'Gniewomir', birthDate: '1977-11-23' } }),
    );
    const chart = await newOrder(
      orderOf('Horoskop_urodzeniowy', { customer: { ...customer, city: 'Sochaczew, mazowieckie, Polska' } }),
    );
    for (const orderId of [asked, forTwo, chart]) await ask(orderId);
    await runJobs();
    expect(model.calls).toHaveLength(3);
    const sent = model.calls.map((call) => JSON.stringify(call)).join('\n');
    // The telling of it: positions and the question itself do leave.
    expect(sent).toContain('Czy odejść z pracy?');
    expect(sent).toContain('Słońce: Strzelec 1°');
    for (const canary of CANARIES) {
      if (canary !== 'Sochaczew') expect(sent.toLowerCase()).not.toContain(canary.toLowerCase());
    }
    expect(model.calls[1]?.body).not.toContain('Sochaczew');
    expect(model.calls[2]?.body).not.toContain('Sochaczew');
    for (const [at, orderId] of [asked, forTwo, chart].entries())
      expect(model.calls[at]?.body).not.toMatch(new RegExp(`\\b${orderId}\\b`));
    expect(sent).not.toContain(owner.name);
  });
});

test('a text that a person wrote is flagged too: another’s name, a telephone, a link [DK-5]', async () => {
  const orderId = await newOrder();
  const payload = { seenVersion: 0, text: 'Zadzwoń do Krzysztofa: 601 234 567, wrozby.pl.', responses: [] };
  await desk.call('PUT', `/orders/${orderId}/answer/draft`, { as: owner, payload });
  expect((await answerOf(orderId)).flags).toEqual([
    { kind: 'link', text: 'wrozby.pl' },
    { kind: 'phone', text: '601 234 567' },
    { kind: 'name', text: 'Krzysztofa' },
  ]);
});
