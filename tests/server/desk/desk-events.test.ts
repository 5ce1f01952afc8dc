import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markSent } from '#server/answers/answered-order.ts';
import { DeskEvents } from '#server/desk/desk-events.ts';
import { answerOrder } from '#tools/faults/support/answered-orders.ts';
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

test('two people on one sent order are told of its correction, of the draft for it, and of mails about it [DK-3]', async () => {
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
