import { sql } from 'kysely';
import type { Db, Trx } from './tables/tables.ts';

/** Numbers of a database's payments by their origin. */
export interface PaymentOrigins {
  /** Opened at Stripe or PayU themselves. */
  real: number;
  /** Opened in the sandbox, where nobody pays. */
  sandbox: number;
}

/** Counts real payments and those of the sandbox. */
export async function countPaymentOrigins(db: Db | Trx): Promise<PaymentOrigins> {
  const { rows } = await sql<{ real: string; sandbox: string }>`
    select count(*) filter (where payment.provider_payment_id is not null and played.payment_id is null) as real,
      count(*) filter (where played.payment_id is not null) as sandbox
    from payment
    left join (select distinct payment_id from sandbox_payment) as played on played.payment_id = payment.id::text
  `.execute(db);
  return { real: Number(rows[0]?.real), sandbox: Number(rows[0]?.sandbox) };
}
