import { sql } from 'kysely';
import { NOTHING, type MinorUnits } from '#domain/grosze.ts';
import { API_PRODUCT_TYPE } from '#domain/product-type.ts';
import { ANSWER_MAIL_IS_STUCK, ANSWER_MAIL_STATE, asStuck } from '#server/answers/answer-mails.ts';
import { PROMISED_WITHIN } from '#server/answers/request-answer.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { maskedEmail } from '#server/desk/order/masked-email.ts';
import { answerState, ordersWithAnswers } from '#server/desk/order/open-orders.ts';
import { required } from '#server/desk/order/required.ts';
import { isoOrNull } from '#server/store/moments.ts';
import type { Db } from '#server/store/tables/tables.ts';

export type OrderEntry = DeskSchemas['OrderEntry'];
type Shown = NonNullable<OrderEntry['order']>;

/** Reads what a list shows of orders, in the order of their numbers in `ids`. */
export async function readListed(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await ordersWithAnswers(db)
    .innerJoin('fairy', 'fairy.id', 'fairy_product.fairy_id')
    .leftJoin('payment', 'payment.order_id', 'shop_order.id')
    .leftJoin('payment_difference as other', (join) =>
      join.onRef('other.payment_id', '=', 'payment.id').on('decided_at', 'is not', null),
    )
    .leftJoin('coupon_use', 'coupon_use.order_id', 'shop_order.id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('refund')
          .whereRef('refund.payment_id', '=', 'payment.id')
          .select([
            sql<MinorUnits | null>`(sum(refund.amount) filter (where state = 'done'))::float8`.as('given'),
            sql<boolean | null>`bool_or(state in ('asked', 'pending'))`.as('isRefundDue'),
            sql<boolean | null>`bool_or(state = 'failed' and settled_at is null)`.as('hasRefundFailed'),
          ])
          .as('money'),
      (join) => join.onTrue(),
    )
    .select([
      'shop_order.id as orderId',
      'shop_order.status',
      answerState.as('answerState'),
      ANSWER_MAIL_STATE.as('mail'),
      ANSWER_MAIL_IS_STUCK.as('isStuck'),
      'shop_order.created_at as createdAt',
      'shop_order.updated_at as updatedAt',
      'paid_at as paidAt',
      'scheduled_for as scheduledFor',
      'answered_at as answeredAt',
      'product_name as productName',
      'product_type as productType',
      'customer_name as customerName',
      'partner_name as partnerName',
      'fairy.id as fairyId',
      'fairy_name as fairyName',
      'fairy.image_src as fairyImage',
      'email',
      'full_price as fullPrice',
      'total_price as totalPrice',
      'coupon_code as couponCode',
      'provider',
      'payment.status as paymentStatus',
      'payment.amount',
      // What has come, where a person has decided on another amount than asked; as `paid_for` has it.
      'other.amount as otherAmount',
      'other.currency as otherCurrency',
      'payment.expires_at as expiresAt',
      'given',
      'isRefundDue',
      'hasRefundFailed',
      sql<Date | null>`(
        select begun_at from answer_correction where order_id = shop_order.id and ended_at is null
      )`.as('correctingSince'),
    ])
    .where('shop_order.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A row of the list, as it is stored. */
export type Listed = Awaited<ReturnType<typeof readListed>>[number];

/** Converts a row to the contract's format. An unreadable row is marked as such, so that it does not break the list. */
export function toEntry(row: Listed, isOwner: boolean): OrderEntry {
  try {
    return { orderId: row.orderId, order: toShown(row, isOwner) };
  } catch {
    return { orderId: row.orderId, order: null };
  }
}

/** @throws for a row that cannot be read */
function toShown(row: Listed, isOwner: boolean): Shown {
  const state = stateOf(row);
  const { paidAt } = row;
  return {
    createdAt: row.createdAt.toISOString(),
    productName: required(row.productName),
    productType: required(API_PRODUCT_TYPE[required(row.productType)]),
    customerName: row.customerName,
    partnerName: row.partnerName,
    fairy: { id: row.fairyId, name: required(row.fairyName), imageSrc: row.fairyImage },
    state,
    promisedUntil: paidAt && new Date(paidAt.getTime() + PROMISED_WITHIN).toISOString(),
    at: isoOrNull(momentOf(row, state)),
    ...(state === 'approved' && row.isStuck && { mail: asStuck(row.mail) }),
    ...(row.correctingSince !== null && { correctingSince: row.correctingSince.toISOString() }),
    ...(isOwner && {
      email: maskedEmail(row.email),
      payment: { amount: row.amount ?? required(row.totalPrice), state: paymentState(row) },
    }),
  };
}

/** State of an order's answer, or `unpaid`. An unpaid order that has ended does not count as called off. */
export const stateOf = ({ status, paidAt, answerState: state }: Listed): Shown['state'] =>
  status === 'DRAFT' || (status === 'CANCELED' && paidAt === null) ? 'unpaid' : state;

function momentOf(row: Listed, state: Shown['state']): Date | null {
  if (state === 'unpaid') return row.status === 'DRAFT' ? row.expiresAt : null;
  if (state === 'approved') return row.scheduledFor;
  if (state === 'sent') return row.answeredAt;
  return state === 'called-off' ? row.updatedAt : null;
}

/** What a paid order's payment has brought, in its own currency. */
export const receivedOf = ({ amount, otherAmount }: Listed): MinorUnits => otherAmount ?? amount ?? NOTHING;

/** State of an order's payment. */
export function paymentState(row: Listed): NonNullable<Shown['payment']>['state'] {
  const { paidAt, paymentStatus, given } = row;
  if (row.hasRefundFailed === true) return 'refund-failed';
  if (row.isRefundDue === true) return 'refund-due';
  if (given !== null) return given < receivedOf(row) ? 'part-refunded' : 'refunded';
  if (paidAt !== null || paymentStatus === 'COMPLETED') return 'paid';
  return paymentStatus === null || paymentStatus === 'CANCELED' ? 'failed' : 'pending';
}
