import { sql } from 'kysely';
import { NOTHING, type Grosze } from '#domain/grosze.ts';
import { API_PRODUCT_TYPE, type ProductType } from '#domain/product-type.ts';
import { isAnswerTo } from '#server/answers/answered-order.ts';
import { speaksOfHarm } from '#server/answers/harm-words.ts';
import { spreadOf } from '#server/answers/place-cards.ts';
import { PROMISED_WITHIN } from '#server/answers/request-answer.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { hasAccess } from './open-orders.ts';
import { readQuestions } from '#server/answers/read-questions.ts';

/**
 * Reads a placed order with all that the desk shows of it.
 * @throws {ApiError} 404
 */
export async function readOrder(db: Db, orderId: number) {
  const order = await db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .innerJoin('fairy', 'fairy.id', 'fairy_product.fairy_id')
    .leftJoin('payment', 'payment.order_id', 'shop_order.id')
    .leftJoin('payment_difference', 'payment_difference.payment_id', 'payment.id')
    .leftJoin('coupon_use', 'coupon_use.order_id', 'shop_order.id')
    .select([
      'shop_order.id as orderId',
      'shop_order.status',
      'customer_id as customerId',
      'product_name as productName',
      'shop_order.product_type as productType',
      'full_price as fullPrice',
      'fairy.id as fairyId',
      'fairy_name as fairyName',
      'fairy.image_src as fairyImage',
      hasAccess(sql.ref('fairy.id')).as('hasAccess'),
      'customer_name as name',
      sql<string | null>`birth_date::text`.as('birthDate'),
      'birth_time as birthTime',
      'city',
      'partner_name as partnerName',
      sql<string | null>`partner_birth_date::text`.as('partnerBirthDate'),
      'email',
      'gift_email as giftEmail',
      'gift_from as giftFrom',
      'customer_key as customerKey',
      'shop_order.created_at as createdAt',
      'paid_at as paidAt',
      'stripped_at as strippedAt',
      'provider',
      sql<DeskSchemas['OrderPayment']['status']>`coalesce(payment.status, 'CANCELED')`.as('paymentStatus'),
      'payment.amount',
      'provider_payment_id as providerPaymentId',
      'coupon_code as couponCode',
      'payment_difference.amount as otherAmount',
      'payment_difference.currency as otherCurrency',
      'decided_at as decidedAt',
      sql<number>`(select count(*)::int from shop_order as other where other.email = shop_order.email
        and other.paid_at is not null and other.id <= shop_order.id)`.as('ordersOfCustomer'),
    ])
    .where('shop_order.id', '=', orderId)
    // The constraint shop_order_sold_whole.
    .$narrowType<{
      productName: string;
      productType: ProductType;
      fairyName: string;
      fullPrice: Grosze;
    }>()
    .executeTakeFirst();
  if (!order) throw unknown();
  const questions = await readQuestions(db, orderId);
  const [earlier, spread] = [await readEarlier(db, order), await spreadOf(db, orderId)];
  return { ...order, questions, ...earlier, spread };
}

/**
 * Answers that the same person got from the same specialist before. A later question may go on from them. Two people may
 * share an address, so that the day of birth has to be the same; names are typed now one way, now another.
 */
async function readEarlier(
  db: Db,
  {
    orderId,
    email,
    giftEmail,
    birthDate,
    fairyId,
  }: Record<'email' | 'fairyId', string> &
    Record<'giftEmail' | 'birthDate', string | null> & { orderId: number },
): Promise<Pick<DeskSchemas['Order'], 'earlier' | 'hasOlder'>> {
  const rows = await db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .select(['shop_order.id as orderId', 'product_name as productName', 'answered_at as answeredAt'])
    .where(isAnswerTo(giftEmail ?? email))
    .where('fairy_id', '=', fairyId)
    .where(sql<boolean>`birth_date = ${birthDate}::date`)
    .where('shop_order.id', '<', orderId)
    .where('status', '=', 'SENT')
    .where('stripped_at', 'is', null)
    .where('answered_at', 'is not', null)
    .orderBy('shop_order.id', 'desc')
    .limit(MOST_EARLIER + 1)
    // The constraint shop_order_sold_whole.
    .$narrowType<{ productName: string; answeredAt: Date }>()
    .execute();
  const earlier = rows
    .slice(0, MOST_EARLIER)
    .map(({ answeredAt, ...row }) => ({ ...row, answeredAt: answeredAt.toISOString() }));
  return { earlier, ...(rows.length > MOST_EARLIER && { hasOlder: true }) };
}

/** Earlier answers that an order shows. */
const MOST_EARLIER = 5;

/** An order as `readOrder` finds it. */
export type OrderRow = Awaited<ReturnType<typeof readOrder>>;

/** What every person of the desk is shown of an order. */
export const shownToAll = ({ paidAt, giftEmail, giftFrom, strippedAt, createdAt, ...order }: OrderRow) => ({
  orderId: order.orderId,
  status: order.status,
  productName: order.productName,
  productType: API_PRODUCT_TYPE[order.productType],
  fairy: {
    id: order.fairyId,
    name: order.fairyName,
    imageSrc: order.fairyImage,
    ...(!order.hasAccess && { hasAccess: false }),
  },
  customer: {
    name: order.name,
    birthDate: order.birthDate,
    ...(order.birthTime !== null && { birthTime: order.birthTime }),
    ...(order.city !== null && { city: order.city }),
  },
  partner:
    order.partnerName !== null || order.partnerBirthDate !== null
      ? { name: order.partnerName, birthDate: order.partnerBirthDate }
      : null,
  questions: order.questions,
  ...(giftEmail !== null && { gift: { ...(giftFrom && { from: giftFrom.toISOString() }) } }),
  ...(order.spread && { spread: [...order.spread] }),
  earlier: order.earlier,
  ...(order.hasOlder && { hasOlder: true }),
  ...(order.questions.some(({ content }) => speaksOfHarm(content)) && { speaksOfHarm: true }),
  createdAt: createdAt.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
  promisedUntil: paidAt ? new Date(paidAt.getTime() + PROMISED_WITHIN).toISOString() : null,
  ...(strippedAt && { strippedAt: strippedAt.toISOString() }),
});

/** The payment of an order, for owners. */
export const toPayment = (
  order: OrderRow,
  provider: DeskSchemas['OrderPayment']['provider'],
): DeskSchemas['OrderPayment'] => ({
  provider,
  status: order.paymentStatus,
  amount: order.amount ?? NOTHING,
  fullPrice: order.fullPrice,
  ...(order.couponCode !== null && { couponCode: order.couponCode }),
  ...(order.providerPaymentId !== null && { providerPaymentId: order.providerPaymentId }),
  ...(order.otherAmount !== null &&
    order.otherCurrency !== null && {
      difference: {
        amount: order.otherAmount,
        currency: order.otherCurrency,
        isDecided: order.decidedAt !== null,
      },
    }),
});
