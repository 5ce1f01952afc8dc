import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { statusOf, paidOrder } from '#tests/server/answers/paid-order.ts';
import { applyRefundUpdate } from '#server/refunds/apply-refund-update.ts';
import { refundsOf } from '#server/refunds/refunds-of.ts';
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

test('calls a paid order off, once, and says where its money is', async () => {
  const order = await paidOrder(store.db);
  const calledOff = await run('cancel', String(order.orderId));
  expect(calledOff).toMatchObject({ isDone: true });
  expect(calledOff.text).toContain(`${(order.totalPrice / 100).toFixed(2)} PLN goes back`);
  expect(calledOff.text).toContain(`PAYU PAYU-${order.paymentId}`);
  expect(await run('cancel', String(order.orderId))).toMatchObject({ isDone: false });
  expect(await statusOf(store.db, order)).toBe('CANCELED');
});

test('gives parts back, the same command once, never more than is left, and again after a failure', async () => {
  const order = await paidOrder(store.db);
  const refund = (amount: string, ...reason: string[]) =>
    run('refund', String(order.orderId), amount, ...reason);
  const { text, isDone } = await refund('10,00', 'odpowiedź', 'spóźniona');
  expect(isDone).toBe(true);
  expect(text).toContain('10.00 PLN of order');
  expect(text).toContain(`${(order.totalPrice / 100 - 10).toFixed(2)} PLN is left`);
  expect((await refund('10.00', 'odpowiedź spóźniona')).text).toContain('has this refund already');
  expect((await refund('9999.00', 'x')).text).toContain('At most');
  expect(await refund('10', 'x')).toEqual({ text: USAGE, isDone: false });
  expect(await refund('10.00')).toEqual({ text: USAGE, isDone: false });
  expect((await run('refund', '999999', '1.00', 'x')).text).toContain('is not paid');

  const [made] = await refundsOf(store.db, order.orderId);
  expect(made).toMatchObject({ amount: 1000, reason: 'odpowiedź spóźniona', askedBy: 'npm run answer' });
  const { id: refundId = '', providerPaymentId } = made ?? {};
  const failed = { refundId, providerPaymentId: providerPaymentId ?? '', state: 'failed' as const };
  await applyRefundUpdate(store.db, 'PAYU', { ...failed, amount: 1000, currency: 'PLN', failure: 'closed' });
  expect((await run()).text).toContain(`${order.orderId}  10.00 PLN, closed (PAYU ${providerPaymentId})`);
  expect(await refund('10.00', 'odpowiedź spóźniona')).toMatchObject({ isDone: true });
  expect((await run()).text).not.toContain('A refund has failed');
  expect((await run('settle', String(order.orderId))).text).toContain('no failed refund');
});

test.each([
  [['x']],
  [['1001']],
  [['cancel']],
  [['cancel', 'x']],
  [['1', 'a', 'b', 'c']],
  [['close', '1', 'x']],
])('explains itself for %j', async (args) => {
  expect(await run(...args)).toEqual({ text: USAGE, isDone: false });
});

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
