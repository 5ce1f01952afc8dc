import { NOTHING } from '#domain/grosze.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import { noteDoubt } from '#server/refunds/money-doubts.ts';
import { storeDispute } from '#server/refunds/disputes.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { DAY, HOUR, later } from './moments.ts';
import type { Deeds } from './year.ts';

/** Stores unproved, open withdrawals: before the answer, after it, after the deadline, and for an unknown order. */
export async function withdraw(db: Db, { now, brandName }: Deeds): Promise<void> {
  const orders = db
    .selectFrom('shop_order')
    .select(['id', 'email', 'customer_name as name'])
    .where('email', 'is not', null)
    .limit(1);
  const found = [
    await orders
      .where('status', '=', 'GENERATING_RESPONSE')
      .where('paid_at', '<', later(now, -2 * HOUR))
      .orderBy('id', 'desc')
      .executeTakeFirst(),
    await orders
      .where('status', '=', 'SENT')
      .where('answered_at', '<', later(now, -3 * HOUR))
      .orderBy('answered_at', 'desc')
      .executeTakeFirst(),
    await orders
      .where('status', '=', 'SENT')
      .where('paid_at', '<', later(now, -40 * DAY))
      .orderBy('paid_at', 'desc')
      .executeTakeFirst(),
  ].flatMap((order) => order ?? []);
  const statements = [
    ...found.map(({ id, email, name }, index) => ({
      values: { name: name ?? '', orderNumber: String(id), email: email ?? '' },
      at: later(now, -(index + 1) * HOUR),
    })),
    {
      values: { name: 'Łucja Żak', orderNumber: '999999', email: 'lucja.zak@przyklad.pl' },
      at: later(now, -11 * DAY),
    },
  ];
  for (const { values, at } of statements)
    await receiveWithdrawal(db, values, { brandName, clock: { now: () => at } });
}

/** Stores two reports by Stripe that need a person's decision: a dispute and a second payment. */
export async function tellOfMoney(db: Db, { now }: Deeds): Promise<void> {
  const payments = await db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .select(['payment.id', 'order_id as orderId', 'provider_payment_id as number', 'amount'])
    .where('provider', '=', 'STRIPE')
    .where('shop_order.status', '=', 'SENT')
    .where('amount', '>', NOTHING)
    .where('paid_at', '<', later(now, -2 * DAY))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('payment_dispute').select('payment_id').whereRef('payment_id', '=', 'payment.id')),
      ),
    )
    .orderBy('paid_at', 'desc')
    .limit(2)
    .execute();
  const [disputed, doubted] = payments;
  if (disputed)
    await storeDispute(db, 'STRIPE', {
      disputeId: `dp_test_${disputed.orderId}`,
      providerPaymentId: disputed.number ?? '',
      amount: disputed.amount,
      currency: CURRENCY,
      reason: 'product_not_received',
      status: 'needs_response',
      isClosed: false,
    });
  if (doubted)
    await db.transaction().execute((trx) =>
      noteDoubt(trx, doubted, {
        kind: 'paid-elsewhere',
        providerNumber: `cs_test_again_${doubted.orderId}`,
        amount: doubted.amount,
        currency: CURRENCY,
      }),
    );
}
