import { z } from 'zod';
import type { SentAnswer } from '#domain/answer/sent-answer.ts';
import type { Grosze } from '#domain/grosze.ts';
import { CORRECTED_AT, IS_APPROVED, IS_GIFT } from '#server/answers/answered-order.ts';
import { findBirthReading } from '#server/answers/birth-reading.ts';
import { moonAt } from '#server/sky/moon.ts';
import { loadEphemeris } from '#server/sky/ephemeris.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { findNextOffers, type NextOffers } from '#server/order-again/next-offers.ts';
import { answerParts } from '#server/answers/answer-parts.ts';

/** What a key opens. */
export type OpenedAnswer =
  | { kind: 'open'; answer: SentAnswer; next: NextOffers }
  /** A mail with another text may have left, and this one is not approved yet. */
  | { kind: 'waits'; fairyName: string }
  /** Nothing: no such key, closed, called off, or its data are deleted. */
  | { kind: 'gone' };

/** The states of an order in which its answer may have a page: a mail with its link may have left. */
export const HAS_PAGE = ['GENERATING_RESPONSE', 'SCHEDULED', 'SENT'] as const;

const isKey = (text: string) => z.guid().safeParse(text).success;

const orderOf = (db: Db, key: string) =>
  db
    .selectFrom('shop_order')
    .leftJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .leftJoin('fairy', 'fairy.id', 'fairy_product.fairy_id')
    .leftJoin('rating', 'rating.order_id', 'shop_order.id')
    .select([
      'shop_order.id as orderId',
      'status',
      'mailed_by as mailedBy',
      'product_name as productName',
      'product_type as productType',
      'fairy_name as fairyName',
      'fairy_product.id as fairyProductId',
      'fairy_product.fairy_id as fairyId',
      'image_src as portrait',
      'response',
      'answered_at as answeredAt',
      'scheduled_for as scheduledFor',
      'total_price as totalPrice',
      'rating.stars',
      IS_APPROVED.as('isApproved'),
      IS_GIFT.as('isGift'),
      CORRECTED_AT.as('correctedAt'),
    ])
    .where('answer_key', '=', key)
    .where('deleted', '=', false)
    .where('status', 'in', HAS_PAGE)
    // The constraint shop_order_sold_whole.
    .$narrowType<{ productName: string; productType: SentAnswer['productType']; fairyName: string }>()
    .$narrowType<{ totalPrice: Grosze }>()
    .executeTakeFirst();

/**
 * Reads the page that a key opens: only a text that a person has approved and whose mail has left, or is leaving. Changes
 * nothing: mail scanners and proxies open links too.
 */
export async function readAnswerPage(db: Db, key: string): Promise<OpenedAnswer> {
  const order = isKey(key) ? await orderOf(db, key) : undefined;
  if (!order) return { kind: 'gone' };
  const { orderId, response, portrait } = order;
  // A mail that is leaving may arrive before it is recorded.
  const hasLeft = order.status === 'SENT' || (order.status === 'SCHEDULED' && order.mailedBy !== null);
  if (!hasLeft || !order.isApproved || response === null || response === '')
    return order.status === 'SENT' ? { kind: 'gone' } : { kind: 'waits', fairyName: order.fairyName };
  const answeredAt = order.answeredAt ?? order.scheduledFor ?? new Date();
  const { fairyId, fairyProductId } = order;
  const [{ asked, cards, parts }, reading, sky, next] = await Promise.all([
    answerParts(db, orderId, response),
    findBirthReading(db, orderId),
    loadEphemeris(),
    fairyId !== null && fairyProductId !== null
      ? findNextOffers(db, { fairyId, fairyProductId })
      : { same: undefined, question: undefined, isBusy: false },
  ]);
  return {
    kind: 'open',
    next,
    answer: {
      orderId,
      key,
      productName: order.productName,
      productType: order.productType,
      fairyName: order.fairyName,
      portrait: portrait ?? undefined,
      answeredAt,
      asked,
      cards,
      parts,
      correctedAt: order.correctedAt ?? undefined,
      totalPrice: order.isGift ? undefined : order.totalPrice,
      isGift: order.isGift,
      isRatable: order.status === 'SENT',
      stars: order.stars ?? undefined,
      moonSign: moonAt(sky, answeredAt).sign,
      born: reading && { date: reading.birthDate, time: reading.birthTime, place: reading.city },
      sky: reading?.computed && {
        birthHoroscope: reading.computed.chart,
        assumed: reading.computed.assumed,
      },
    },
  };
}
