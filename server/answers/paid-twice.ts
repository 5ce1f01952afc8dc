import { sql } from 'kysely';
import type { Db } from '#server/store/tables/tables.ts';

/**
 * Two paid orders of one e-mail address for one offer within an hour, for the same people with the same questions: the
 * customer probably wants one of them.
 */
export interface PaidTwice {
  /** The earlier order first. */
  orderIds: readonly [number, number];
}

const questionsOf = (order: 'open' | 'other') =>
  sql`array(select content from order_question where order_id = ${sql.ref(order)}.id order by sequence_number)`;

/**
 * Lists the pairs of orders that were paid twice, as long as one of them can still be canceled; with a payment's id
 * only those with its order. Begins with the orders that wait, which are few: each payment asks this.
 */
export async function findPaidTwice(db: Db, paymentId?: string): Promise<PaidTwice[]> {
  const { rows } = await sql<{ earlier: number; later: number }>`
    select distinct least(open.id, other.id) as earlier, greatest(open.id, other.id) as later
    from shop_order as open
    join shop_order as other on other.email = open.email
      and other.fairy_product_id = open.fairy_product_id and other.id <> open.id
      and folded(other.customer_name) = folded(open.customer_name) and other.birth_date = open.birth_date
      and folded(other.partner_name) is not distinct from folded(open.partner_name)
      and other.partner_birth_date is not distinct from open.partner_birth_date
      and ${questionsOf('other')} = ${questionsOf('open')}
      and other.gift_email is not distinct from open.gift_email
      and other.gift_from is not distinct from open.gift_from
      and other.paid_at between open.paid_at - interval '1 hour' and open.paid_at + interval '1 hour'
    where open.status in ('GENERATING_RESPONSE', 'SCHEDULED')
      and other.status in ('GENERATING_RESPONSE', 'SCHEDULED', 'SENT')
      and open.total_price > 0 and other.total_price > 0
      and (${paymentId ?? null}::uuid is null or exists (
        select from payment where payment.id = ${paymentId ?? null}::uuid and order_id in (open.id, other.id)
      ))
    order by later, earlier
  `.execute(db);
  return rows.map(({ earlier, later }) => ({ orderIds: [earlier, later] }));
}
