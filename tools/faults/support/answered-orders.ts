import { randomUUID } from 'node:crypto';
import { approveAnswer } from '#server/answers/approve-answer.ts';
import { saveDraft } from '#server/answers/save-draft.ts';
import type { Clock } from '#server/clock.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { confirmedOrder, newPurchase, sendOrder, tarotOffer, type ConfirmedOrder } from './buyer.ts';
import type { LiveShop } from './live-shop.ts';

const WRITER = { kind: 'person', id: randomUUID(), name: 'Jagna', role: 'specialist' } as const;

/** Books an order's payment, as a provider's notice would. */
export async function bookPayment(db: Db, orderId: number): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .select(['id', 'amount', 'provider_payment_id as providerPaymentId'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await applyPaymentUpdate(db, {
    updateId: randomUUID(),
    paymentId: payment.id,
    providerPaymentId: payment.providerPaymentId ?? '',
    status: 'COMPLETED',
    amount: payment.amount,
    currency: 'PLN',
  });
}

/** Writes and approves an order's answer, as a person of the desk does; its mail goes at `sendAt`, at once without it. */
export async function answerOrder(
  db: Db,
  orderId: number,
  text: string,
  { sendAt = null, clock }: { sendAt?: string | null; clock?: Clock } = {},
): Promise<void> {
  const saved = await saveDraft(db, orderId, { seenVersion: 0, text, responses: [] }, WRITER, clock);
  const draftVersion = saved.kind === 'saved' ? saved.version : 0;
  const { kind } = await approveAnswer(db, orderId, { seen: 1, draftVersion, sendAt }, WRITER, clock);
  if (kind !== 'done') throw new Error(`Order ${orderId} was not answered: ${saved.kind}, ${kind}`);
}

/** Ids of the orders whose answer was mailed. */
export async function sentOrders(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('shop_order').select('id').where('status', '=', 'SENT').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Places orders in a live shop and books their payments. @throws if the shop takes no order */
export async function payOrders(
  { url, store }: Pick<LiveShop, 'url' | 'store'>,
  count: number,
): Promise<ConfirmedOrder[]> {
  const offer = await tarotOffer(url);
  const placed: ConfirmedOrder[] = [];
  for (let index = 0; index < count; index += 1) {
    const purchase = newPurchase(offer);
    const response = await sendOrder(url, purchase);
    if (response === 'lost' || response.status !== 201) throw new Error('The shop takes no order');
    const order = confirmedOrder(response.body, purchase);
    await bookPayment(store.db, order.orderId);
    placed.push(order);
  }
  return placed;
}
