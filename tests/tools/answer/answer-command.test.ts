import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { statusOf, paidOrder } from '#tests/server/answers/paid-order.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { runAnswerCommand, USAGE } from '#tools/answer/answer-command.ts';
import { waitingList } from '#tools/answer/waiting-list.ts';

let store: Store;
let folder: string;
let file: string;
beforeAll(async () => {
  store = await startTestStore();
  folder = await mkdtemp(join(tmpdir(), 'answer-'));
  file = join(folder, 'odpowiedz.txt');
  await writeFile(file, 'Karty mówią: jedź.\n');
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});
const run = (...args: string[]) => runAnswerCommand(store.db, args);

test('lists what was asked and until when, answers from a file at a time, and the list is empty again', async () => {
  expect((await run()).text).toBe('No order waits for an answer.');
  const order = await paidOrder(store.db, orderOf('Wrozba'));
  const { text } = await run();
  for (const words of [
    String(order.orderId),
    order.productName,
    order.fairyName,
    'Anna, born 1990-05-03',
    '1. Czy wyjadę?',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('anna@example.com');

  const past = await run(String(order.orderId), file, '2026-01-01');
  expect(past).toEqual({ text: 'Niepoprawna data lub jest w przeszłości', isDone: false });
  const taken = await run(String(order.orderId), file, '2099-06-01T10:00:00Z');
  expect(taken.isDone).toBe(true);
  expect(taken.text).toContain('12:00');
  expect(await statusOf(store.db, order)).toBe('SCHEDULED');
  expect((await run()).text).toBe('No order waits for an answer.');
  expect(await run(String(order.orderId), file)).toMatchObject({ isDone: false });
});

test('calls a paid order off, once', async () => {
  const order = await paidOrder(store.db);
  expect(await run('cancel', String(order.orderId))).toMatchObject({ isDone: true });
  expect(await run('cancel', String(order.orderId))).toMatchObject({ isDone: false });
  expect(await statusOf(store.db, order)).toBe('CANCELED');
});

test.each([[['x']], [['1001']], [['cancel']], [['cancel', 'x']], [['1', 'a', 'b', 'c']]])(
  'explains itself for %j',
  async (args) => {
    expect(await run(...args)).toEqual({ text: USAGE, isDone: false });
  },
);

test('says which file it could not read', async () => {
  expect(await run('1001', join(folder, 'none.txt'))).toMatchObject({
    isDone: false,
    text: expect.stringContaining('none.txt'),
  });
});

test('a late order is marked, on the shop’s own clock', () => {
  const order = {
    orderId: 1001,
    productType: 'TAROT' as const,
    productName: 'Tarot',
    fairyName: 'Jagna',
    customer: { name: 'Anna', birthDate: '1990-05-03', birthTime: '07:15', city: 'Kraków' },
    partner: { name: 'Piotr\n9998  Tarot', birthDate: '1988-12-31' },
    questions: [{ sequenceNumber: 1, content: 'Czy wyjadę?\r\n9999  Tarot · Jagna' }],
    promisedUntil: new Date('2026-11-21T12:00:00Z'),
  };
  const text = waitingList([order], new Date('2026-11-21T13:00:00Z'));
  expect(text).toContain('13:00, LATE');
  expect(text).toContain('Anna, born 1990-05-03 07:15, Kraków');
  expect(text).toMatch(/ {2}With Piotr\n +9998 {2}Tarot, born 1988-12-31/);
  expect(text).not.toMatch(/^999/m);
});
