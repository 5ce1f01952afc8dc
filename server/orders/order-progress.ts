import type { components } from '#openapi/storefront.d.ts';
import { measuredTime } from '#server/store/response-times.ts';
import { inGrosze, NOTHING, plus, toPln, type Grosze } from '#domain/grosze.ts';
import { ANSWER_MAIL_STATE } from '#server/answers/answer-mails.ts';
import { AGREEMENT_STATE } from '#server/answers/agreement-mails.ts';
import { refundBalance } from '#server/refunds/refund-balance.ts';
import { againKey } from '#server/store/strangers/again-key.ts';
import { MAY_REPEAT } from '#server/store/strangers/order-key.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { Device } from './device-cookie.ts';
import type { PlacedOrder } from './placed-order.ts';

type OrderProgress = components['schemas']['OrderProgress'];

/** Reads the state of a paid order for its customer (OR-1). Only the device that placed it gets the whole address. */
export async function findOrderProgress(
  db: Db,
  order: PlacedOrder,
  device: Device | undefined,
): Promise<OrderProgress> {
  const { orderId, orderStatus, answeredAt, deviceDigest, paidAt } = order;
  const { giftEmail, giftFrom, agreement, answer, mayRepeat } = await giftOf(db, orderId);
  const email = giftEmail ?? order.email;
  const isOwnDevice = device !== undefined && device.digest === deviceDigest;
  const refunded = await refundedSum(db, orderId);
  const common = {
    email: isOwnDevice ? email : maskedEmail(email),
    ...(isOwnDevice && { isOwnDevice }),
    ...(giftEmail !== null && { isGift: true }),
    ...(paidAt && { paidAt: paidAt.toISOString() }),
    ...(refunded > 0 && { refunded: toPln(refunded) }),
  };
  if (orderStatus === 'CANCELED') return { state: 'CALLED_OFF', ...common };
  if (orderStatus !== 'SENT')
    return {
      state: 'AWAITED',
      ...common,
      ...(giftFrom && { sendFrom: giftFrom.toISOString() }),
      ...(agreement === 'refused' && { isMailRefused: true }),
      ...(agreement !== 'refused' && answer === 'failed' && { isAnswerRefused: true }),
    };
  return {
    state: 'ANSWERED',
    ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
    ...(mayRepeat && { againKey: await againKey(db, order) }),
    ...common,
  };
}

/** Who answers an order, as her card shows her; empty once the shop no longer has her. */
export async function findAnswerer(
  db: Db,
  { fairyProductId }: PlacedOrder,
): Promise<{ fairyImageSrc?: string; fairyResponseTime?: string }> {
  const fairy = await db
    .selectFrom('fairy_product')
    .innerJoin('fairy', 'fairy.id', 'fairy_product.fairy_id')
    .select(['fairy.id', 'name', 'image_src', 'response_time', 'usual_minutes'])
    .where('fairy_product.id', '=', fairyProductId)
    .executeTakeFirst();
  if (!fairy) return {};
  const usual = measuredTime(fairy);
  return { fairyImageSrc: fairy.image_src, ...(usual !== undefined && { fairyResponseTime: usual }) };
}

/** Data of a gift, states of the mails with the agreement and the answer, and whether the order can be repeated. */
const giftOf = (db: Db, orderId: number) =>
  db
    .selectFrom('shop_order')
    .select([
      'gift_email as giftEmail',
      'gift_from as giftFrom',
      AGREEMENT_STATE.as('agreement'),
      ANSWER_MAIL_STATE.as('answer'),
      MAY_REPEAT.as('mayRepeat'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/** The sum that has gone back or is on its way. Money in another currency is mentioned by mail only. */
async function refundedSum(db: Db, orderId: number): Promise<Grosze> {
  const balance = await refundBalance(db, orderId);
  return (balance && inGrosze(plus(balance.underWay, balance.done), balance.currency)) ?? NOTHING;
}

/** Masks an address so that only its owner recognises it: `a…@example.com`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
