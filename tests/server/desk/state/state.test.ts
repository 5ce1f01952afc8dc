import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { mailIdOf } from '#server/mail/mail-id.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { notingSend } from '#server/mail/note-sent.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readState } from '#server/desk/state/read-state.ts';
import { paidOrder, sentOrder } from '#tests/server/answers/paid-order.ts';
import { plansOf } from '#tests/server/support/plans.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { LANES } from '#server/jobs/job-kind.ts';
import { claimDueJob, giveUpJob } from '#server/jobs/job-store.ts';
import { createServer } from '#server/http/create-server.ts';
import { providerHandlers } from '#server/routes/provider.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { noticeCounts } from '#server/pay/refused-notices.ts';
import { deleteOldErrors, errorKeeper } from '#server/store/server-errors.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start({ SMTP_URL: 'smtp://user:sekret@127.0.0.1:25', MAIL_FROM: 'a@example.com' });
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const read = async (): Promise<DeskSchemas['ShopState']> => {
  const answer = await desk.call('GET', '/state', { as: owner });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json();
};
const addJob = async (kind: string, payload: object, state: 'failed' | 'tried' | 'leased' | 'done') => {
  const { rows } = await sql<{ id: string }>`
    insert into job (kind, payload, run_at, attempts, last_error, failed_at, leased_until, done_at)
    values (${kind}, ${JSON.stringify(payload)}, now() + interval '1 hour', 3, 'No such mailbox',
      ${state === 'failed' ? new Date() : null}, ${state === 'leased' ? new Date(Date.now() + 60_000) : null},
      ${state === 'done' ? new Date() : null}) returning id`.execute(desk.store.db);
  return rows[0]?.id ?? '';
};
const retry = (id: string) => desk.call('POST', `/state/jobs/${id}/retry`, { as: owner });
const jobOf = async (id: string) =>
  (
    await sql<{ attempts: number; due: boolean; failed: boolean }>`
    select attempts, run_at <= now() as due, failed_at is not null as failed from job where id = ${id}`.execute(
      desk.store.db,
    )
  ).rows[0];

test('shows money, promises and mail, and never a secret’s value [DK-21]', async () => {
  const { orderId } = await paidOrder(desk.store.db);
  await sql`update shop_order set paid_at = now() - interval '13 hours' where id = ${orderId}`.execute(
    desk.store.db,
  );
  const state = await read();
  expect(state).toMatchObject({
    promise: { late: 1, soon: 0 },
    waiting: { messages: { open: 0, soon: 0, late: 0, nearest: null } },
    mail: { isReal: true, failed: 0 },
    model: { isOn: false },
  });
  expect(state.providers.find(({ provider }) => provider === 'PAYU')?.heardAt).toEqual(expect.any(String));
  expect(state.settings).toContainEqual({ name: 'SMTP_URL', isOn: true });
  expect(JSON.stringify(state)).not.toMatch(/sekret|127\.0\.0\.1/);
});

test('a connection’s trial tells why it failed alone; of an older program its reason is unexpected, or it is left out [DK-21]', async () => {
  const { db } = desk.store;
  await sql`insert into connection_check (name, at, outcome, code, detail) values
    ('mail', '2026-11-20T11:00:00Z', 'ok', '', ''), ('payu', '2026-11-20T11:00:00Z', 'failed', 'timeout', ''),
    ('stripe', '2026-11-20T11:00:00Z', 'failed', 'of-old', 'HTTP 418'), ('telex', '2026-11-20T11:00:00Z', 'ok', '', '')`.execute(
    db,
  );
  const at = '2026-11-20T11:00:00.000Z';
  expect((await read()).checks.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: 'mail', at, detail: '' },
    { name: 'payu', at, detail: '', code: 'timeout' },
    { name: 'stripe', at, detail: 'HTTP 418', code: 'unexpected' },
  ]);
  await db.deleteFrom('connection_check').execute();
});

test('answers count in the month in which they were sent, whenever they were paid [DK-21]', async () => {
  const { db } = desk.store;
  const before = (await read()).promise;
  const late = await sentOrder(db);
  await sql`update shop_order set paid_at = now() - interval '40 days' where id = ${late.orderId}`.execute(
    db,
  );
  await sentOrder(db);
  const old = await sentOrder(db);
  await sql`update shop_order set paid_at = now() - interval '40 days', answered_at = now() - interval '39 days'
    where id = ${old.orderId}`.execute(db);
  expect((await read()).promise).toEqual({ ...before, answered: before.answered + 2, kept: before.kept + 1 });
});

test('only a valid notification counts as received, and refused signatures are shown until one is valid [DK-21]', async () => {
  const { paymentId } = await paidOrder(desk.store.db);
  const { db } = desk.store;
  await sql`delete from payment_news`.execute(db);
  await sql`insert into payment_news (payment_id, news_id, status, amount) values (${paymentId}, 'asked:x:COMPLETED', 'COMPLETED', 1)`.execute(
    db,
  );
  const payu = async () => (await read()).providers.find(({ provider }) => provider === 'PAYU');
  expect((await payu())?.heardAt).toBeNull();
  const came = (days: number) =>
    sql`insert into payment_news (payment_id, news_id, status, amount, received_at) values
      (${paymentId}, ${`notice-${days}`}, 'COMPLETED', 1, now() - ${`${days} days`}::interval)`.execute(db);
  await came(8);
  expect((await payu())?.heardAt).toBeNull();
  // A quiet weekend is no silence of the provider.
  await came(6);
  expect((await payu())?.heardAt).toEqual(expect.any(String));
  const counts = noticeCounts(db);
  const never = () => Promise.reject(new Error('Nothing is recorded'));
  const { payuNotify } = providerHandlers(
    fakeGateways(),
    { recordPaymentUpdate: never },
    { recordRefundUpdate: never, recordDispute: never },
    counts,
  );
  const notify = (headers: Record<string, string>) =>
    payuNotify({ body: undefined, query: {}, path: {}, headers, rawBody: Buffer.from('{}'), ip: '' });
  await expect(notify({}), 'without a signature it is anybody’s').rejects.toThrow('takes no notifications');
  expect(await payu()).not.toHaveProperty('refusedNotices');
  await expect(notify({ 'openpayu-signature': 'signature=0' })).rejects.toThrow('takes no notifications');
  await sql`update refused_notice set last_at = now() - interval '1 minute'`.execute(db);
  await counts.refused('PAYU');
  await counts.refused('PAYU');
  expect(await payu()).toMatchObject({ refusedNotices: { count: 2 } });
  await counts.held('PAYU');
  expect(await payu()).not.toHaveProperty('refusedNotices');
});

test('payments that a provider failed to open are shown until one opens [DK-21]', async () => {
  const { db } = desk.store;
  const payu = async () => (await read()).providers.find(({ provider }) => provider === 'PAYU');
  const tried = async (opens: boolean) => {
    const { paymentId } = await paidOrder(db);
    await sql`update payment set created_at = clock_timestamp(),
      provider_payment_id = ${opens ? paymentId : null},
      status = ${opens ? 'PENDING' : 'CANCELED'}, updated_at = now() where id = ${paymentId}`.execute(db);
  };
  await tried(true);
  expect(await payu()).not.toHaveProperty('unopened');
  await tried(false);
  await tried(false);
  expect(await payu()).toMatchObject({ unopened: { count: 2, at: expect.any(String) } });
  await tried(true);
  expect(await payu()).not.toHaveProperty('unopened');
});

test('how the providers are is read from what came today and from their last notice, whatever was sold before [DK-21]', async () => {
  const { db } = desk.store;
  const plans = await plansOf(db, (watched) => readState(watched, { ...desk.config, snapshots: '/nowhere' }));
  for (const index of ['payment_news_received', 'shop_order_paid', 'payment_refused', 'payment_opened'])
    expect(plans).toContain(index);
});

test('a job that failed is run again, once however often it is pressed; one that is done or under way stays [DK-21]', async () => {
  const { orderId } = await paidOrder(desk.store.db);
  const failed = await addJob('mail.answer', { orderId, scheduledFor: '2026-01-01T00:00:00Z' }, 'failed');
  const tried = await addJob('a.kind-of-before', {}, 'tried');
  const others = [
    await addJob('mail.answer', { orderId }, 'leased'),
    await addJob('mail.answer', {}, 'done'),
  ];
  // What was given up comes first, whenever it was due.
  await sql`update job set run_at = now() + interval '1 hour' where id = ${failed}`.execute(desk.store.db);
  expect((await read()).jobs).toMatchObject([
    { id: failed, kind: 'mail.answer', orderId, reason: 'No such mailbox', attempts: 3, isFailed: true },
    { id: tried, isFailed: false },
    { id: others[0], isFailed: false },
  ]);
  expect((await read()).mail.failed).toBe(1);

  const answers = await Promise.all([retry(failed), retry(failed), retry(tried)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 404]);
  expect([await jobOf(failed), await jobOf(tried)]).toEqual([
    { attempts: 0, due: true, failed: false },
    { attempts: 0, due: true, failed: false },
  ]);
  for (const id of others) expect((await retry(id)).statusCode).toBe(404);
  const audited = await desk.store.db
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('action', '=', 'job.retried')
    .execute();
  expect(audited.map(({ details }) => details)).toEqual(
    expect.arrayContaining([{ kind: 'mail.answer' }, { kind: 'a.kind-of-before' }]),
  );
  expect(audited).toHaveLength(2);
});

test('so many jobs are listed, and more are told of only where there are more [DK-21]', async () => {
  const { db } = desk.store;
  await sql`delete from job`.execute(db);
  const fill = (count: number) =>
    sql`insert into job (kind, payload, run_at, attempts, last_error, failed_at)
      select 'mail.answer', '{}', now(), 3, 'x', now() from generate_series(1, ${count}::integer)`.execute(
      db,
    );
  await fill(50);
  expect(await read()).toMatchObject({ jobs: { length: 50 }, moreJobs: false });
  await fill(1);
  expect(await read()).toMatchObject({ jobs: { length: 50 }, moreJobs: true });
  await sql`delete from job`.execute(db);
});

test('what has just been given up is run again at once [DK-21]', async () => {
  const { db } = desk.store;
  const id = await addJob('mail.answer', {}, 'tried');
  const claimed = await claimDueJob(db, ['mail.answer'], new Date(Date.now() + 2 * 60 * 60_000));
  if (claimed?.id !== id) throw new Error('another one was claimed');
  expect((await retry(id)).statusCode, 'it is being worked on').toBe(404);
  await giveUpJob(db, claimed, new Date(), { error: 'Error', isUnclear: false });
  expect((await retry(id)).statusCode).toBe(200);
  await sql`delete from job`.execute(db);
});

test('all that was given up is run again by one press, and noted once; what is done stays [DK-21]', async () => {
  const given = [
    await addJob('mail.answer', {}, 'failed'),
    await addJob('mail.order-confirmed', {}, 'failed'),
  ];
  const done = await addJob('mail.answer', {}, 'done');
  const press = (as: Signed) => desk.call('POST', '/state/jobs/retry-failed', { as });
  const { statusCode, body } = await press(owner);
  expect([statusCode, JSON.parse(body).mail.failed]).toEqual([200, 0]);
  for (const id of given) expect(await jobOf(id)).toEqual({ attempts: 0, due: true, failed: false });
  expect(await jobOf(done)).toMatchObject({ attempts: 3 });
  await press(owner);
  const audited = await desk.store.db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'job.all-retried')
    .execute();
  expect(audited).toEqual([{ details: { count: given.length } }]);
});

test('what is run again has its workers look at once, one job and all [DK-21]', async () => {
  const press = async (path: string) => {
    desk.woken.length = 0;
    const { statusCode } = await desk.call('POST', `/state/jobs/${path}`, { as: owner });
    return { statusCode, woken: [...desk.woken] };
  };
  const all = { statusCode: 200, woken: [...LANES] };
  expect(await press(`${await addJob('mail.answer', {}, 'failed')}/retry`)).toEqual(all);
  await addJob('mail.answer', {}, 'failed');
  expect(await press('retry-failed')).toEqual(all);
});

test('shows how each housekeeping step went, and which has not succeeded for two days [DK-21]', async () => {
  await sql`insert into housekeeping_step (step, first_tried_at, succeeded_at, failed_at, reason) values
    ('jobs', now() - interval '5 days', now(), null, ''),
    ('unpaid', now() - interval '5 days', now() - interval '3 days', now(), '57014')`.execute(desk.store.db);
  expect((await read()).housekeeping).toMatchObject([
    { step: 'jobs', failedAt: null, isOverdue: false },
    { step: 'unpaid', reason: '57014', isOverdue: true },
  ]);
});

test('a 500 response is stored by its number, with its route and none of the request’s data; only so many a minute [DK-21]', async () => {
  const { db } = desk.store;
  const keep = errorKeeper(db);
  const app = await createServer(desk.config, {
    url: 'http://localhost',
    referrerPolicy: 'no-referrer',
    maxConcurrentRequests: 10,
    keepError: keep,
  });
  app.get('/orders/:name', async () => {
    throw new TypeError('x is undefined');
  });
  app.get('/busy', async (_request, reply) => reply.code(503).send({}));
  const { requestId } = (await app.inject('/orders/hanna?email=hanna@example.com')).json();
  await app.inject('/busy');
  await expect
    .poll(async () => (await read()).errors)
    .toMatchObject([
      {
        requestId,
        method: 'GET',
        route: '/orders/:name',
        status: 500,
        type: 'TypeError',
        message: 'x is undefined',
      },
    ]);
  expect(JSON.stringify((await read()).errors)).not.toContain('hanna');
  for (let times = 0; times < 40; times += 1) await app.inject('/orders/x');
  const count = async () => (await db.selectFrom('server_error').select('route').execute()).length;
  await expect.poll(count).toBe(30);
  await app.close();
  await sql`insert into server_error select gen_random_uuid(), now() - interval '1 day', 'GET', 'old', 500, '', ''
    from generate_series(1, 1000)`.execute(db);
  await deleteOldErrors(db);
  const kept = await db.selectFrom('server_error').select('route').where('route', '!=', 'old').execute();
  expect([await count(), kept.length]).toEqual([1_000, 30]);
});

test('a mail that failed once is shown at once with its reason, while it waits for its next attempt [DK-21] [owner row 4]', async () => {
  const { db } = desk.store;
  await sql`delete from job`.execute(db);
  const { rows } = await sql<{ at: Date }>`
    insert into job (kind, payload, run_at, attempts, last_error, created_at)
    values ('mail.answer', '{}', now() + interval '1 second', 1, 'Error ECONNREFUSED', now() - interval '5 seconds'),
      ('mail.answer', '{}', now() - interval '1 second', 0, null, now()),
      ('mail.answer', '{}', now() + interval '1 hour', 0, null, now())
    returning created_at as at`.execute(db);
  const { mail, jobs } = await read();
  expect(mail).toMatchObject({ queued: 1, retried: 1, retriedSince: rows[0]?.at.toISOString() });
  expect(jobs).toMatchObject([{ reason: 'Error ECONNREFUSED', attempts: 1, isFailed: false }]);
});

test('a shop without its texts sells nothing, and a provider that nobody has paid by is new [DK-21] [owner row 15]', async () => {
  const { db } = desk.store;
  const before = await read();
  expect(before.sells).toBe(true);
  expect(before.providers.map(({ provider, isNew }) => [provider, isNew])).toEqual([
    ['PAYU', false],
    ['STRIPE', true],
  ]);
  await sql`update page_content set content = '' where type = 'TERMS_DESCRIPTION'`.execute(db);
  expect((await read()).sells).toBe(false);
});

test('the last mail is one that the mail server took, whatever other jobs have ended [DK-21]', async () => {
  const { db } = desk.store;
  await sql`delete from job`.execute(db);
  const jobId = randomUUID();
  await sql`insert into job (id, kind, payload, run_at, done_at)
    values (${jobId}, 'mail.ebook', '{}', now(), now() - interval '1 hour'), (gen_random_uuid(), 'mail.morning', '{}', now(), now())`.execute(
    db,
  );
  expect((await read()).mail.sentAt).toBeNull();
  const send = notingSend(db, async () => undefined);
  await send(mailIdOf(jobId), {} as MailContent);
  const { rows } = await sql<{ at: Date }>`select done_at as at from job where id = ${jobId}`.execute(db);
  expect((await read()).mail.sentAt).toBe(rows[0]?.at.toISOString());
});
