import { randomUUID } from 'node:crypto';
import { noteAccepted } from '#server/answers/agreement-mails.ts';
import { ANSWER_JOBS, mailJobKey } from '#server/answers/answer-job-kinds.ts';
import { answerDigest } from '#server/answers/answer-text.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import { readOrderInput } from '#server/orders/order-input.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { callOffOrder } from '#server/refunds/call-off-order.ts';
import type { OrderState } from '#server/store/order-transition.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';

type OrderBody = ReturnType<typeof orderOf>;

/** An order that is stored and not paid. */
export const draftOrder = (
  db: Db,
  request: OrderBody = orderOf('Tarot'),
  chartHandle?: string,
): Promise<PlacedOrder> =>
  placeOrder(
    { db, gateways: fakeGateways(), publicUrl: 'https://shop.example' },
    {
      input: readOrderInput(request, new Date()),
      chartHandle,
      attempt: undefined,
      ip: '192.0.2.1',
    },
  );

/** An order whose money has come and whose agreement was mailed: it waits for its answer. */
export async function paidOrder(db: Db, request?: OrderBody, chartHandle?: string): Promise<PlacedOrder> {
  const order = await unconfirmedOrder(db, request, chartHandle);
  await noteAccepted(db, { orderId: order.orderId, number: 1 });
  return order;
}

/** An order whose money has come, and whose agreement was not mailed yet. */
export async function unconfirmedOrder(
  db: Db,
  request?: OrderBody,
  chartHandle?: string,
): Promise<PlacedOrder> {
  const order = await draftOrder(db, request, chartHandle);
  await applyPaymentUpdate(db, {
    updateId: randomUUID(),
    paymentId: order.paymentId,
    providerPaymentId: `PAYU-${order.paymentId}`,
    status: 'COMPLETED',
    amount: order.totalPrice,
    currency: 'PLN',
  });
  return order;
}

/** The column that the machine guards. */
export const statusOf = async (db: Db, { orderId }: PlacedOrder) =>
  (await db.selectFrom('shop_order').select('status').where('id', '=', orderId).executeTakeFirstOrThrow())
    .status;

/** The state of the machine: what was canceled and had been paid was called off. */
export async function stateOf(db: Db, { orderId }: PlacedOrder): Promise<OrderState> {
  const { status, paid_at } = await db
    .selectFrom('shop_order')
    .select(['status', 'paid_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return status === 'CANCELED' && paid_at !== null ? 'CALLED_OFF' : status;
}

/** Agreement and approval, without which the database lets no answer be scheduled. */
export async function approveByHand(
  db: Db,
  { orderId }: Pick<PlacedOrder, 'orderId'>,
  letter: string,
): Promise<void> {
  const now = new Date();
  await db
    .insertInto('agreement_mail')
    .values({ order_id: orderId, number: 1, asked_at: now, accepted_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
  await db.insertInto('answer').values({ order_id: orderId }).execute();
  await approveText(db, orderId, letter, now);
}

/** The approval of a text alone, where none holds: a recall has taken back the one before. */
export async function approveText(db: Db, orderId: number, letter: string, now = new Date()): Promise<void> {
  await db
    .insertInto('answer_approval')
    .values({
      order_id: orderId,
      draft_version: 1,
      digest: answerDigest(letter),
      approver_kind: 'terminal',
      approver_id: null,
      approver_name: 'terminal',
      read_seconds: null,
      approved_at: now,
    })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Has a paid order's answer approved, to leave now, with the job that mails it. */
export async function approvedNow(db: Db, orderId: number, response = 'Karty mówią: jedź.'): Promise<void> {
  await approveByHand(db, { orderId }, response);
  const at = new Date();
  await db
    .updateTable('shop_order')
    .set({ status: 'SCHEDULED', response, scheduled_for: at })
    .where('id', '=', orderId)
    .execute();
  const job = { orderId, scheduledFor: at.toISOString() };
  await enqueue(db, ANSWER_JOBS.mail, job, { runAt: at, onceKey: mailJobKey(orderId, at) });
}

/** Calls a paid order off, as a person of the shop does; resolves with whether it was. */
export const callOff = async (db: Db, orderId: number) =>
  (
    await db
      .transaction()
      .execute((trx) => callOffOrder(trx, orderId, { requestedBy: 'test', reason: 'Za późno.' }))
  ).kind === 'called-off';

/** An order whose answer was sent. */
export async function sentOrder(db: Db, request?: OrderBody): Promise<PlacedOrder> {
  const order = await paidOrder(db, request);
  const response = 'Karty mówią: jedź.';
  await approveByHand(db, order, response);
  const now = new Date();
  await db
    .updateTable('shop_order')
    .set({ status: 'SENT', response, scheduled_for: now, answered_at: now })
    .where('id', '=', order.orderId)
    .execute();
  return order;
}
