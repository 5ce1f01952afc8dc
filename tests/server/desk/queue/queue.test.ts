import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { ANSWER_JOBS } from '#server/answers/answer-job-kinds.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { queuePage } from '#server/desk/queue/queue-handler.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { mustAskRefund } from '#server/refunds/ask-refund.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { approveByHand, draftOrder, paidOrder } from '../../answers/paid-order.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

const HOUR = 3_600_000;
let desk: TestDesk;
let owner: Signed;
let specialist: Signed;
let own: number;
let foreign: number;

beforeAll(async () => {
  desk = await TestDesk.start();
  const { db } = desk.store;
  owner = await desk.sign('owner');
  const offers = await db
    .selectFrom('fairy_product')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['fairy_product.id', 'fairy_id'])
    .where('product_type', '=', 'TAROT')
    .execute();
  const [mine] = offers;
  const other = offers.find(({ fairy_id: fairy }) => fairy !== mine?.fairy_id);
  specialist = await desk.sign('specialist', mine?.fairy_id ?? null);
  own = (await paidOrder(db, orderOf('Tarot', { fairyProductId: mine?.id ?? '' }))).orderId;
  foreign = (await paidOrder(db, orderOf('Tarot', { fairyProductId: other?.id ?? '' }))).orderId;
  await draftOrder(db);
});
afterAll(() => desk.close());

const queue = async (as: Signed, query = '') => {
  const response = await desk.call('GET', `/queue${query}`, { as });
  return { status: response.statusCode, ...response.json() };
};
const idsOf = ({ rows }: { rows: { orderId: number }[] }) => rows.map(({ orderId }) => orderId);
const paidHoursAgo = (orderId: number, hours: number) =>
  desk.store.db
    .updateTable('shop_order')
    .set({ paid_at: new Date(desk.clock.now().getTime() - hours * HOUR) })
    .where('id', '=', orderId)
    .execute();

test('holds what is paid and not sent, the earliest promise first, with what is late and soon [DK-3]', async () => {
  await paidHoursAgo(foreign, 13);
  await paidHoursAgo(own, 10);
  const all = await queue(owner);
  expect(idsOf(all)).toEqual([foreign, own]);
  expect(all.counts).toMatchObject({ all: 2, open: 2, late: 1, soon: 1, waiting: 2, approved: 0 });
  expect(idsOf(await queue(owner, '?state=late'))).toEqual([foreign]);
  expect(idsOf(await queue(owner, '?state=soon'))).toEqual([own]);
  expect(idsOf(await queue(owner, `?fairyId=${all.rows[1].fairy.id}`))).toEqual([own]);
  expect(idsOf(await queue(owner, `?after=${all.rows[0].promisedUntil}_${foreign}`))).toEqual([own]);
  expect((await queue(owner, '?after=nonsense')).status).toBe(400);
  expect(all.fairies).toHaveLength(2);
  expect(all.rows[0].fairy.imageSrc, 'her portrait beside the row').toMatch(/^\//);
});

test('a specialist without an account is pointed out beside her orders, in the queue and at the order [owner row 7]', async () => {
  const { rows } = await queue(owner);
  const accessOf = (id: number) =>
    rows.find(({ orderId }: { orderId: number }) => orderId === id)?.fairy.hasAccess;
  expect([accessOf(foreign), accessOf(own)]).toEqual([false, undefined]);
  const order = async (id: number) => (await desk.call('GET', `/orders/${id}`, { as: owner })).json();
  expect([(await order(foreign)).fairy.hasAccess, (await order(own)).fairy.hasAccess]).toEqual([
    false,
    undefined,
  ]);
});

test('what is promised in exactly three hours, or at this moment, is soon and not late [DK-3]', async () => {
  await paidHoursAgo(foreign, 12);
  await paidHoursAgo(own, 9);
  expect((await queue(owner)).counts).toMatchObject({ late: 0, soon: 2 });
  const [first] = (await queue(owner)).rows;
  // The page behind a row begins with the next one, also where both are promised for one moment.
  await paidHoursAgo(own, 12);
  const behind = await queue(owner, `?after=${first.promisedUntil}_${Math.min(own, foreign)}`);
  expect(idsOf(behind)).toEqual([Math.max(own, foreign)]);
  await paidHoursAgo(foreign, 13);
  await paidHoursAgo(own, 10);
});

test('a specialist gets her own orders only, whatever the filter; an owner who is no specialist has none of her own', async () => {
  for (const query of ['', '?whose=all', '?whose=mine']) {
    const seen = await queue(specialist, query);
    expect([idsOf(seen), seen.counts.all, seen.fairies.length]).toEqual([[own], 1, 1]);
  }
  expect(idsOf(await queue(owner, '?whose=mine'))).toEqual([]);
});

test('one order, whole for the owner; for the specialist without address, payment, prompt and the key to its page', async () => {
  const whole = (await desk.call('GET', `/orders/${own}`, { as: owner })).json();
  expect(whole).toMatchObject({
    email: 'a…@example.com',
    payment: { status: 'COMPLETED', provider: 'PAYU' },
    resultPage: { paymentStatus: 'COMPLETED' },
    customer: { name: expect.any(String), birthDate: expect.any(String) },
    answer: { state: 'waiting', revision: 0, draft: null },
  });
  const { customer_id: key, ...secrets } = await desk.store.db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['customer_id', 'email', 'base_prompt'])
    .where('shop_order.id', '=', own)
    .executeTakeFirstOrThrow();
  expect(whole.resultPage.url).toContain(key);
  await desk.call('PUT', `/orders/${own}/answer/draft`, {
    as: specialist,
    payload: { seenVersion: 0, text: 'Karty mówią.', responses: [] },
  });
  // What the browser saves by itself is no deed for the history.
  await desk.call('PUT', `/orders/${own}/answer/draft`, {
    as: specialist,
    payload: { seenVersion: 1, text: 'Karty mówią: tak.', responses: [], autosave: true },
  });
  const paths = [
    '/queue',
    `/orders/${own}`,
    `/orders/${own}/charts`,
    `/orders/${own}/answer/versions`,
    `/orders/${own}/answer/preview?version=1`,
    `/orders/${own}/answer/preview/html?version=1`,
  ];
  for (const path of paths) {
    const response = await desk.call('GET', path, { as: specialist });
    expect([path, response.statusCode]).toEqual([path, 200]);
    for (const secret of [
      key,
      secrets.email,
      secrets.base_prompt,
      'PAYU',
      '"amount"',
      '"payment"',
      '"email"',
    ])
      expect(response.payload.includes(secret), `${path}: ${secret}`).toBe(false);
    expect(response.payload, `${path}: what she paid`).not.toMatch(/\d\s*zł/);
  }
  expect((await desk.call('GET', `/orders/${own}/charts`, { as: specialist })).json()).toMatchObject([
    {
      who: 'customer',
      timeUnknown: true,
      chart: { sun: { zodiacTranslation: expect.any(String) } },
      assumed: { houses: 'none', place: expect.any(String) },
    },
  ]);
});

test('the history names who did what, and that the address was shown', async () => {
  const shown = await desk.call('GET', `/orders/${own}/email`, { as: owner });
  expect(shown.json()).toEqual({ email: 'anna@example.com' });
  const { timeline } = (await desk.call('GET', `/orders/${own}`, { as: owner })).json();
  expect(timeline.map(({ what }: { what: string }) => what).toSorted()).toEqual(
    [
      'draft.saved',
      'email.shown',
      'mail.confirmation',
      'mail.notice',
      'order.paid',
      'order.placed',
      'payment.update',
      'terms.accepted',
    ].toSorted(),
  );
  expect(timeline[0]).toMatchObject({
    actor: { kind: 'person', name: owner.name, isMe: true },
    what: 'email.shown',
  });
});

test('the audit only grows, and holds no value of a customer', async () => {
  const { db } = desk.store;
  await expect(db.deleteFrom('audit').execute()).rejects.toThrow('only grows');
  await expect(sql`update audit set action = 'x'`.execute(db)).rejects.toThrow('only grows');
  await expect(sql`truncate audit`.execute(db)).rejects.toThrow('only grows');
  const rows = await sql<{ text: string }>`select audit::text as text from audit`.execute(db);
  const text = rows.rows.map((row) => row.text).join('\n');
  expect(text).toContain('email.shown');
  expect(text).not.toContain('anna@example.com');
  expect(text).not.toContain('Karty mówią');
});

test('an open desk is notified of a new order at once, of a refund made between two polls, and of the end of its session [DK-3]', async () => {
  const url = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  const watcher = await desk.signAgain(owner);
  const abort = new AbortController();
  const response = await fetch(`${url}/desk-api/events`, {
    headers: { cookie: watcher.cookie },
    signal: abort.signal,
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  // A sign of life comes between two changes on a busy machine.
  const next = async (): Promise<string> => {
    const event = (await reader?.read())?.value ?? '';
    return /^event: here\ndata: .*\n\n$/.test(event) ? next() : event;
  };
  const first = await next();
  expect(first).toContain('event: change');
  // Whose stream it is, and a state that differs after a change.
  const told = (event: string): unknown => JSON.parse(/data: (.*)/.exec(event)?.[1] ?? '');
  expect(told(first)).toEqual({ person: watcher.id, state: expect.stringMatching(/^[\da-f]{64}$/) });
  const { orderId } = await paidOrder(desk.store.db);
  let heard = await next();
  expect(heard).toContain('event: change');
  expect(told(heard)).not.toEqual(told(first));
  await desk.store.db.transaction().execute(async (trx) => {
    await mustAskRefund(trx, {
      orderId,
      idempotencyKey: 'quick',
      amount: grosze(100),
      reason: 'x',
      requestedBy: 'x',
    });
    await trx.updateTable('refund').set({ state: 'done' }).where('idempotency_key', '=', 'quick').execute();
  });
  heard = await next();
  expect(heard).toContain('event: change');
  // Mails leave no trace at the order itself: one that is refused, and one that was sent again between two looks.
  await desk.store.db.transaction().execute(async (trx) => {
    await enqueue(trx, ANSWER_JOBS.mailAgain, { orderId }, { onceKey: 'again' });
    await sql`update job set done_at = now() where once_key = 'again'`.execute(trx);
  });
  expect(await next()).toContain('event: change');
  await enqueue(
    desk.store.db,
    ANSWER_JOBS.mail,
    { orderId, scheduledFor: new Date().toISOString() },
    { onceKey: 'a' },
  );
  expect(await next()).toContain('event: change');
  await sql`update job set last_error = 'Refused 550 5.1.1' where once_key = 'a'`.execute(desk.store.db);
  expect(await next()).toContain('event: change');
  await desk.call('POST', '/sign-out', { as: watcher });
  while (!heard.includes('signed-out')) {
    heard = await next();
    expect(heard).not.toBe('');
  }
  abort.abort();
});

test('a specialist is busy for now: her own card alone, seen in the shop, noted in the audit; another press changes nothing', async () => {
  const shop = async () =>
    desk.store.db.selectFrom('fairy').select(['id', 'is_available']).orderBy('id').execute();
  const before = await shop();
  const day = async () => (await desk.call('GET', '/my-day', { as: specialist })).json();
  const { availability } = await day();
  const version = sql<{ version: string }>`select version::text from catalogue_version`;
  const counted = async () => (await version.execute(desk.store.db)).rows[0]?.version;
  const countedBefore = await counted();
  const put = (seen: number) =>
    desk.call('PUT', '/my-day/availability', {
      as: specialist,
      payload: { seen, isAvailable: !availability.isAvailable, absences: [] },
    });
  const saved = (await put(availability.version)).json();
  expect(saved).toEqual({
    ...availability,
    isAvailable: !availability.isAvailable,
    version: availability.version + 1,
  });
  expect((await put(saved.version)).json()).toEqual(saved);
  // What makes every process drop its reads and pages of the catalogue within a second.
  expect(await counted()).not.toBe(countedBefore);
  const after = await shop();
  expect(after.filter((row, at) => row.is_available !== before[at]?.is_available)).toHaveLength(1);
  const noted = await desk.store.db
    .selectFrom('audit')
    .select(['entity', 'actor_id', 'details'])
    .where('action', '=', 'fairy.availability')
    .execute();
  expect(noted).toEqual([
    {
      entity: 'fairy',
      actor_id: specialist.id,
      details: {
        before: { isAvailable: availability.isAvailable, absences: [] },
        after: { isAvailable: saved.isAvailable, absences: [] },
      },
    },
  ]);
});

test('what a specialist has sent today is her own, of today in Warsaw', async () => {
  const sentIds = async () =>
    (await desk.call('GET', '/my-day', { as: specialist }))
      .json()
      .sent.map(({ orderId }: { orderId: number }) => orderId);
  expect(await sentIds()).toEqual([]);
  const answered = (answered_at: Date | null, orderId = own) =>
    desk.store.db.updateTable('shop_order').set({ answered_at }).where('id', '=', orderId).execute();
  await paidHoursAgo(own, 2);
  await answered(desk.clock.now());
  expect(await sentIds()).toEqual([own]);
  // The usual time is reckoned once a minute.
  desk.clock.pass(61_000);
  for (const as of [specialist, owner])
    expect((await queue(as)).figures, 'figures of the day').toEqual({ sentToday: 1, usualMinutes: 120 });
  await answered(desk.clock.now(), foreign);
  const sentToday = async (as: Signed) => (await queue(as)).figures.sentToday;
  expect([await sentToday(owner), await sentToday(specialist)]).toEqual([2, 1]);
  await answered(null, foreign);
  await answered(new Date(desk.clock.now().getTime() - 36 * 60 * 60_000));
  expect(await sentIds()).toEqual([]);
  expect(await sentToday(specialist)).toBe(0);
});

test('a gift that waited for its day was done when it was approved: in her day, the usual time and the kept promises [DK-3] [RD-6]', async () => {
  const { db } = desk.store;
  desk.clock.pass(61_000);
  const now = new Date();
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const { orderId } = await paidOrder(db, { ...orderOf('Tarot'), gift: { email: 'zosia@example.com' } });
  await approveByHand(db, { orderId } as PlacedOrder, 'Jedź.');
  const approved = (at: Date) =>
    sql`update answer_approval set approved_at = ${at}, mailed_at = ${now} where order_id = ${orderId}`.execute(
      db,
    );
  await approved(ago(238));
  await db.updateTable('shop_order').set({ answered_at: null }).where('id', '=', own).execute();
  await db
    .updateTable('shop_order')
    .set({
      fairy_product_id: (
        await db
          .selectFrom('shop_order')
          .select('fairy_product_id')
          .where('id', '=', own)
          .executeTakeFirstOrThrow()
      ).fairy_product_id,
      status: 'SENT',
      response: 'Jedź.',
      paid_at: ago(240),
      gift_from: now,
      scheduled_for: now,
      answered_at: desk.clock.now(),
    })
    .where('id', '=', orderId)
    .execute();
  expect((await queue(specialist)).figures.usualMinutes).toBe(120);
  const { sent } = (await desk.call('GET', '/my-day', { as: specialist })).json();
  expect(sent.find((one: { orderId: number }) => one.orderId === orderId).readyAt).toBe(
    ago(238).toISOString(),
  );
  const kept = async () => (await desk.call('GET', '/state', { as: owner })).json().promise.kept;
  const before = await kept();
  await approved(ago(227));
  expect(await kept()).toBe(before - 1);
  await db.deleteFrom('shop_order').where('id', '=', orderId).execute();
});

test('orders to write come before approved ones that are promised sooner, over every page; a cursor of before still leads on [DK-3]', () => {
  const row = (orderId: number, state: string, promisedUntil: string) =>
    ({ orderId, promisedUntil, answer: { state } }) as DeskSchemas['QueueRow'];
  const rows = [
    row(1, 'approved', '2026-11-01T10:00:00.000Z'),
    row(2, 'approved', '2026-11-02T10:00:00.000Z'),
    row(3, 'waiting', '2026-11-03T10:00:00.000Z'),
    row(4, 'drafted', '2026-11-03T10:00:00.000Z'),
    row(5, 'approved', '2026-11-04T10:00:00.000Z'),
    row(6, 'waiting', '2026-11-05T10:00:00.000Z'),
  ];
  for (const size of [1, 2, 4, 200]) {
    const walked: number[] = [];
    let after: string | undefined;
    do {
      const page = queuePage(rows, after, size);
      walked.push(...page.rows.map(({ orderId }) => orderId));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect([size, walked]).toEqual([size, [3, 4, 6, 1, 2, 5]]);
  }
  expect(queuePage(rows, '2026-11-03T10:00:00.000Z_4', 1).rows).toEqual([rows[5]]);
  expect(() => queuePage(rows, '2026-11-03T10:00:00.000Z_4_x')).toThrow('No such page of the queue');
});

test('the specialist with most orders comes first, and the usual time is that of the orders one sees [DK-3]', async () => {
  const { db } = desk.store;
  desk.clock.pass(10 * 60_000);
  const hoursFor = async (orderId: number, hours: number) => {
    const now = desk.clock.now().getTime();
    await db
      .updateTable('shop_order')
      .set({ paid_at: new Date(now - (hours + 1) * HOUR), answered_at: new Date(now - HOUR) })
      .where('id', '=', orderId)
      .execute();
  };
  await db.updateTable('shop_order').set({ answered_at: null }).execute();
  await hoursFor(own, 1);
  await hoursFor(foreign, 3);
  const { fairyProductId } = await db
    .selectFrom('shop_order')
    .select('fairy_product_id as fairyProductId')
    .where('id', '=', foreign)
    .executeTakeFirstOrThrow();
  await paidOrder(db, orderOf('Tarot', { fairyProductId: fairyProductId ?? '' }));
  await paidOrder(db, orderOf('Tarot', { fairyProductId: fairyProductId ?? '' }));
  const all = await queue(owner);
  const hers = await queue(specialist);
  expect([all.figures.usualMinutes, hers.figures.usualMinutes]).toEqual([120, 60]);
  const counts = all.fairies.map(({ count }: { count: number }) => count);
  expect(new Set(counts).size).toBeGreaterThan(1);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
});

test('an approval that was taken back leaves one row; an approved order is not open any more [DK-3]', async () => {
  const path = `/orders/${own}/answer`;
  await paidHoursAgo(own, 1);
  await desk.store.db.updateTable('shop_order').set({ answered_at: null }).where('id', '=', own).execute();
  const before = (await queue(owner)).counts;
  let { answer } = (await desk.call('GET', `/orders/${own}`, { as: owner })).json();
  const draftVersion = answer.draft.version;
  for (const step of ['approve', 'recall', 'approve']) {
    const payload = { seen: answer.revision, ...(step === 'approve' && { draftVersion }) };
    const reply = await desk.call('POST', `${path}/${step}`, { as: owner, payload });
    expect([step, reply.statusCode]).toEqual([step, 200]);
    answer = reply.json();
  }
  const after = await queue(owner);
  expect(idsOf(after).filter((id) => id === own)).toEqual([own]);
  expect(after.counts).toMatchObject({
    all: before.all,
    open: before.open - 1,
    approved: before.approved + 1,
  });
  // Nobody has to hurry for it any more.
  await paidHoursAgo(own, 13);
  expect((await queue(owner)).counts.late).toBe(before.late);
});
