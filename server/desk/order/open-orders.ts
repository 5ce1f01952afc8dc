import { sql, type RawBuilder } from 'kysely';
import { API_PRODUCT_TYPE, type ProductType } from '#domain/product-type.ts';
import { AGREEMENT_STATE, untilAccepted } from '#server/answers/agreement-mails.ts';
import { ANSWER_MAIL_IS_STUCK, ANSWER_MAIL_STATE, asStuck } from '#server/answers/answer-mails.ts';
import { PROMISED_WITHIN } from '#server/answers/request-answer.ts';
import { IS_ABSENT } from '#server/store/fairies.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { required } from './required.ts';

type AnswerState = DeskSchemas['AnswerState'];

/** Rows of the table `shop_order` that a person may see; `null` for all. */
export interface Sight {
  fairyId: string | null;
  /** The reader: her own notes do not count as unread. */
  personId?: string;
}

/**
 * SQL: state of an order's answer, from its status, its latest draft and the latest review. A draft that was sent
 * back counts as a draft again once it has changed.
 */
export const answerState = sql<AnswerState>`case
  when shop_order.status = 'SENT' then 'sent'
  when shop_order.status = 'CANCELED' then 'called-off'
  when shop_order.status = 'SCHEDULED' then 'approved'
  when draft.version is null then 'waiting'
  when review.kind = 'handed-over' then 'in-review'
  when review.kind = 'sent-back' and review.draft_version >= draft.version then 'sent-back'
  else 'drafted'
end`;

/** Whether somebody of the desk answers for a specialist, by her id. */
export const hasAccess = (fairyId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from desk_person where desk_person.fairy_id = ${fairyId} and removed_at is null)`;

/** Orders with their latest draft, review and approval joined, for `answerState`. */
export const ordersWithAnswers = (db: Db) =>
  db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'shop_order.fairy_product_id')
    .leftJoin('answer', 'answer.order_id', 'shop_order.id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('answer_draft')
          .select(['version', 'words', 'author_name', 'created_at'])
          .whereRef('answer_draft.order_id', '=', 'shop_order.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('draft'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('answer_review')
          .select(['kind', 'draft_version', 'person_name', 'note', 'at'])
          .whereRef('answer_review.order_id', '=', 'shop_order.id')
          .orderBy('answer_review.id', 'desc')
          .limit(1)
          .as('review'),
      (join) => join.onTrue(),
    )
    .leftJoin('answer_approval as approval', (join) =>
      join.onRef('approval.order_id', '=', 'shop_order.id').on('approval.voided_at', 'is', null),
    )
    .where('shop_order.deleted', '=', false);

/** The orders that wait for an answer or for its time, with what the queue shows of them. */
export const openOrders = (db: Db, { fairyId, personId }: Sight) =>
  ordersWithAnswers(db)
    .select([
      'shop_order.id as orderId',
      'product_name as productName',
      'product_type as productType',
      'customer_name as customerName',
      'partner_name as partnerName',
      'fairy_product.fairy_id as fairyId',
      'fairy_name as fairyName',
      sql<string>`(select image_src from fairy where id = fairy_product.fairy_id)`.as('fairyImage'),
      sql<boolean>`(select ${IS_ABSENT} from fairy where id = fairy_product.fairy_id)`.as('isAbsent'),
      hasAccess(sql.ref('fairy_product.fairy_id')).as('hasAccess'),
      'paid_at as paidAt',
      'scheduled_for as scheduledFor',
      answerState.as('state'),
      AGREEMENT_STATE.as('agreement'),
      ANSWER_MAIL_STATE.as('mail'),
      ANSWER_MAIL_IS_STUCK.as('isStuck'),
      'draft.words',
      'draft.author_name as author',
      'draft.created_at as draftedAt',
      'review.person_name as reviewer',
      'review.at as reviewedAt',
      'approval.approver_name as approver',
      'approval.approved_at as approvedAt',
      sql<boolean | null>`(select person_id is distinct from ${personId ?? null}::uuid from order_note
        where order_note.order_id = shop_order.id order by written_at desc limit 1)`.as('hasNote'),
      sql<number>`(select count(*)::int from order_question where order_id = shop_order.id)`.as('questions'),
    ])
    .where('shop_order.status', 'in', ['GENERATING_RESPONSE', 'SCHEDULED'])
    .$if(fairyId !== null, (query) => query.where('fairy_product.fairy_id', '=', fairyId))
    // A paid order has all of these (constraint shop_order_sold_whole).
    .$narrowType<{ productName: string; productType: ProductType; fairyName: string; paidAt: Date }>();

type Row = Awaited<ReturnType<ReturnType<typeof openOrders>['execute']>>[number];

/** A row of the queue, or the number of an order that cannot be read: it must not break the list. */
export function readQueueRow(row: Row): DeskSchemas['QueueRow'] | number {
  try {
    return toQueueRow(row);
  } catch {
    return row.orderId;
  }
}

/** @throws for a row that cannot be read */
function toQueueRow(row: Row): DeskSchemas['QueueRow'] {
  const { orderId, productName, productType, customerName, partnerName, paidAt, questions } = row;
  return {
    orderId,
    productName,
    productType: required(API_PRODUCT_TYPE[productType]),
    customerName,
    partnerName,
    fairy: {
      id: row.fairyId,
      name: row.fairyName,
      imageSrc: row.fairyImage,
      ...(row.isAbsent && { isAbsent: true }),
      ...(!row.hasAccess && { hasAccess: false }),
    },
    questions,
    paidAt: paidAt.toISOString(),
    promisedUntil: new Date(paidAt.getTime() + PROMISED_WITHIN).toISOString(),
    ...(row.hasNote && { hasNote: true }),
    ...untilAccepted(row.agreement),
    answer: { state: row.state, ...(row.words !== null && { words: row.words }), ...lastStep(row) },
  };
}

function lastStep({ state, ...row }: Row): Partial<DeskSchemas['QueueRow']['answer']> {
  const step = (by: string | null, at: Date | null) => ({
    ...(by !== null && { by }),
    ...(at !== null && { at: at.toISOString() }),
  });
  if (state === 'waiting') return {};
  if (state === 'drafted') return step(row.author, row.draftedAt);
  if (state !== 'approved') return step(row.reviewer, row.reviewedAt);
  return {
    ...step(row.approver, row.approvedAt),
    ...(row.scheduledFor !== null && { sendAt: row.scheduledFor.toISOString() }),
    ...(row.isStuck && { mail: asStuck(row.mail) }),
  };
}
