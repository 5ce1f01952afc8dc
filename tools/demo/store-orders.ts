import { sql } from 'kysely';
import { watchAnswer } from '#server/answers/request-answer.ts';
import { ANSWER_JOBS, mailJobKey } from '#server/answers/answer-job-kinds.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { enqueueAll } from '#server/jobs/enqueue.ts';
import { newPaymentJobs } from '#server/orders/payment-jobs.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { failMails } from './fail-mails.ts';
import { insertMany } from './insert-many.ts';
import { later, DAY, MINUTE } from './moments.ts';
import type { DemoOrder } from './plan.ts';
import { storeAnswers } from './store-answers.ts';
import { storeRatingWords } from './rating-words.ts';
import { storeMoneyBack } from './store-money-back.ts';
import type { Stored } from './year.ts';

/** How long a payment may be made. */
const PAYMENT_TIME = DAY;

/**
 * Stores planned orders with all that belongs to them, in the order in which it happened. So the database's own
 * rules judge each: agreement before draft, approval before the mail, refunds within what was paid.
 */
export async function storeOrders(stored: Stored, orders: readonly DemoOrder[]): Promise<void> {
  const { trx, terms, earlyStart } = stored;
  await insertMany(trx, 'shop_order', orders.map(orderRow));
  await sql`select setval(pg_get_serial_sequence('shop_order', 'id'), (select max(id) from shop_order))`.execute(
    trx,
  );
  await insertMany(trx, 'order_question', orders.flatMap(questionRows));
  await insertMany(
    trx,
    'consent',
    orders.flatMap(({ id, placedAt, hasEarlyStart }) =>
      [terms, ...(hasEarlyStart ? [earlyStart] : [])].map(({ kind, version }) => ({
        kind,
        is_given: true,
        version,
        at: placedAt,
        order_id: id,
      })),
    ),
  );
  await storePayments(trx, orders);
  await storeAnswers(stored, orders);
  await storeMoneyBack(stored, orders);
  await insertMany(
    trx,
    'rating',
    orders.flatMap(({ id, stars, offer, answer }) =>
      stars !== undefined && answer?.answeredAt
        ? [{ order_id: id, fairy_id: offer.fairyId, stars, at: later(answer.answeredAt, DAY / 3) }]
        : [],
    ),
  );
  await storeRatingWords(stored, orders);
  await enqueueWaiting(trx, orders);
  await failMails(trx, orders);
  await writeNotes(stored, orders);
}

/** Of the waiting orders two have notes: one that waits for an owner, one that she has answered. */
async function writeNotes({ trx, writers, owner }: Stored, orders: readonly DemoOrder[]): Promise<void> {
  const notes = orders
    .filter(({ fate }) => fate === 'waiting')
    .slice(0, 2)
    .flatMap(({ id, customerId, offer, placedAt }, index) => {
      const writer = writers.get(offer.fairyId);
      if (!writer) return [];
      const asked = { id: customerId, order_id: id, person_id: writer.id, author: writer.name };
      const answered = { id: offer.id, order_id: id, person_id: owner.id, author: owner.name };
      return [
        {
          ...asked,
          body: 'Czy podała godzinę urodzenia? W pytaniu pisze, że ją zna.',
          written_at: later(placedAt, 20 * MINUTE),
        },
        ...(index === 0
          ? []
          : [
              {
                ...answered,
                body: 'Nie podała. Policz na południe i napisz o tym.',
                written_at: later(placedAt, 45 * MINUTE),
              },
            ]),
      ];
    });
  await insertMany(trx, 'order_note', notes);
}

const UNPAID_STATUS = {
  open: 'DRAFT',
  unpaid: 'CANCELED',
  'called-off': 'CANCELED',
  withdrawn: 'CANCELED',
} as const;
/** An answer that leaves is stored as waiting first, and then moves: the database asks for its approval. */
const statusOf = ({ fate }: DemoOrder) =>
  fate === 'sent' || fate === 'scheduled' || fate === 'waiting' ? 'GENERATING_RESPONSE' : UNPAID_STATUS[fate];

const orderRow = (order: DemoOrder) => ({
  id: order.id,
  customer_id: order.customerId,
  status: statusOf(order),
  fairy_product_id: order.offer.id,
  product_name: order.offer.productName,
  product_type: order.offer.productType,
  fairy_name: order.offer.fairyName,
  full_price: order.fullPrice,
  total_price: order.totalPrice,
  customer_name: order.name,
  email: order.email,
  birth_date: order.birthDate,
  city: order.city,
  partner_name: order.partner?.name ?? null,
  partner_birth_date: order.partner?.birthDate ?? null,
  gift_email: order.gift?.email ?? null,
  gift_from: order.gift?.from ?? null,
  deleted: false,
  // Its link in the answer's mail has been used.
  rating_key: order.customerId,
  purchase_claim: order.paidAt ? order.payment.id : null,
  created_at: order.placedAt,
  updated_at: order.endedAt ?? order.paidAt ?? order.placedAt,
  paid_at: order.paidAt ?? null,
});

const questionRows = ({ id, questions, answer, fate }: DemoOrder) =>
  questions.map((content, index) => ({
    order_id: id,
    sequence_number: index + 1,
    content,
    response: fate === 'sent' || fate === 'scheduled' ? (answer?.responses[index]?.response ?? null) : null,
    ignore_response: false,
  }));

async function storePayments(trx: Trx, orders: readonly DemoOrder[]): Promise<void> {
  await insertMany(
    trx,
    'payment',
    orders.map(({ id, fate, totalPrice, placedAt, paidAt, endedAt, payment }) => ({
      id: payment.id,
      order_id: id,
      provider: payment.provider,
      amount: totalPrice,
      status: paidAt ? 'COMPLETED' : fate === 'open' ? 'PENDING' : 'CANCELED',
      provider_payment_id: payment.providerId,
      opening_until: later(placedAt, MINUTE),
      expires_at: later(placedAt, PAYMENT_TIME),
      created_at: placedAt,
      updated_at: paidAt ?? endedAt ?? placedAt,
    })),
  );
  await insertMany(
    trx,
    'payment_news',
    orders.flatMap(({ paidAt, payment, totalPrice }) =>
      paidAt
        ? [
            {
              payment_id: payment.id,
              news_id: `demo-${payment.id}`,
              status: 'COMPLETED',
              amount: totalPrice,
              received_at: paidAt,
            },
          ]
        : [],
    ),
  );
  // The sandbox's own book: without it the shop would take these payments for real ones, and refuse to start.
  await insertMany(
    trx,
    'sandbox_payment',
    orders.map(({ id, fate, totalPrice, placedAt, paidAt, offer, payment }) => ({
      id: payment.providerId,
      provider: payment.provider,
      payment_id: payment.id,
      amount: totalPrice,
      product_name: offer.productName,
      description: `Zamówienie ${id}`,
      return_url: '/zamowienie',
      status: paidAt ? 'PAID' : fate === 'open' ? 'OPEN' : 'ABANDONED',
      created_at: placedAt,
      expires_at: later(placedAt, PAYMENT_TIME),
      refund_scenario: 'prompt',
    })),
  );
  await insertMany(
    trx,
    'coupon_use',
    orders.flatMap(({ id, coupon, endedAt, paidAt }) =>
      coupon === null
        ? []
        : [{ order_id: id, coupon_code: coupon, released_at: paidAt ? null : (endedAt ?? null) }],
    ),
  );
}

/** What the shop has yet to do for the orders that are not at their end, as it would have planned it. */
async function enqueueWaiting(trx: Trx, orders: readonly DemoOrder[]): Promise<void> {
  for (const { id, fate, placedAt, paidAt, payment, answer } of orders) {
    if (fate === 'open')
      await enqueueAll(
        trx,
        newPaymentJobs({ paymentId: payment.id, expiresAt: later(placedAt, PAYMENT_TIME) }),
      );
    if (fate === 'waiting' && paidAt) await watchAnswer(trx, id, { now: () => paidAt });
    const runAt = answer?.scheduledFor;
    if (fate === 'scheduled' && runAt)
      await enqueue(
        trx,
        ANSWER_JOBS.mail,
        { orderId: id, scheduledFor: runAt.toISOString() },
        { runAt, onceKey: mailJobKey(id, runAt) },
      );
  }
}
