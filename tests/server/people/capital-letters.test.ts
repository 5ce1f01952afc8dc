import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '#server/jobs/enqueue.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { SHOP } from '#server/store/audit.ts';
import type { Store } from '#server/store/store.ts';
import { draftOrder } from '#tests/server/answers/paid-order.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

const TYPED = 'Ewa.Lis@Example.com';
const EMAIL = TYPED.toLowerCase();
const outbox = { of: async () => [], remove: async () => undefined };

const held = async () => {
  const { orders, messages, mailsToSend } = await exportPerson({ db: store.db, outbox }, EMAIL);
  return { orders: orders.length, messages: messages.length, mails: mailsToSend.length };
};

test('what has an address with capital letters is the person’s too: it is in her copy, and erased [LW-13] [LV-6]', async () => {
  const { db } = store;
  const { orderId, paymentId } = await draftOrder(db);
  await db.updateTable('payment').set({ status: 'CANCELED' }).where('id', '=', paymentId).execute();
  await db.updateTable('shop_order').set({ email: TYPED }).where('id', '=', orderId).execute();
  await db
    .insertInto('contact_message')
    .values({ first_name: 'Ewa', last_name: 'Lis', email: TYPED, message: 'Dzień dobry' })
    .execute();
  await enqueue(db, MAIL_JOBS.addressMended, { to: TYPED, orderId, masked: 'e…@example.com' });
  expect(await held()).toEqual({ orders: 1, messages: 1, mails: 1 });
  const erasure = await erasePerson({ db, outbox }, EMAIL, { openOrders: 'all', actor: SHOP });
  expect(erasure).toMatchObject({ kind: 'erased', removed: { orders: 1, messages: 1, jobs: 1 } });
  expect(await held()).toEqual({ orders: 0, messages: 0, mails: 0 });
});
