import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markSent } from '#server/answers/answered-order.ts';
import { DeskEvents } from '#server/desk/desk-events.ts';
import { answerOrder } from '#tools/faults/support/answered-orders.ts';
import { inRepository } from '#tools/setup/repository.mjs';
import { paidOrder } from '../answers/paid-order.ts';
import { TestDesk } from './test-desk.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await TestDesk.start();
});
afterAll(() => desk.close());

test('a session holds four streams: the oldest gives way and comes again later; a sign of life says the same state [DK-3]', async () => {
  const events = new DeskEvents(desk.store.db, 5);
  const open = async (session: string) => {
    const stream = await events.listen({ session, person: 'p', isSignedIn: () => Promise.resolve(true) });
    const read = { text: '', hasEnded: false };
    stream.on('data', (chunk: Buffer) => (read.text += chunk.toString()));
    stream.on('end', () => (read.hasEnded = true));
    return read;
  };
  const streams: { text: string; hasEnded: boolean }[] = [];
  for (const session of ['phone', 'phone', 'laptop', 'phone', 'phone', 'phone', 'phone'])
    streams.push(await open(session));
  await expect
    .poll(() => streams.map(({ hasEnded }) => hasEnded))
    .toEqual([true, true, false, false, false, false, false]);
  expect(streams[0]?.text).toMatch(/retry: 30000\n\n$/);
  await expect.poll(() => streams.at(-1)?.text).toContain('event: here');
  const states = [...(streams.at(-1)?.text ?? '').matchAll(/data: (.*)/g)].map(([, data]) => data);
  expect(new Set(states).size).toBe(1);
  // Who is described as signed in is told the same.
  expect(JSON.parse(states[0] ?? '{}')).toEqual({ person: 'p', state: await events.state() });
  await events.stop();
  await expect.poll(() => streams.every(({ hasEnded }) => hasEnded)).toBe(true);
});

test('two people on one sent order are notified of its correction, of the draft for it, and of mails about it [DK-3]', async () => {
  const { db } = desk.store;
  const { orderId } = await paidOrder(db);
  const isTold = async (statement: ReturnType<typeof sql>) => {
    const before = await new DeskEvents(db).state();
    await statement.execute(db);
    const after = await new DeskEvents(db).state();
    return before !== after;
  };
  await answerOrder(db, orderId, 'Karty mówią.');
  await markSent(db, orderId);
  expect(
    await isTold(sql`insert into answer_correction (order_id, reason, person_name, begun_at)
      values (${orderId}, 'r', 'p', now())`),
  ).toBe(true);
  expect(await isTold(sql`update answer set revision = revision + 1 where order_id = ${orderId}`)).toBe(true);
  expect(
    await isTold(sql`update answer_correction set ended_at = now(), ended_as = 'dropped'
      where order_id = ${orderId}`),
  ).toBe(true);
  expect(
    await isTold(sql`insert into order_mail (id, order_id, body, author)
      values (${randomUUID()}, ${orderId}, 'b', 'a')`),
  ).toBe(true);
  expect(await isTold(sql`update order_mail set refused_at = now()`)).toBe(true);
});

test('a person who waits for the edit lock is notified when it expires [DK-6] [DK-3]', async () => {
  const { db } = desk.store;
  const { orderId } = await paidOrder(db);
  await sql`insert into answer (order_id) values (${orderId})`.execute(db);
  const lock = (until: string) =>
    sql`update answer set writer_id = gen_random_uuid(), writer_name = 'Jagna', writer_until = now() + ${until}::interval
      where order_id = ${orderId}`.execute(db);
  const state = () => new DeskEvents(db).state();
  await lock('-1 second');
  const gone = await state();
  await lock('2 minutes');
  expect(await state()).not.toBe(gone);
  await lock('300 milliseconds');
  expect(await state()).not.toBe(gone);
  await expect.poll(state).toBe(gone);
});

/** Tables of which open desks are not told, and why. */
const UNTOLD: Readonly<Record<string, readonly string[]>> = {
  'changes with a table that is told of': [
    'agreement_mail',
    'answer_approval',
    'answer_draft',
    'answer_review',
    'coupon_batch',
    'coupon_use',
    'newsletter_delivery',
    'order_question',
    'payment',
    'payment_news',
    'picture',
    'price_history',
    'withdrawal',
  ],
  'is read anew by its page each minute, or when it is opened': [
    'alarm',
    'audit',
    'connection_check',
    'fairy_share',
    'housekeeping_step',
    'money_movement',
    'payment_fee',
    'phrase',
    'product_prompt',
    'refused_notice',
    'restore_drill',
    'robot_refusal',
    'server_error',
    'subscriber',
    'transition_count',
    'vat_since',
  ],
  'is of one person and her devices': [
    'desk_challenge',
    'desk_passkey',
    'desk_recovery_code',
    'desk_sample_entry',
    'desk_session',
    'desk_wrong_try',
    'push_key',
    'push_subscription',
  ],
  'is shown nowhere at the desk, or never changes': [
    'consent',
    'consent_text',
    'data_link',
    'hash_key',
    'idempotency',
    'owner_digest',
    'owner_digest_entry',
    'sandbox_payment',
    'sandbox_refund',
    'schema_migration',
    'subscriber_token',
    'text_preview',
    'unproven_mail',
    'write_probe',
  ],
};

test('changes of every table are announced to open desks, or the table is listed here with a reason [DK-3]', async () => {
  const { db } = desk.store;
  const { rows } = await sql<{ name: string; counts: boolean }>`
    select relname as name, exists (
      select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = pg_class.oid and proname = 'count_catalogue_change'
    ) as counts
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p') order by relname`.execute(db);
  const digest = readFileSync(inRepository('server/desk/desk-events.ts'), 'utf8');
  const isTold = (name: string) => new RegExp(`\\b(from|join) ${name}\\b`).test(digest);
  const untold = rows.filter(({ name, counts }) => !counts && !isTold(name)).map(({ name }) => name);
  expect(untold).toEqual(Object.values(UNTOLD).flat().toSorted());
});
