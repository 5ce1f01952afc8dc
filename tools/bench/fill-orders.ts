import { sql } from 'kysely';
import type { Db } from '#server/store/tables/tables.ts';

const YEAR_AGO = sql`now() - interval '1 year'`;

/** What state the orders are in. */
const STATES = {
  /** Paid, and waiting for the answer. */
  waiting: sql`'GENERATING_RESPONSE', now(), null, null, null`,
  /** Paid and answered a year ago. */
  sent: sql`'SENT', ${YEAR_AGO}, ${YEAR_AGO}, 'Karta dnia: Słońce.', ${YEAR_AGO}`,
};

/** Orders of one statement: a shop's statement may take 15 seconds, and PGlite keeps what one returns in memory. */
const AT_ONCE = 10_000;

/**
 * Adds orders of a tarot reading to a shop of the sample, each of a customer of its own with a payment by Stripe. Money
 * is not booked: that takes longer than all the rest, and no load here reads it.
 */
export async function fillOrders(db: Db, count: number, state: keyof typeof STATES): Promise<void> {
  await sql`alter table payment disable trigger money_moved`.execute(db);
  for (let from = 1; from <= count; from += AT_ONCE)
    await fillSome(db, from, Math.min(count, from + AT_ONCE - 1), state);
  await sql`alter table payment enable trigger money_moved`.execute(db);
}

async function fillSome(db: Db, from: number, to: number, state: keyof typeof STATES): Promise<void> {
  await sql`with placed as (
      insert into shop_order (
        fairy_product_id, product_name, product_type, fairy_name, full_price, total_price, customer_name, email,
        birth_date, status, paid_at, answered_at, response, scheduled_for
      )
      select (select id from fairy_product limit 1), 'Tarot', 'TAROT', 'Jagna', 4900, 4900, 'Anna',
        ${state} || number || '@example.test', '1990-05-03', ${STATES[state]} from generate_series(${from}::int, ${to}::int) as number
      returning id, paid_at
    ), paid as (
      insert into payment (id, order_id, provider, amount, status, provider_payment_id, opening_until, expires_at)
      select gen_random_uuid(), id, 'STRIPE', 4900, 'COMPLETED', 'cs_' || id, paid_at, paid_at + interval '1 hour'
      from placed
      returning id, provider_payment_id, expires_at
    )
    insert into sandbox_payment (
      id, provider, payment_id, amount, status, product_name, description, return_url, cancel_url, expires_at
    )
    select provider_payment_id, 'STRIPE', id::text, 4900, 'PAID', 'Tarot', 'Tarot', '/', '/', expires_at from paid
  `.execute(db);
}
