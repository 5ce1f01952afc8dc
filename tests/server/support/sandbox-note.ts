import { sql } from 'kysely';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** Makes an order's payment one that the sandbox opened. */
export async function noteInSandbox(db: Db, { paymentId }: Pick<PlacedOrder, 'paymentId'>): Promise<void> {
  await sql`
    insert into sandbox_payment
      (id, provider, payment_id, amount, product_name, description, return_url, expires_at)
    values (${`note-${paymentId}`}, 'PAYU', ${paymentId}, 1, 'Tarot', '', '', now())
  `.execute(db);
}
