import { withdrawalStatement } from '#copy/law/withdrawal.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import { TELLS_FEE } from '#domain/payment.ts';
import { refundDueOn } from '#domain/withdrawal.ts';
import { insertMany } from './insert-many.ts';
import { DAY, later } from './moments.ts';
import { movementsOf } from './movements.ts';
import type { DemoOrder } from './plan.ts';
import { doneBy, type Stored } from './year.ts';

/** Stores statements of withdrawal, refunds with what was decided on them, disputes, and the books. */
export async function storeMoneyBack(stored: Stored, orders: readonly DemoOrder[]): Promise<void> {
  const { trx, owner, brandName } = stored;
  const refunds = orders.flatMap((order) => (order.refund ? [{ order, refund: order.refund }] : []));
  await insertMany(
    trx,
    'withdrawal',
    refunds
      .filter(({ order }) => order.fate === 'withdrawn')
      .map(({ order: { id, name, email }, refund: { requestedAt } }) => ({
        name,
        order_number: String(id),
        email,
        statement: withdrawalStatement({ name, orderNumber: String(id), email }, brandName),
        received_at: requestedAt,
        due_on: refundDueOn(requestedAt),
        order_id: id,
      })),
  );
  // They came by their orders' own links, and were carried out at once.
  await trx
    .updateTable('withdrawal_proof')
    .set((is) => ({
      proved_by: 'order-link',
      proved_at: is
        .selectFrom('withdrawal')
        .select('received_at')
        .whereRef('withdrawal.id', '=', 'withdrawal_id'),
    }))
    .where('proved_at', 'is', null)
    .execute();
  const unsettled = refunds.findLast(({ refund }) => refund.state === 'failed')?.refund;
  await insertMany(
    trx,
    'refund',
    refunds.map(({ order, refund }) => ({
      id: refund.id,
      payment_id: order.payment.id,
      idempotency_key: order.endedAt ? `call-off:${order.payment.id}` : `demo:${refund.id}`,
      amount: refund.amount,
      currency: CURRENCY,
      reason: refund.reason,
      asked_by: order.fate === 'withdrawn' ? 'customer' : owner.name,
      state: refund.state,
      provider_refund_id: refund.state === 'pending' ? null : `re_test_${refund.id}`,
      failure: refund.state === 'failed' ? 'expired_or_canceled_card' : null,
      due_on: refundDueOn(refund.requestedAt),
      asked_at: refund.requestedAt,
      updated_at: refund.doneAt,
      // The latest alone still waits for somebody.
      settled_at: refund.state === 'failed' && refund !== unsettled ? later(refund.doneAt, DAY) : null,
    })),
  );
  await insertMany(
    trx,
    'sandbox_refund',
    refunds.map(({ order, refund }) => ({
      id: `re_test_${refund.id}`,
      sandbox_payment_id: order.payment.providerId,
      refund_id: refund.id,
      amount: refund.amount,
      status: refund.state.toUpperCase(),
      created_at: refund.requestedAt,
    })),
  );
  await insertMany(
    trx,
    'audit',
    refunds.map(({ order, refund }) => ({
      at: refund.requestedAt,
      // A proved statement is carried out by the shop itself.
      ...doneBy(order.fate === 'withdrawn' ? undefined : owner),
      action:
        order.fate === 'called-off'
          ? 'order.called-off'
          : order.fate === 'withdrawn'
            ? 'order.withdrawn'
            : 'refund.asked',
      entity: 'order',
      entity_id: String(order.id),
      fields: order.fate === 'withdrawn' ? ['status'] : [],
      details: order.fate === 'withdrawn' ? {} : { amount: refund.amount },
    })),
  );
  await insertMany(
    trx,
    'payment_dispute',
    orders.flatMap(({ dispute, payment, totalPrice }) =>
      dispute
        ? [
            {
              provider_dispute_id: dispute.id,
              payment_id: payment.id,
              amount: totalPrice,
              currency: CURRENCY,
              reason: 'product_not_received',
              status: dispute.status,
              opened_at: dispute.openedAt,
              closed_at: dispute.closedAt,
            },
          ]
        : [],
    ),
  );
  const buyers = new Set<string>();
  const paid = orders
    .filter(({ paidAt }) => paidAt)
    .toSorted((one, other) => Number(one.paidAt) - Number(other.paidAt));
  await insertMany(
    trx,
    'money_movement',
    paid.flatMap((order) => {
      const isReturning = buyers.has(order.email);
      buyers.add(order.email);
      return movementsOf(order, { isReturning });
    }),
  );
  await insertMany(
    trx,
    'payment_fee',
    paid
      .filter(({ payment, totalPrice, paidAt }) => TELLS_FEE[payment.provider] && totalPrice > 0 && paidAt)
      .map(({ payment, totalPrice, paidAt }) => ({
        payment_id: payment.id,
        amount: Math.round(totalPrice * 0.015) + 100,
        currency: CURRENCY,
        read_at: paidAt,
      })),
  );
  // Every ninetieth customer asks for an invoice; the last ones wait for it.
  const asking = paid.filter((_, index) => index % 90 === 89);
  await insertMany(
    trx,
    'order_invoice',
    asking.map(({ id, paidAt }, index) => ({
      order_id: id,
      asked_on: paidAt,
      number: index < asking.length - 3 ? `FV ${index + 1}/${paidAt?.getUTCFullYear()}` : null,
      version: 1,
    })),
  );
}
