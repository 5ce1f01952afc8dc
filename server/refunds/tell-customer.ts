import { enqueue } from '#server/jobs/enqueue.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import type { Trx } from '#server/store/tables.ts';
import type { RefundBalance } from './refund-balance.ts';

/** What a customer is told about her money. `amount` in the smallest unit of the balance's currency; 0: nothing was paid. */
interface News {
  orderId: number;
  amount: number;
  balance: Pick<RefundBalance, 'provider' | 'currency'>;
  isCalledOff: boolean;
  isWithdrawal?: boolean;
}

/** Enqueues the mail that tells a customer what she gets back, how and when, in the caller's transaction. */
export async function tellCustomer(
  trx: Trx,
  { orderId, amount, balance, isCalledOff, isWithdrawal = false }: News,
): Promise<void> {
  const order = await trx
    .selectFrom('shop_order')
    .select(['email', 'customer_id', 'product_name'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await enqueue(trx, MAIL_JOBS.moneyBack, {
    to: order.email,
    orderId,
    customerId: order.customer_id,
    productName: order.product_name ?? '',
    amount,
    currency: balance.currency,
    provider: balance.provider,
    isCalledOff,
    isWithdrawal,
  });
}
