import { sql } from 'kysely';
import type { Db } from '#server/store/tables/tables.ts';

/** What state the orders are in. */
const STATES = {
  /** Paid, and waiting for the answer. */
  waiting: sql`'GENERATING_RESPONSE', now(), null`,
  /** Paid and answered a year ago. */
  sent: sql`'SENT', now() - interval '1 year', now() - interval '1 year'`,
};

/** Adds orders of a tarot reading to a shop of the sample, each of a customer of its own with a payment by Stripe. */
export async function fillOrders(db: Db, count: number, state: keyof typeof STATES): Promise<void> {
  await sql`with placed as (
      insert into shop_order (
        fairy_product_id, product_name, product_type, fairy_name, full_price, total_price, customer_name, email,
        birth_date, status, paid_at, sent_at
      )
      select (select id from fairy_product limit 1), 'Tarot', 'TAROT', 'Jagna', 4900, 4900, 'Anna',
        ${state} || number || '@example.test', '1990-05-03', ${STATES[state]} from generate_series(1, ${count}::int) as number
      returning id, paid_at
    )
    insert into payment (id, order_id, provider, amount, status, provider_payment_id, opening_until, expires_at)
    select gen_random_uuid(), id, 'STRIPE', 4900, 'COMPLETED', 'cs_' || id, paid_at, paid_at + interval '1 hour'
    from placed`.execute(db);
}
