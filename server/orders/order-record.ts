import { sql, type Insertable, type RawBuilder } from 'kysely';
import { GIFT_HOUR } from '#domain/gift.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { Grosze } from '#domain/grosze.ts';
import { isStillOffered, type Offer } from '#server/store/products.ts';
import type { Tables, Trx } from '#server/store/tables/tables.ts';
import { findBirthHour } from './birth-draft.ts';
import type { OrderInput } from './order-input.ts';

/** The ids of a stored order; only its customer knows `customerId`. */
export interface OrderIdentity {
  orderId: number;
  customerId: string;
}

/** The offer has changed since it was read: validate the order again with the new offer. */
export class OfferChanged extends Error {
  override name = 'OfferChanged';
}

/** The data of an order to be stored; `totalPrice` after the coupon. */
export interface OrderRecord {
  input: OrderInput;
  offer: Offer;
  totalPrice: Grosze;
  /** Digest of the secret of the device that orders. */
  device?: string | undefined;
}

/**
 * Stores an order with its questions. A birth horoscope gets the hour of the chart that it was ordered from (BH-5): the
 * chart's first order becomes its draft, later ones are new rows. An hour that comes with the order goes before the chart's,
 * whose draft may have been deleted meanwhile.
 * @throws {OfferChanged} when the offer is not what the record says; the caller's transaction has to end then.
 */
export async function recordOrder(
  trx: Trx,
  record: OrderRecord,
  chartHandle?: string,
): Promise<OrderIdentity> {
  const hasChart = chartHandle !== undefined && record.offer.productType === 'BIRTH_HOROSCOPE';
  const identity =
    (hasChart && (await orderOfChart(trx, record, chartHandle))) || (await insertOrder(trx, record));
  const questions = record.input.questions.map((content, index) => ({
    order_id: identity.orderId,
    sequence_number: index + 1,
    content,
  }));
  if (questions.length > 0) await trx.insertInto('order_question').values(questions).execute();
  return identity;
}

const insertOrder = async (trx: Trx, record: OrderRecord, chart?: ChartColumns): Promise<OrderIdentity> =>
  asOffered(
    await trx
      .insertInto('shop_order')
      .values({ ...chart, ...columns(record) })
      .returning(['id as orderId', 'customer_id as customerId', isStillOffered(record.offer).as('isStill')])
      .executeTakeFirstOrThrow(),
  );

function asOffered({ isStill, ...identity }: OrderIdentity & { isStill: boolean }): OrderIdentity {
  if (!isStill) throw new OfferChanged();
  return identity;
}

type ChartColumns = Pick<Insertable<Tables['shop_order']>, 'chart_handle' | 'birth_time' | 'clock_choice'>;

/** Stores an order made from a chart; `undefined` for an unknown handle. The client does not learn which. */
async function orderOfChart(
  trx: Trx,
  record: OrderRecord,
  handle: string,
): Promise<OrderIdentity | undefined> {
  const hour = await findBirthHour(trx, handle);
  if (!hour) return undefined;
  const { birthTime, clockChoice } = hour;
  return (
    (await fillDraft(trx, record, handle)) ??
    insertOrder(trx, record, { chart_handle: handle, birth_time: birthTime, clock_choice: clockChoice })
  );
}

/** Turns a chart's unused draft into the order; the hour of birth stays. `undefined` when another order took it. */
async function fillDraft(trx: Trx, record: OrderRecord, handle: string): Promise<OrderIdentity | undefined> {
  const filled = await trx
    .updateTable('shop_order')
    .set({ ...columns(record), updated_at: sql`now()` })
    .where('chart_handle', '=', handle)
    .where('status', '=', 'DRAFT')
    .where('fairy_product_id', 'is', null)
    .returning(['id as orderId', 'customer_id as customerId', isStillOffered(record.offer).as('isStill')])
    .executeTakeFirst();
  return filled && asOffered(filled);
}

/** The moment of a gift's day in Warsaw, from which on its answer may be sent. */
export const giftMoment = ({ gift }: OrderInput): RawBuilder<Date | null> =>
  sql`(${gift?.sendOn ?? null}::date + make_interval(hours => ${GIFT_HOUR})) at time zone ${SHOP_TIME_ZONE}`;

const columns = ({ input, offer, totalPrice, device }: OrderRecord) => ({
  device_digest: device ?? null,
  ...(input.customer.birthTime !== null && {
    birth_time: input.customer.birthTime,
    clock_choice: input.customer.clockChoice,
  }),
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
  gift_email: input.gift?.email ?? null,
  gift_from: giftMoment(input),
});
