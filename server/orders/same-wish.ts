import { sql, type RawBuilder } from 'kysely';
import { isUuid } from '#domain/uuid.ts';
import { giftDayOf, giftMoment } from './order-record.ts';
import type { OrderInput } from './order-input.ts';

/** What a customer asks for, as it was validated against the offer. */
export interface Wish {
  input: OrderInput;
  /** Handle of the chart that the order is made from: the hour of birth is the chart's, unless the order names one. */
  chartHandle: string | undefined;
}

type Condition = RawBuilder<boolean>;

/**
 * For each field of an order: the SQL that compares a stored order with it. `false` for fields about the payment
 * only, which do not make a different order.
 */
const SAME = {
  fairyProductId: ({ input }) => sql`fairy_product_id = ${input.fairyProductId}::uuid`,
  customer: ({ input: { customer }, chartHandle }) => sql`
    customer_name = ${customer.name} and email = ${customer.email} and birth_date = ${customer.birthDate}::date
    and city is not distinct from ${customer.city}::text
    and ${sameHour(customer, chartHandle)}`,
  partner: ({ input: { partner } }) => sql`
    partner_name is not distinct from ${partner?.name ?? null}::text
    and partner_birth_date is not distinct from ${partner?.birthDate ?? null}::date`,
  questions: ({ input }) => sql`coalesce((
    select jsonb_agg(content order by sequence_number) from order_question where order_id = shop_order.id
  ), '[]') = ${JSON.stringify(input.questions)}::jsonb`,
  gift: ({ input }) => sql`
    gift_email is not distinct from ${input.gift?.email ?? null}::text
    and gift_from is not distinct from ${giftMoment(giftDayOf(input))}`,
  couponCode: false,
  paymentProvider: false,
  consents: false,
} satisfies Record<keyof OrderInput, false | ((wish: Wish) => Condition)>;

const sameHour = (
  { birthTime, clockChoice }: OrderInput['customer'],
  chartHandle: string | undefined,
): Condition =>
  birthTime === null && isUuid(chartHandle)
    ? sql`jsonb_build_array(birth_time, clock_choice) = coalesce((
        select jsonb_build_array(birth_time, clock_choice) from shop_order as chart
        where chart.chart_handle = ${chartHandle}::uuid and stripped_at is null order by id limit 1
      ), '[null, null]')`
    : sql`birth_time is not distinct from ${birthTime}::text and clock_choice is not distinct from ${clockChoice}::text`;

/** SQL condition for a stored order that asks for exactly the same: offer, people, hour and place of birth, questions. */
export const isSameWish = (wish: Wish): Condition =>
  sql`(${sql.join(
    Object.values(SAME).flatMap((same) => (same === false ? [] : [same(wish)])),
    sql` and `,
  )})`;
