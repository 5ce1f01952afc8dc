import { sql, type Insertable, type RawBuilder } from 'kysely';
import { GIFT_HOUR } from '#domain/gift.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { Grosze } from '#domain/grosze.ts';
import { isStillOffered, type Offer } from '#server/store/products.ts';
import type { Tables, Trx } from '#server/store/tables/tables.ts';
import { agreedJson, areTextsStored, type AgreedText } from '#server/store/consents.ts';
import { keptStatement, type Given, type Places } from '#server/store/statements/kept-statement.ts';
import { findBirthHour } from './birth-draft.ts';
import { insertKey, type Attempt } from './idempotency.ts';
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

/** The ids of an order that was just stored, and whether the texts that its customer agreed to are stored, too. */
export interface RecordedOrder extends OrderIdentity {
  areTextsStored: boolean;
}

/** The data of an order to be stored; `totalPrice` after the coupon. */
export interface OrderRecord {
  input: OrderInput;
  offer: Offer;
  agreed: readonly AgreedText[];
  totalPrice: Grosze;
  /** Digest of the secret of the device that orders. */
  device?: string | undefined;
}

/**
 * Stores an order's row. A birth horoscope gets the hour of the chart that it was ordered from (BH-5): the
 * chart's first order becomes its draft, later ones are new rows. An hour that comes with the order goes before the chart's,
 * whose draft may have been deleted meanwhile. An `attempt` is claimed by the statement that stores the order, which only a
 * plain order may ask for: `undefined` when its key is known.
 * @throws {OfferChanged} when the offer is not what the record says; the caller's transaction has to end then.
 */
export async function recordOrder(
  trx: Trx,
  record: OrderRecord,
  { chartHandle, attempt }: { chartHandle?: string | undefined; attempt?: Attempt | undefined } = {},
): Promise<RecordedOrder | undefined> {
  if (attempt) return insertWithKey(trx, record, attempt);
  return (
    (chartHandle !== undefined && (await orderOfChart(trx, record, chartHandle))) || insertOrder(trx, record)
  );
}

/** What the statement that stores an order returns. `agreed` by `agreedJson`. */
const returned = (questionsCount: Given<number>, agreed: Given<string>) =>
  [
    'id as orderId',
    'customer_id as customerId',
    isStillOffered(questionsCount).as('isStill'),
    areTextsStored(agreed).as('areTextsStored'),
  ] as const;

const returnedOf = ({ offer, agreed }: OrderRecord) => returned(offer.questionsCount, agreedJson(agreed));

const insertOrder = async (trx: Trx, record: OrderRecord, chart?: ChartColumns): Promise<RecordedOrder> =>
  asOffered(
    await trx
      .insertInto('shop_order')
      .values({ ...chart, ...columns(record) })
      .returning(returnedOf(record))
      .executeTakeFirstOrThrow(),
  );

/** What a plain order's statement is told. */
interface PlainOrder {
  attempt: Attempt;
  row: ReturnType<typeof rowOf> & ReturnType<typeof hourOf>;
  giftDay: string | null;
  questionsCount: number;
  agreed: string;
}

const keyAndOrder = keptStatement((db, at: Places<PlainOrder>) => {
  const values = { ...at.row, gift_from: giftMoment(at.giftDay) };
  return db
    .with('claimed', (within) => insertKey(within, at.attempt))
    .insertInto('shop_order')
    .columns(Object.keys(values) as (keyof typeof values)[])
    .expression(sql`select ${sql.join(Object.values(values))} from claimed`)
    .returning(returned(at.questionsCount, at.agreed));
});

/** Claims the key and stores the order in one statement; `undefined` for a known key. */
async function insertWithKey(
  trx: Trx,
  record: OrderRecord,
  attempt: Attempt,
): Promise<RecordedOrder | undefined> {
  const { input, offer, agreed } = record;
  const [stored] = await keyAndOrder(trx, {
    attempt,
    row: { ...rowOf(record), ...hourOf(input) },
    giftDay: giftDayOf(input),
    questionsCount: offer.questionsCount,
    agreed: agreedJson(agreed),
  });
  return stored && asOffered(stored);
}

function asOffered({ isStill, ...recorded }: RecordedOrder & { isStill: boolean }): RecordedOrder {
  if (!isStill) throw new OfferChanged();
  return recorded;
}

type ChartColumns = Pick<Insertable<Tables['shop_order']>, 'chart_handle' | 'birth_time' | 'clock_choice'>;

/** Stores a birth horoscope's order made from a chart; `undefined` for another service and an unknown handle. The client does not learn which. */
async function orderOfChart(
  trx: Trx,
  record: OrderRecord,
  handle: string,
): Promise<RecordedOrder | undefined> {
  if (record.offer.productType !== 'BIRTH_HOROSCOPE') return undefined;
  const hour = await findBirthHour(trx, handle);
  if (!hour) return undefined;
  const { birthTime, clockChoice } = hour;
  return (
    (await fillDraft(trx, record, handle)) ??
    insertOrder(trx, record, { chart_handle: handle, birth_time: birthTime, clock_choice: clockChoice })
  );
}

/** Turns a chart's unused draft into the order; the hour of birth stays. `undefined` when another order took it. */
async function fillDraft(trx: Trx, record: OrderRecord, handle: string): Promise<RecordedOrder | undefined> {
  const filled = await trx
    .updateTable('shop_order')
    .set({ ...columns(record), updated_at: sql`now()` })
    .where('chart_handle', '=', handle)
    .where('status', '=', 'DRAFT')
    .where('fairy_product_id', 'is', null)
    .returning(returnedOf(record))
    .executeTakeFirst();
  return filled && asOffered(filled);
}

/** The day that a gift's answer is sent on. */
export const giftDayOf = ({ gift }: OrderInput): string | null => gift?.sendOn ?? null;

/** The moment of a gift's day in Warsaw, from which on its answer may be sent. */
export const giftMoment = (day: Given<string | null>): RawBuilder<Date | null> =>
  sql`(${day}::date + make_interval(hours => ${GIFT_HOUR})) at time zone ${SHOP_TIME_ZONE}`;

/** Without an hour that came with the order: a chart's may be there. */
const columns = (record: OrderRecord) => ({
  ...rowOf(record),
  ...(record.input.customer.birthTime !== null && hourOf(record.input)),
  gift_from: giftMoment(giftDayOf(record.input)),
});

const hourOf = ({ customer: { birthTime, clockChoice } }: OrderInput) => ({
  birth_time: birthTime,
  clock_choice: birthTime === null ? null : clockChoice,
});

const rowOf = ({ input, offer, totalPrice, device }: OrderRecord) => ({
  device_digest: device ?? null,
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
});
