import { sql } from 'kysely';
import type { Offer } from '#server/store/products.ts';
import type { Trx } from '#server/store/tables.ts';
import type { OrderInput } from './order-input.ts';

/** The ids of a stored order; only its customer knows `customerId`. */
export interface OrderIdentity {
  orderId: number;
  customerId: string;
}

/** The data of an order to be stored; `totalPrice` in grosze, after the coupon. */
export interface OrderRecord {
  input: OrderInput;
  offer: Offer;
  totalPrice: number;
}

/** Stores an order with its questions, in the customer's birth-horoscope draft when there is one, else as a new row. */
export async function recordOrder(trx: Trx, record: OrderRecord, draftId?: number): Promise<OrderIdentity> {
  const reused = draftId === undefined ? undefined : await fillDraft(trx, record, draftId);
  const identity = reused ?? (await insertOrder(trx, record));
  const questions = record.input.questions.map((content, index) => ({
    order_id: identity.orderId,
    sequence_number: index + 1,
    content,
  }));
  if (questions.length > 0) await trx.insertInto('order_question').values(questions).execute();
  return identity;
}

const insertOrder = (trx: Trx, record: OrderRecord): Promise<OrderIdentity> =>
  trx
    .insertInto('shop_order')
    .values(columns(record))
    .returning(['id as orderId', 'customer_id as customerId'])
    .executeTakeFirstOrThrow();

/**
 * Turns a birth-horoscope draft into the order. The draft must be unused and have the same e-mail; otherwise the result
 * is `undefined`, and the client is not told why (BH-5). The draft's birth time stays.
 */
async function fillDraft(trx: Trx, record: OrderRecord, draftId: number): Promise<OrderIdentity | undefined> {
  if (record.offer.productType !== 'BIRTH_HOROSCOPE') return undefined;
  return trx
    .updateTable('shop_order')
    .set({ ...columns(record), updated_at: sql`now()` })
    .where('id', '=', draftId)
    .where('email', '=', record.input.customer.email)
    .where('status', '=', 'DRAFT')
    .where('fairy_product_id', 'is', null)
    .returning(['id as orderId', 'customer_id as customerId'])
    .executeTakeFirst();
}

const columns = ({ input, offer, totalPrice }: OrderRecord) => ({
  fairy_product_id: offer.fairyProductId,
  product_name: offer.productName,
  product_type: offer.productType,
  fairy_name: offer.fairyName,
  full_price: offer.price,
  total_price: totalPrice,
  customer_name: input.customer.name,
  email: input.customer.email,
  birth_date: input.customer.birthDate,
  city: input.customer.city,
  partner_name: input.partner?.name ?? null,
  partner_birth_date: input.partner?.birthDate ?? null,
  chart_image: input.chartImage,
});
