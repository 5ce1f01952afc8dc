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

const questionsOf = (order: 'earlier' | 'later') =>
  sql`array(select content from order_question where order_id = ${sql.ref(order)}.id order by sequence_number)`;

/**
 * Lists the pairs of orders that were paid twice, as long as one of them can still be canceled; with a payment's id
 * only those with its order.
 */
export async function findPaidTwice(db: Db, paymentId?: string): Promise<PaidTwice[]> {
  const { rows } = await sql<{ earlier: number; later: number }>`
    select earlier.id as earlier, later.id as later
    from shop_order as earlier
    join shop_order as later on later.email = earlier.email
      and later.fairy_product_id = earlier.fairy_product_id and later.id > earlier.id
      and folded(later.customer_name) = folded(earlier.customer_name) and later.birth_date = earlier.birth_date
      and folded(later.partner_name) is not distinct from folded(earlier.partner_name)
      and later.partner_birth_date is not distinct from earlier.partner_birth_date
      and ${questionsOf('later')} = ${questionsOf('earlier')}
      and later.gift_email is not distinct from earlier.gift_email
      and later.gift_from is not distinct from earlier.gift_from
      and later.paid_at between earlier.paid_at - interval '1 hour' and earlier.paid_at + interval '1 hour'
    where earlier.status in ('GENERATING_RESPONSE', 'SCHEDULED', 'SENT')
      and later.status in ('GENERATING_RESPONSE', 'SCHEDULED', 'SENT')
      and (earlier.status <> 'SENT' or later.status <> 'SENT')
      and earlier.total_price > 0 and later.total_price > 0
      and (${paymentId ?? null}::uuid is null or exists (
        select from payment where payment.id = ${paymentId ?? null}::uuid and order_id in (earlier.id, later.id)
      ))
    order by later.id
  `.execute(db);
  return rows.map(({ earlier, later }) => ({ orderIds: [earlier, later] }));
}
