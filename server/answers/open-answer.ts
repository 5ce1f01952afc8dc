import type { OrderStatus } from '#domain/payment.ts';
import { PROMISED_WITHIN } from './request-answer.ts';
import { IS_GIFT } from './answered-order.ts';
import { MAY_WRITE_ANSWER } from './agreement-mails.ts';
import type { Question } from './answer-text.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { readQuestions } from './read-questions.ts';

/** An order's answer, locked until the transaction ends. */
export interface OpenAnswer {
  orderId: number;
  status: OrderStatus;
  /** The mail with the agreement was accepted: only then may an answer begin, or a sent one be corrected. */
  isAgreed: boolean;
  revision: number;
  /** Number of the latest draft; 0 for none. */
  draftVersion: number;
  /** The person with the edit lock, if any. */
  writer: { id: string; name: string; until: Date } | undefined;
  /** The answer was sent and is being corrected. */
  isCorrecting: boolean;
  questions: readonly Question[];
  promisedUntil: Date | undefined;
  /** When a gift's answer may be sent at the earliest. */
  notBefore: Date | undefined;
  /** The answer goes to another address than the agreement. */
  isGift: boolean;
}

/**
 * Locks an order and its answer, so that changes of an answer happen one after the other. Always the order first, as
 * whoever cancels an order does: the other way round two of them could wait for each other.
 */
export async function openAnswer(trx: Trx, orderId: number): Promise<OpenAnswer | undefined> {
  const order = await trx
    .selectFrom('shop_order')
    .select(['status', 'paid_at', 'gift_from', IS_GIFT.as('isGift'), MAY_WRITE_ANSWER.as('isAgreed')])
    .where('id', '=', orderId)
    .where('deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return undefined;
  await trx
    .insertInto('answer')
    .values({ order_id: orderId })
    .onConflict((on) => on.doNothing())
    .execute();
  const answer = await trx
    .selectFrom('answer')
    .select((from) => [
      'revision',
      'writer_id',
      'writer_name',
      'writer_until',
      from
        .selectFrom('answer_draft')
        .select((is) => is.fn.max('version').as('version'))
        .whereRef('answer_draft.order_id', '=', 'answer.order_id')
        .as('version'),
      from
        .selectFrom('answer_correction')
        .select('id')
        .whereRef('answer_correction.order_id', '=', 'answer.order_id')
        .where('ended_at', 'is', null)
        .as('correction'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { writer_id: id, writer_name: name, writer_until: until } = answer;
  return {
    orderId,
    status: order.status,
    isAgreed: order.isAgreed,
    revision: answer.revision,
    draftVersion: answer.version ?? 0,
    isCorrecting: answer.correction !== null,
    writer: id !== null && name !== null && until !== null ? { id, name, until } : undefined,
    questions: await readQuestions(trx, orderId),
    notBefore: order.gift_from ?? undefined,
    isGift: order.isGift,
    promisedUntil: order.paid_at ? new Date(order.paid_at.getTime() + PROMISED_WITHIN) : undefined,
  };
}

/** Whether a draft may be changed: the order waits for its answer, or the sent one is being corrected. */
export const isWritable = ({ status, isCorrecting }: OpenAnswer): boolean =>
  status === 'GENERATING_RESPONSE' || status === 'SCHEDULED' || isCorrecting;

/** Increases the answer's revision, by which a stale write is recognised. */
export async function countAnswerChange(trx: Trx, orderId: number): Promise<void> {
  await trx
    .updateTable('answer')
    .set((is) => ({ revision: is('revision', '+', 1) }))
    .where('order_id', '=', orderId)
    .execute();
}
