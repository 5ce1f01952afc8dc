import { sql } from 'kysely';
import type { ProductType } from '#domain/product-type.ts';
import { noonChart } from '#server/sky/noon-chart.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { AGREEMENT_IS_SENT } from './agreement-mails.ts';
import { PROMISED_WITHIN } from './request-answer.ts';
import type { AnswerRequest, WaitingOrder } from './answer-port.ts';
import { findBirthReading } from './birth-reading.ts';

/** Reads the request for an answer source; `undefined` when the order does not wait for an answer, or must not yet be answered. */
export async function findAnswerRequest(db: Db, orderId: number): Promise<AnswerRequest | undefined> {
  const row = await selectWaiting(db)
    .innerJoin('fairy_product', 'fairy_product.id', 'shop_order.fairy_product_id')
    .innerJoin('product', 'product.id', 'fairy_product.product_id')
    .select(['product.base_prompt as basePrompt', 'email'])
    .where('shop_order.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const order = toWaiting(row);
  return { ...order, basePrompt: row.basePrompt, email: row.email, charts: await chartsOf(db, order) };
}

/** The charts of an order: for a birth horoscope by hour and place, otherwise by the day of birth. */
async function chartsOf(
  db: Db,
  { orderId, customer, partner }: WaitingOrder,
): Promise<AnswerRequest['charts']> {
  const reading = await findBirthReading(db, orderId);
  // A birth date is missing when money came for an order whose personal data were deleted already.
  const noonOf = async (date = '') => (/^\d{4}-/.test(date) ? (await noonChart(date)).chart : undefined);
  const charts = [
    { who: 'customer' as const, chart: reading?.computed?.chart ?? (await noonOf(customer.birthDate)) },
    { who: 'partner' as const, chart: await noonOf(partner?.birthDate) },
  ];
  return charts.flatMap(({ who, chart }) => (chart ? [{ who, chart }] : []));
}

type Question = AnswerRequest['questions'][number];

const selectWaiting = (db: Db) =>
  db
    .selectFrom('shop_order')
    .select([
      'shop_order.id as orderId',
      'shop_order.product_type as productType',
      'product_name as productName',
      'fairy_name as fairyName',
      // Missing when money came for an order whose personal data were deleted already.
      sql<string>`coalesce(customer_name, '?')`.as('name'),
      // As text: a birth date has no time zone.
      sql<string>`coalesce(birth_date::text, '?')`.as('birthDate'),
      'birth_time as birthTime',
      'city',
      'partner_name as partnerName',
      sql<string | null>`partner_birth_date::text`.as('partnerBirthDate'),
      'paid_at as paidAt',
      sql<Question[]>`coalesce((
        select json_agg(json_build_object('sequenceNumber', sequence_number, 'content', content) order by sequence_number)
        from order_question where order_id = shop_order.id
      ), '[]')`.as('questions'),
    ])
    .where('shop_order.status', '=', 'GENERATING_RESPONSE')
    .where('deleted', '=', false)
    .where(AGREEMENT_IS_SENT)
    // A paid order has all of these (constraint shop_order_sold_whole).
    .$narrowType<{ productType: ProductType; productName: string; fairyName: string; paidAt: Date }>();

type Row = Awaited<ReturnType<ReturnType<typeof selectWaiting>['execute']>>[number];

const toWaiting = (row: Row): WaitingOrder => ({
  orderId: row.orderId,
  productType: row.productType,
  productName: row.productName,
  fairyName: row.fairyName,
  customer: { name: row.name, birthDate: row.birthDate, birthTime: row.birthTime, city: row.city },
  partner:
    row.partnerName !== null && row.partnerBirthDate !== null
      ? { name: row.partnerName, birthDate: row.partnerBirthDate }
      : null,
  questions: row.questions,
  promisedUntil: new Date(row.paidAt.getTime() + PROMISED_WITHIN),
});
