import { sql } from 'kysely';
import { promisedUntil } from '#domain/promised-until.ts';
import { againKey } from '#server/store/strangers/again-key.ts';
import { MAY_REPEAT } from '#server/store/strangers/order-key.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** One paid order, as its customer finds it again. */
export interface Reading {
  orderId: number;
  /** The order's key; missing for whom the answer was given to. */
  customerId: string | undefined;
  /** Given to somebody else, or by somebody else. */
  gift: 'given' | 'got' | undefined;
  productName: string;
  fairyName: string;
  /** Address of her portrait, while the shop has her. */
  portrait: string | undefined;
  /** The first name of whom it is about. */
  name: string;
  paidAt: Date;
  state:
    | { kind: 'answered'; at: Date; key: string | undefined; againKey: string | undefined }
    | { kind: 'waiting'; until: Date }
    /** A gift that waits for the day chosen by who gives it: the promised hours do not hold for it. */
    | { kind: 'waits-for-day'; from: Date }
    | { kind: 'canceled' };
}

/** Lists the paid orders of an address, and the answers that it was given, whose data are still there; the latest first. */
export async function listReadings(db: Db, email: string): Promise<Reading[]> {
  const rows = await db
    .selectFrom('shop_order')
    .leftJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .leftJoin('fairy', 'fairy.id', 'fairy_product.fairy_id')
    .select([
      'shop_order.id as orderId',
      'customer_id as customerId',
      'product_name as productName',
      'fairy_name as fairyName',
      'image_src as portrait',
      'customer_name as name',
      'paid_at as paidAt',
      'status',
      'answered_at as answeredAt',
      sql<string | null>`case when answer_closed_at is null then answer_key end`.as('key'),
      MAY_REPEAT.as('mayRepeat'),
      'gift_email as giftEmail',
      'gift_from as giftFrom',
    ])
    // A gift is hidden from its recipient until it was sent.
    .where(sql<boolean>`(lower(email) = ${email} or (gift_email = ${email} and status = 'SENT'))`)
    .where('paid_at', 'is not', null)
    .where('stripped_at', 'is', null)
    .where('deleted', '=', false)
    .orderBy('shop_order.id', 'desc')
    // The constraint shop_order_sold_whole; the name goes only with the rest.
    .$narrowType<{ productName: string; fairyName: string; name: string; paidAt: Date }>()
    .execute();
  const toReading = async ({
    status,
    answeredAt,
    key,
    mayRepeat,
    giftEmail,
    giftFrom,
    customerId,
    portrait,
    ...row
  }: (typeof rows)[number]): Promise<Reading> => {
    const gift = giftEmail === null ? undefined : giftEmail === email ? 'got' : 'given';
    return {
      ...row,
      portrait: portrait ?? undefined,
      gift,
      customerId: gift === 'got' ? undefined : customerId,
      state: stateOf({
        status,
        answeredAt,
        // A letter is read by whom it was written to.
        key: gift === 'given' ? null : key,
        againKey:
          mayRepeat && gift !== 'got' ? await againKey(db, { orderId: row.orderId, customerId }) : undefined,
        paidAt: row.paidAt,
        giftFrom,
      }),
    };
  };
  return Promise.all(rows.map(toReading));
}

function stateOf(row: {
  status: string;
  answeredAt: Date | null;
  key: string | null;
  againKey: string | undefined;
  paidAt: Date;
  giftFrom: Date | null;
}): Reading['state'] {
  if (row.status === 'CANCELED') return { kind: 'canceled' };
  if (row.status === 'SENT')
    return {
      kind: 'answered',
      at: row.answeredAt ?? row.paidAt,
      key: row.key ?? undefined,
      againKey: row.againKey,
    };
  const until = promisedUntil(row.paidAt);
  return row.giftFrom && row.giftFrom > until
    ? { kind: 'waits-for-day', from: row.giftFrom }
    : { kind: 'waiting', until };
}

/** The first names in the readings of an address, where there are several: two people may share a mailbox. */
export function namesIn(readings: readonly Reading[]): string[] {
  const names = [...new Set(readings.map(({ name }) => name))];
  return names.length > 1 ? names : [];
}
