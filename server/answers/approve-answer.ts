import { sql } from 'kysely';
import type { AuditAction } from '#domain/desk/audit-actions.ts';
import type { OrderStatus } from '#domain/payment.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { recordAudit, type AuditEntry, type PersonActor } from '#server/store/audit.ts';
import { IS_NOT_BEING_MAILED, orderTransition } from '#server/store/order-transition.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import type { DelicateTopic } from '#domain/desk-terms.ts';
import { mailAgreement } from './agreement-mails.ts';
import { ANSWER_JOBS, mailJobKey } from './answer-job-kinds.ts';
import { answerTexts } from './answer-texts.ts';
import { composeAnswer, composeText, unansweredQuestions } from './answer-text.ts';
import { mailSentAgain, recordCorrection } from './record-correction.ts';
import { delicateTopics } from './delicate-topics.ts';
import { countAnswerChange, openAnswer, type OpenAnswer } from './open-answer.ts';
import { isLockedByOther, latestDraft } from './save-draft.ts';
import { recordApproval, mailProblems } from './record-approval.ts';

/** Result of a change to an answer's state. */
export type AnswerChange =
  | { kind: 'done' }
  /** The caller's revision is not the newest. */
  | { kind: 'stale' }
  | { kind: 'locked' }
  | { kind: 'being-mailed' }
  /** The mail server has not accepted the mail with the agreement yet. */
  | { kind: 'not-agreed' }
  | { kind: 'not-waiting' }
  /** The input breaks rules: Polish messages by field (VA-AD). */
  | { kind: 'refused'; problems: Readonly<Record<string, string>> };

/** The revision of the answer that the caller saw. */
interface Seen {
  seen: number;
}

export interface Approval extends Seen {
  draftVersion: number;
  /** Time to mail the answer (ISO 8601); null: at once. */
  sendAt: string | null;
  readSeconds?: number | undefined;
  /** Delicate topics for which the approver confirms that the answer gives no advice. */
  noAdviceOn?: readonly DelicateTopic[] | undefined;
}

/** Approves a version of the draft in a person's name and schedules its mail. A correction is mailed at once; its `sendAt` is ignored. */
export function approveAnswer(
  db: Db,
  orderId: number,
  { seen, draftVersion, sendAt, readSeconds, noAdviceOn = [] }: Approval,
  person: PersonActor,
  clock: Clock = systemClock,
): Promise<AnswerChange> {
  const now = clock.now();
  return changeAnswer(db, orderId, { seen }, async (trx, answer) => {
    const { isCorrecting } = answer;
    if (answer.status !== 'GENERATING_RESPONSE' && !isCorrecting) return { kind: 'not-waiting' };
    if (!answer.isAgreed) return { kind: 'not-agreed' };
    if (isLockedByOther(answer, person.id, now)) return { kind: 'locked' };
    const draft = await latestDraft(trx, orderId);
    if (draft?.version !== draftVersion) return { kind: 'stale' };
    const answerText = composeAnswer(draft, answer.questions);
    const written = composeText(draft, answer.questions);
    const unanswered = unansweredQuestions(draft, answer.questions);
    const topics = delicateTopics(answerText).filter((topic) => !noAdviceOn.includes(topic));
    const problems = {
      ...(topics.length > 0 && { noAdviceOn: answerTexts.noAdvice }),
      ...(unanswered.length > 0 && { responses: answerTexts.unanswered(unanswered) }),
      ...(isCorrecting
        ? (await isSentText(trx, orderId, answerText)) && { text: answerTexts.unchanged }
        : timeProblems(answer, sendAt, now)),
      // The customer needs text, not cards alone.
      ...(written.length < 3 && mailProblems(now, written, undefined)),
    };
    if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
    const approved = { orderId, draft, draftVersion, answerText, approver: person, readSeconds, now };
    await (isCorrecting
      ? recordCorrection(trx, approved, answer.revision)
      : recordApproval(trx, approved, leavesAt(answer, sendAt, now)));
    return { kind: 'done' };
  });
}

/** Withdraws an approval, unless its mail is being sent. */
export const recallAnswer = (
  db: Db,
  orderId: number,
  { seen }: Seen,
  actor: PersonActor,
): Promise<AnswerChange> =>
  decide(db, orderId, { seen, actor, action: 'answer.recalled', from: ['SCHEDULED'] }, async (trx) => {
    const recalled = await orderTransition(trx, orderId, 'answer.recall').returning('id').executeTakeFirst();
    return recalled ? { fields: ['status'] } : { kind: 'being-mailed' };
  });

/** Reschedules an approved answer's mail; with `sendAt` null it is sent at once. */
export function retimeAnswer(
  db: Db,
  orderId: number,
  { seen, sendAt }: Seen & { sendAt: string | null },
  actor: PersonActor,
  clock: Clock = systemClock,
): Promise<AnswerChange> {
  const now = clock.now();
  const decision = { seen, actor, action: 'answer.retimed', from: ['SCHEDULED'] } as const;
  return decide(db, orderId, decision, async (trx, answer) => {
    const problems = timeProblems(answer, sendAt, now);
    if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
    const at = leavesAt(answer, sendAt, now);
    if (!(await rescheduleMail(trx, orderId, at))) return { kind: 'being-mailed' };
    await countAnswerChange(trx, orderId);
    return { fields: ['scheduledFor'], details: { sendAt: at.toISOString() } };
  });
}

/** Mails an approved answer again after it was sent or its mail failed; `email` corrects the address. */
export function sendAnswerAgain(
  db: Db,
  orderId: number,
  { seen, email }: Seen & { email: string | undefined },
  actor: PersonActor,
  clock: Clock = systemClock,
): Promise<AnswerChange> {
  const decision = { seen, actor, action: 'answer.sent-again', from: ['SENT', 'SCHEDULED'] } as const;
  return decide(db, orderId, decision, async (trx, answer) => {
    const { status, revision, isGift } = answer;
    const hasText = await findOrder(trx, orderId).where('response', '!=', '').executeTakeFirst();
    // The answer's text was deleted with the customer's data.
    if (!hasText) return { kind: 'not-waiting' };
    if (status === 'SCHEDULED' && !(await rescheduleMail(trx, orderId, leavesAt(answer, null, clock.now()))))
      return { kind: 'being-mailed' };
    const fields = await mendAddress(trx, orderId, isGift ? 'gift_email' : 'email', email);
    if (fields.length > 0) await renewKeys(trx, orderId);
    if (email !== undefined && !isGift) await mailAgreement(trx, orderId, clock);
    if (status === 'SENT') await mailSentAgain(trx, orderId, revision);
    await countAnswerChange(trx, orderId);
    return { fields };
  });
}

/** Mails the agreement again; `email` corrects the address. Until the mail server accepts it, the answer cannot go on. */
export function mailAgreementAgain(
  db: Db,
  orderId: number,
  { seen, email }: Seen & { email: string | undefined },
  actor: PersonActor,
  clock: Clock = systemClock,
): Promise<AnswerChange> {
  const from = ['GENERATING_RESPONSE', 'SCHEDULED', 'SENT'] as const;
  return decide(
    db,
    orderId,
    { seen, actor, action: 'agreement.sent-again', from },
    async (trx, { isGift }) => {
      const isFree = await findOrder(trx, orderId).where(IS_NOT_BEING_MAILED).executeTakeFirst();
      if (!isFree) return { kind: 'being-mailed' };
      const fields = await mendAddress(trx, orderId, 'email', email);
      // A gift's answer goes to its recipient, so a new address of the customer does not affect its keys.
      if (fields.length > 0 && !isGift) await renewKeys(trx, orderId);
      await mailAgreement(trx, orderId, clock);
      await countAnswerChange(trx, orderId);
      return { fields };
    },
  );
}

/** A person's change to an answer: the revision she saw, its audit action, and the order states that permit it. */
interface Decision extends Seen {
  actor: PersonActor;
  action: AuditAction;
  from: readonly OrderStatus[];
}

/** Runs `change` on an answer in one of the permitted states and records it in the audit; `change` may refuse. */
export const decide = (
  db: Db,
  orderId: number,
  { seen, actor, action, from }: Decision,
  change: (trx: Trx, answer: OpenAnswer) => Promise<AnswerChange | Pick<AuditEntry, 'fields' | 'details'>>,
): Promise<AnswerChange> =>
  changeAnswer(db, orderId, { seen }, async (trx, answer) => {
    if (!from.includes(answer.status)) return { kind: 'not-waiting' };
    const changed = await change(trx, answer);
    if ('kind' in changed) return changed;
    await recordAudit(trx, { actor, action, entity: 'order', entityId: orderId, ...changed });
    return { kind: 'done' };
  });

const findOrder = (trx: Trx, orderId: number) =>
  trx.selectFrom('shop_order').select('id').where('id', '=', orderId);

/** Stores a corrected address, if there is one; resolves to the names of the changed fields. */
async function mendAddress(
  trx: Trx,
  orderId: number,
  column: 'email' | 'gift_email',
  email: string | undefined,
): Promise<string[]> {
  if (email === undefined) return [];
  const mended = await trx
    .updateTable('shop_order')
    .set({ [column]: email })
    .where('id', '=', orderId)
    .where(column, 'is distinct from', email)
    .returning('id')
    .executeTakeFirst();
  return mended ? ['email'] : [];
}

/**
 * Replaces the keys of the answer's page and rating, since the old ones are in another mailbox. A trigger makes the
 * page's new key (110_answer_page.sql).
 */
export const renewKeys = (trx: Trx, orderId: number) =>
  sql`update shop_order
    set answer_key = null, rating_key = case when rating_key is not null then gen_random_uuid() end
    where id = ${orderId}`.execute(trx);

/**
 * Reschedules the mail of an approved answer with a new job, whose attempts start at zero. Resolves to `false` while
 * it is being mailed. The old job finds nothing to do.
 */
export async function rescheduleMail(trx: Trx, orderId: number, at: Date): Promise<boolean> {
  const moved = await trx
    .updateTable('shop_order')
    .set({ scheduled_for: at, mailed_by: null })
    .where('id', '=', orderId)
    .where('status', '=', 'SCHEDULED')
    .where(IS_NOT_BEING_MAILED)
    .returning('id')
    .executeTakeFirst();
  if (!moved) return false;
  const options = { runAt: at, onceKey: mailJobKey(orderId, at) };
  await enqueue(trx, ANSWER_JOBS.mail, { orderId, scheduledFor: at.toISOString() }, options);
  return true;
}

/** Locks an answer and runs `change`; `stale` if the caller saw an older revision. */
export function changeAnswer(
  db: Db,
  orderId: number,
  { seen }: Seen,
  change: (trx: Trx, answer: OpenAnswer) => Promise<AnswerChange>,
): Promise<AnswerChange> {
  return db.transaction().execute(async (trx): Promise<AnswerChange> => {
    const answer = await openAnswer(trx, orderId);
    if (!answer) return { kind: 'not-waiting' };
    return answer.revision === seen ? change(trx, answer) : { kind: 'stale' };
  });
}

/** Whether a text equals the one that was sent. */
async function isSentText(trx: Trx, orderId: number, text: string): Promise<boolean> {
  return (await findOrder(trx, orderId).where('response', '=', text).executeTakeFirst()) !== undefined;
}

/** When the mail leaves: at `sendAt` or at once, and a gift's never before its day. */
const leavesAt = ({ notBefore }: OpenAnswer, sendAt: string | null, now: Date): Date =>
  new Date(Math.max((sendAt === null ? now : new Date(sendAt)).getTime(), notBefore?.getTime() ?? 0));

/** Checks a mail's time: in the future (VA-AD) and before the promised time; `sendAt` null is always valid. */
function timeProblems({ promisedUntil }: OpenAnswer, sendAt: string | null, now: Date) {
  if (sendAt === null) return {};
  const { scheduledFor } = mailProblems(now, 'list', sendAt);
  if (scheduledFor !== undefined) return { sendAt: scheduledFor };
  return promisedUntil !== undefined && Date.parse(sendAt) > promisedUntil.getTime()
    ? { sendAt: answerTexts.afterPromise }
    : {};
}
