import { sql } from 'kysely';
import type { Grosze } from '#domain/grosze.ts';
import type { ProductType } from '#domain/product-type.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import type { AnsweredOrder } from '#server/mail/mail-templates.ts';
import { againKey } from '#server/store/strangers/again-key.ts';
import { MAY_REPEAT } from '#server/store/strangers/order-key.ts';
import { recordAudit, SHOP } from '#server/store/audit.ts';
import { orderTransition } from '#server/store/order-transition.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { AGREEMENT_IS_SENT } from './agreement-mails.ts';
import { answerParts } from './answer-parts.ts';

/** SQL: a person has approved exactly this text. The database refuses to schedule any other (032_answer_draft.sql). */
export const IS_APPROVED = sql<boolean>`exists (
  select from answer_approval where order_id = shop_order.id and voided_at is null
    and digest = encode(sha256(convert_to(response, 'UTF8')), 'hex')
)`;

/**
 * SQL: no proved withdrawal exists. After one, nothing is sent, even before the job that cancels the order. An
 * unproved statement, which anybody may have made, blocks nothing.
 */
const IS_NOT_WITHDRAWN = sql<boolean>`not exists (
  select from withdrawal join withdrawal_proof on withdrawal_id = withdrawal.id
  where order_id = shop_order.id and proved_at is not null
)`;

/** SQL: name of the person whose approval is valid; null for an approval by the command line. */
export const APPROVER = sql<string | null>`(
  select approver_name from answer_approval
  where order_id = shop_order.id and voided_at is null and approver_kind = 'person'
)`.as('approver');

/** SQL: the specialist is a brand character, for whom several people write. */
export const IS_BRAND = sql<boolean>`exists (
  select from fairy_product join fairy on fairy.id = fairy_id
  where fairy_product.id = shop_order.fairy_product_id and persona = 'brand'
)`.as('isBrand');

/** SQL: recipient of the answer, a gift's recipient or the customer. */
export const ANSWER_TO = sql<string>`coalesce(gift_email, email)`;

/** SQL: orders whose answer goes to an address. It uses the indexes of both columns, unlike a comparison with ANSWER_TO. */
export const isAnswerTo = (address: string) =>
  sql<boolean>`(gift_email = ${address} or gift_email is null and email = ${address})`;

/** SQL: the order is a gift, so the answer's reader did not order it. */
export const IS_GIFT = sql<boolean>`gift_email is not null`;

/** SQL: when the text was corrected after an earlier one may have been mailed; null without a correction. */
export const CORRECTED_AT = sql<Date | null>`(
  select live.approved_at from answer_approval as live
  where live.order_id = shop_order.id and live.voided_at is null and exists (
    select from answer_approval as earlier
    where earlier.order_id = shop_order.id and earlier.voided_at is not null and earlier.mailed_at is not null
      and earlier.digest <> live.digest
  )
)`;

const MAIL_FIELDS = [
  ANSWER_TO.as('to'),
  IS_GIFT.as('isGift'),
  CORRECTED_AT.as('correctedAt'),
  'id as orderId',
  'customer_id as customerId',
  'product_name as productName',
  'fairy_name as fairyName',
  'response',
  'product_type as productType',
  'total_price as totalPrice',
  'answered_at as answeredAt',
  'rating_key as ratingKey',
  'answer_key as answerKey',
  MAY_REPEAT.as('mayRepeat'),
  APPROVER,
  IS_BRAND,
] as const;

/** Columns that are not null by the constraints shop_order_sold_whole and shop_order_answered. */
interface Answered {
  productName: string;
  productType: ProductType;
  fairyName: string;
  response: string;
}

type AnsweredRow = Answered &
  Omit<AnsweredOrder, keyof Answered | 'head' | 'againKey'> & {
    totalPrice: Grosze | null;
    answeredAt: Date | null;
    mayRepeat: boolean;
  };

/** Adds what the mail shows around the answer's text. */
async function withHead(
  db: Db,
  { productType, totalPrice, answeredAt, mayRepeat, ...order }: AnsweredRow,
  now: Date,
): Promise<AnsweredOrder> {
  const { asked, cards, body } = await answerParts(db, order.orderId, order.response);
  const head = { productType, totalPrice, sentAt: answeredAt ?? now, asked, cards };
  return { ...order, response: body, head, againKey: mayRepeat ? await againKey(db, order) : undefined };
}

/**
 * Claims an order for the job that mails its approved answer at this time. Until the job ends, the answer cannot be
 * edited, recalled or canceled. `undefined` if it was mailed, canceled, rescheduled or is not approved.
 */
export async function claimScheduledAnswer(
  db: Db,
  orderId: number,
  scheduledFor: Date,
  jobId: string,
  clock: Clock = systemClock,
): Promise<AnsweredOrder | undefined> {
  const row = await db
    .updateTable('shop_order')
    .set({ mailed_by: jobId })
    .where('id', '=', orderId)
    .where('status', '=', 'SCHEDULED')
    .where('scheduled_for', '=', scheduledFor)
    .where('deleted', '=', false)
    .where(sql<boolean>`(mailed_by = ${jobId} or not is_being_mailed(mailed_by))`)
    .where(IS_APPROVED)
    .where(IS_NOT_WITHDRAWN)
    .where(AGREEMENT_IS_SENT)
    .returning(MAIL_FIELDS)
    .$narrowType<Answered>()
    .executeTakeFirst();
  return row && withHead(db, row, clock.now());
}

/** Whether an approved answer's mail waits for its agreement, which is mailed first to a corrected address. */
export async function waitsForAgreement(db: Db, orderId: number, scheduledFor: Date): Promise<boolean> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('id', '=', orderId)
    .where('status', '=', 'SCHEDULED')
    .where('scheduled_for', '=', scheduledFor)
    .where('deleted', '=', false)
    .where(({ not }) => not(AGREEMENT_IS_SENT))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether an earlier attempt of this job kept its claim. That attempt was killed or lost its connection, so its mail
 * may have arrived, whatever later attempts report.
 */
export async function mayHaveArrived(db: Db, orderId: number, jobId: string): Promise<boolean> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('id', '=', orderId)
    .where('mailed_by', '=', jobId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that the approved text may leave now; resolves to whether this is the first time. */
export async function noteLeaving(db: Db, orderId: number, clock: Clock = systemClock): Promise<boolean> {
  const noted = await db
    .updateTable('answer_approval')
    .set({ mailed_at: clock.now() })
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .where('mailed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Reverts `noteLeaving`, because the text certainly did not leave. */
export async function forgetLeaving(db: Db, orderId: number): Promise<void> {
  await db
    .updateTable('answer_approval')
    .set({ mailed_at: null })
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .execute();
}

/** Releases a job's claim, because its mail certainly did not leave: the answer can be changed again. */
export async function releaseAnswer(db: Db, orderId: number, jobId: string): Promise<void> {
  await db
    .updateTable('shop_order')
    .set({ mailed_by: null })
    .where('id', '=', orderId)
    .where('mailed_by', '=', jobId)
    .execute();
}

/** Finds a sent answer that a job mails again; `undefined` if its text was deleted, or if a newer request has a later job. */
export async function findSentAnswer(
  db: Db,
  orderId: number,
  jobId?: string,
  clock: Clock = systemClock,
): Promise<AnsweredOrder | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .select(MAIL_FIELDS)
    .where('id', '=', orderId)
    .where('status', '=', 'SENT')
    .where('deleted', '=', false)
    .where(IS_APPROVED)
    .where(
      sql<boolean>`not exists (
        select from job join answer on order_id = shop_order.id
        where job.id = ${jobId ?? null}::uuid and once_key <> 'answer-again:' || order_id || ':' || again_at_revision
      )`,
    )
    .$narrowType<Answered>()
    .executeTakeFirst();
  return row && withHead(db, row, clock.now());
}

/** Changes an order from SCHEDULED to SENT, after its mail was sent. */
export async function markSent(db: Db, orderId: number, clock: Clock = systemClock): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sent = await orderTransition(trx, orderId, 'answer.send')
      .set({ mailed_by: null, answered_at: clock.now() })
      .returning('id')
      .executeTakeFirst();
    if (!sent) return;
    await recordAudit(trx, {
      actor: SHOP,
      action: 'answer.sent',
      entity: 'order',
      entityId: orderId,
      fields: ['status'],
    });
  });
}

/**
 * Whether a paid order lacks its answer: `late` if it is not approved or its time has passed, `waits` if it is
 * scheduled for later. `undefined` if it is answered or has ended.
 */
export async function findUnanswered(
  db: Db,
  orderId: number,
  now: Date,
): Promise<'late' | 'waits' | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .select(['status', 'scheduled_for as scheduledFor'])
    .where('id', '=', orderId)
    .where('status', 'in', ['GENERATING_RESPONSE', 'SCHEDULED'])
    .where('deleted', '=', false)
    .executeTakeFirst();
  if (!row) return undefined;
  const isInTime = row.status === 'SCHEDULED' && row.scheduledFor !== null && row.scheduledFor > now;
  return isInTime ? 'waits' : 'late';
}
