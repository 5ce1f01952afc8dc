import type { Clock } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { SuggestionState } from '#domain/desk-terms.ts';
import { ANSWER_JOBS } from './answer-job-kinds.ts';
import { changeAnswer, type AnswerChange } from './approve-answer.ts';
import { countAnswerChange } from './open-answer.ts';
import { isLockedByOther } from './save-draft.ts';
import { PATIENCE } from './write-draft.ts';

/** Time (ms) after which a requested draft counts as lost: the longest wait for a busy model, and one call more. */
const LOST_AFTER = PATIENCE + 60_000;

/** Columns of an answer that describe a model's draft. */
interface SuggestionRow {
  suggestion: SuggestionState | null;
  suggestion_at: Date | null;
}

/** Whether a draft that somebody asked for is still being written. */
export const isBeingDrafted = ({ suggestion, suggestion_at: at }: SuggestionRow, now: Date): boolean =>
  suggestion === 'asked' && at !== null && now.getTime() < at.getTime() + LOST_AFTER;

/** Asks the model for another draft, in a job. A second press while it is being written changes nothing. */
export function askDraft(
  db: Db,
  orderId: number,
  { seen }: { seen: number },
  actor: Extract<Actor, { kind: 'person' }>,
  clock: Clock,
): Promise<AnswerChange> {
  const now = clock.now();
  return changeAnswer(db, orderId, { seen }, async (trx, answer) => {
    if (answer.status !== 'GENERATING_RESPONSE') return { kind: 'not-waiting' };
    if (!answer.isAgreed) return { kind: 'not-agreed' };
    if (isLockedByOther(answer, actor.id, now)) return { kind: 'locked' };
    const row = await trx
      .selectFrom('answer')
      .select(['suggestion', 'suggestion_at'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    if (isBeingDrafted(row, now)) return { kind: 'done' };
    await trx
      .updateTable('answer')
      .set({ suggestion: 'asked', suggestion_why: null, suggestion_at: now })
      .where('order_id', '=', orderId)
      .execute();
    const onceKey = `answer-suggest:${orderId}:${answer.revision}`;
    await enqueue(trx, ANSWER_JOBS.write, { orderId, over: answer.draftVersion }, { runAt: now, onceKey });
    await countAnswerChange(trx, orderId);
    await recordAudit(trx, { actor, action: 'draft.asked', entity: 'order', entityId: orderId });
    return { kind: 'done' };
  });
}
