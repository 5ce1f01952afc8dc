import { sql } from 'kysely';
import { minus, NOTHING, plus, type MinorUnits } from '#domain/grosze.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** What an order's payment has brought, and what of it is given back. */
export interface RefundBalance {
  paymentId: string;
  provider: PaymentProvider;
  providerPaymentId: string | null;
  /** 0 while nothing was paid. */
  paid: MinorUnits;
  currency: string;
  /** Requested from the provider, or on its way to the customer. */
  underWay: MinorUnits;
  /** Given back, as the provider says. */
  done: MinorUnits;
  /** What may still be given back. */
  left: MinorUnits;
}

/** Reads an order's balance; `undefined` for an order without a payment. */
export async function refundBalance(db: Db | Trx, orderId: number): Promise<RefundBalance | undefined> {
  const { rows } = await sql<Omit<RefundBalance, 'left'>>`
    select payment.id as "paymentId", provider, provider_payment_id as "providerPaymentId",
      coalesce(paid.amount, 0) as paid, coalesce(paid.currency, 'PLN') as currency,
      coalesce((select sum(amount) from refund where payment_id = payment.id and state in ('asked', 'pending')), 0)::float8
        as "underWay",
      coalesce((select sum(amount) from refund where payment_id = payment.id and state = 'done'), 0)::float8 as done
    from payment left join paid_for(payment.id) as paid on true
    where order_id = ${orderId}
  `.execute(db);
  const [balance] = rows;
  return balance && { ...balance, left: minus(balance.paid, plus(balance.underWay, balance.done)) };
}

/** Locks an order's payment until the transaction ends, so that its balance stays true. */
export async function lockBalance(trx: Trx, orderId: number): Promise<RefundBalance | undefined> {
  await trx.selectFrom('payment').select('id').where('order_id', '=', orderId).forUpdate().execute();
  return refundBalance(trx, orderId);
}

/** The sum of an order's refunds that have not failed: what the customer has got back or will get. */
export async function refundedSum(db: Db | Trx, orderId: number): Promise<MinorUnits> {
  const balance = await refundBalance(db, orderId);
  return balance ? plus(balance.underWay, balance.done) : NOTHING;
}
