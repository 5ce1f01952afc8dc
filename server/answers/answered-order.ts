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

/** A person has approved exactly this text. The database refuses to schedule any other (032_answer_draft.sql). */
export const IS_APPROVED = sql<boolean>`exists (
  select from answer_approval where order_id = shop_order.id and voided_at is null
    and digest = encode(sha256(convert_to(response, 'UTF8')), 'hex')
)`;

/**
 * The customer has not withdrawn. From a proved statement on nothing is sent, even before the job that carries it out; one
 * that anybody may have made holds nothing up.
 */
const IS_NOT_WITHDRAWN = sql<boolean>`not exists (
  select from withdrawal join withdrawal_proof on withdrawal_id = withdrawal.id
  where order_id = shop_order.id and proved_at is not null
)`;

/** The person whose approval is live; null for an approval at the terminal. */
export const APPROVER = sql<string | null>`(
  select approver_name from answer_approval
  where order_id = shop_order.id and voided_at is null and approver_kind = 'person'
)`.as('approver');

/** The specialist is a character of the shop, behind whom several people write. */
export const IS_BRAND = sql<boolean>`exists (
  select from fairy_product join fairy on fairy.id = fairy_id
  where fairy_product.id = shop_order.fairy_product_id and persona = 'brand'
)`.as('isBrand');

/** Whom the answer goes to: the customer, or whom she gives it to. */
export const ANSWER_TO = sql<string>`coalesce(gift_email, email)`;

/** Orders whose answer goes to an address; unlike a comparison with ANSWER_TO this is found by the indexes of both columns. */
export const isAnswerTo = (address: string) =>
  sql<boolean>`(gift_email = ${address} or gift_email is null and email = ${address})`;

/** The answer is a gift: its reader did not order it. */
export const IS_GIFT = sql<boolean>`gift_email is not null`;

/** When another text took the place of one that may have been mailed; null while nothing was corrected. */
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

/** What the constraints shop_order_sold_whole and shop_order_answered say of such a row. */
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

/** A row with what its mail shows around the letter. */
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
 * Claims an order for the job that mails its approved answer at this time: until the job has ended, the answer can no
 * longer be edited, recalled or canceled. `undefined` when it was mailed, canceled, rescheduled or is not approved.
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

/** Whether the mail of an approved answer waits only for its agreement, which goes to a corrected address first. */
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
 * Whether an earlier attempt of this job kept its claim: it was killed or lost its connection, and its mail may have
 * arrived. No later refusal can undo that.
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

/** Notes that the approved text may leave now; resolves with whether none has left before. */
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

/** Takes that note back: the text certainly did not leave. */
export async function forgetLeaving(db: Db, orderId: number): Promise<void> {
  await db
    .updateTable('answer_approval')
    .set({ mailed_at: null })
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .execute();
}

/** Gives up a job's claim, because its mail certainly did not go: the answer can be changed again. */
export async function releaseAnswer(db: Db, orderId: number, jobId: string): Promise<void> {
  await db
    .updateTable('shop_order')
    .set({ mailed_by: null })
    .where('id', '=', orderId)
    .where('mailed_by', '=', jobId)
    .execute();
}

/**
 * Finds a sent answer that a job is to mail again; `undefined` when its text was deleted, or a later job mails it, which
 * somebody asked for while this one was tried.
 */
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
 * Whether a paid order has no answer although it should: nobody has approved one, or its time to leave has passed. One that
 * is approved for later `waits`. `undefined` once it is answered or has ended.
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
