import type { MinorUnits } from '#domain/grosze.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import type { JobPayload } from '#server/jobs/job-kind.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import type { RefundBalance } from './refund-balance.ts';

/** The content of a mail about a customer's money. `amount` 0: nothing was paid. */
interface MoneyBack {
  orderId: number;
  amount: MinorUnits;
  balance: Pick<RefundBalance, 'provider' | 'currency'>;
  isCalledOff: boolean;
  isWithdrawal?: boolean;
  /** A sentence of the shop's to the customer; plain text. */
  word?: string | undefined;
}

/** Enqueues the mail about a refund's amount, way and time, in the caller's transaction. */
export const tellCustomer = async (trx: Trx, moneyBack: MoneyBack): Promise<void> => {
  await enqueue(trx, MAIL_JOBS.moneyBack, await moneyBackFacts(trx, moneyBack));
};

/** Reads what the mail about a customer's money is composed from. */
export async function moneyBackFacts(
  db: Db | Trx,
  { orderId, amount, balance, isCalledOff, isWithdrawal = false, word }: MoneyBack,
): Promise<JobPayload<typeof MAIL_JOBS.moneyBack>> {
  const order = await db
    .selectFrom('shop_order')
    .select(['email', 'customer_id', 'product_name'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    to: order.email,
    orderId,
    customerId: order.customer_id,
    productName: order.product_name ?? '',
    amount,
    currency: balance.currency,
    provider: balance.provider,
    isCalledOff,
    isWithdrawal,
    ...(word && { word }),
  };
}
