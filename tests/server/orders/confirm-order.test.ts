import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { mailAgreementAgain } from '#server/answers/approve-answer.ts';
import { loadConfig } from '#server/config.ts';
import { confirmationJobs } from '#server/orders/confirm-order.ts';
import { decideDifference } from '#server/orders/payment-difference.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import type { Store } from '#server/store/store.ts';
import { callOff, draftOrder, sentOrder, unconfirmedOrder } from '#tests/server/answers/paid-order.ts';
import { HandClock, runnerWith } from '#tests/server/jobs/job-table.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

const OWNER = {
  kind: 'person',
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Ludmiła',
  role: 'owner',
} as const;

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

const clock = new HandClock();
clock.pass(Date.now() - clock.now().getTime());

/** The provider's notice that 45,01 zł have come, which is not the price. */
const otherAmountComes = (paymentId: string) =>
  applyPaymentUpdate(store.db, {
    updateId: randomUUID(),
    paymentId,
    providerPaymentId: `PAYU-${paymentId}`,
    status: 'COMPLETED',
    amount: grosze(4501),
    currency: 'PLN',
  });

/** The text of the one mail that is due now. */
async function mailed() {
  const texts: string[] = [];
  clock.pass(60_000);
  const jobs = confirmationJobs({
    db: store.db,
    send: async (_id, { text = '' }) => {
      texts.push(text.replaceAll('\u00a0', ' '));
    },
    sender: loadConfig({}),
    clock,
  });
  await runnerWith(store.db, jobs, clock).runner.runDue();
  expect(texts).toHaveLength(1);
  return texts[0] ?? '';
}

test('the agreement promises an answer that is awaited; one that was sent already is promised no more [LW-9]', async () => {
  await unconfirmedOrder(store.db);
  expect(await mailed()).toMatch(/Odpowiedź przyjdzie/);
  const { orderId } = await sentOrder(store.db);
  const { revision: seen } = await store.db
    .selectFrom('answer')
    .select('revision')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const again = await mailAgreementAgain(
    store.db,
    orderId,
    { seen, email: 'nowa@example.com' },
    OWNER,
    clock,
  );
  expect(again.kind).toBe('done');
  expect(await mailed()).not.toMatch(/Odpowiedź przyjdzie/);
});

test('the agreement names what has come, where a person has accepted another amount, beside the price [LW-9] [LV-3]', async () => {
  const { orderId, paymentId } = await draftOrder(store.db);
  await otherAmountComes(paymentId);
  await store.db.transaction().execute((trx) => decideDifference(trx, orderId, 'accept', 'Ludmiła'));
  const text = await mailed();
  expect(text).toContain('Zapłacono: 45,01 zł');
  expect(text).not.toMatch(/Cena.*45,01/);
});

test('the agreement is silent about a second amount that nobody has accepted [LW-9] [LV-3]', async () => {
  const { paymentId } = await unconfirmedOrder(store.db);
  await otherAmountComes(paymentId);
  expect(await mailed()).not.toContain('45,01');
});

test('no agreement leaves for an order that was put away or called off meanwhile [LW-9]', async () => {
  const away = await unconfirmedOrder(store.db);
  await store.db.updateTable('shop_order').set({ deleted: true }).where('id', '=', away.orderId).execute();
  await callOff(store.db, (await unconfirmedOrder(store.db)).orderId);
  await unconfirmedOrder(store.db);
  // That of the third alone.
  expect(await mailed()).toMatch(/Odpowiedź przyjdzie/);
});
