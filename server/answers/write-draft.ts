import type { Clock } from '#server/clock.ts';
import type { JobPayload, RunAgain } from '#server/jobs/job-kind.ts';
import type { JobLog } from '#server/jobs/job-runner.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import type { ANSWER_JOBS } from './answer-job-kinds.ts';
import type { AnswerRequest, AnswerSource, Declined } from './answer-port.ts';
import { speaksOfHarm } from './harm-words.ts';
import { countAnswerChange, openAnswer, type OpenAnswer } from './open-answer.ts';
import { HOUR, PROMISED_WITHIN } from './request-answer.ts';
import { appendDraft, latestDraft } from './save-draft.ts';
import { findAnswerRequest } from './answer-request.ts';

const SECOND = 1_000;

/** How long (ms) a person's request for a draft is retried while the model is busy. */
export const PATIENCE = 120 * SECOND;

interface DraftJob {
  db: Db;
  source: AnswerSource;
  log: Pick<JobLog, 'error'>;
  clock: Clock;
}

/**
 * Requests a draft from the model and stores it as a new version, unless somebody has written meanwhile. A person has
 * to approve it like any other. Without a draft the desk shows that a person writes the answer.
 */
export async function writeDraft(
  { db, source, log, clock }: DraftJob,
  { orderId, over }: JobPayload<typeof ANSWER_JOBS.write>,
): Promise<void | RunAgain> {
  if (over === undefined && source.onlyWhenAsked) return undefined;
  const request = await findAnswerRequest(db, orderId);
  const before = await latestDraft(db, orderId);
  if (!request || (before?.version ?? 0) !== (over ?? 0)) return undefined;
  const isSensitive = request.questions.some(({ content }) => speaksOfHarm(content));
  const written = isSensitive ? ({ declined: 'sensitive' } as const) : await source.write(request);
  if (!written) return undefined;
  const actor: Actor = { kind: 'model', name: source.name ?? 'model' };
  const stored = (change: (trx: Trx, answer: OpenAnswer) => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      const answer = await openAnswer(trx, orderId);
      if (answer?.status === 'GENERATING_RESPONSE' && answer.isAgreed && answer.draftVersion === (over ?? 0))
        await change(trx, answer);
    });

  if ('declined' in written) {
    const at = await nextTry(db, request, written, { isAsked: over !== undefined, now: clock.now() });
    if (at) return { at };
    const why = written.declined;
    if (why === 'refused') log.error({ order: orderId }, 'the model refuses calls: check ANSWER_…');
    await stored(async (trx) => {
      await trx
        .updateTable('answer')
        .set({ suggestion: 'declined', suggestion_why: why, suggestion_at: clock.now() })
        .where('order_id', '=', orderId)
        .execute();
      await countAnswerChange(trx, orderId);
      const entry = {
        action: 'draft.declined',
        entity: 'order',
        entityId: orderId,
        details: { why },
      } as const;
      await recordAudit(trx, { actor, ...entry });
    });
    return undefined;
  }

  await stored(async (trx, answer) => {
    // A model lays no cards: those that lie are the specialist's.
    const draft = { text: written.content, responses: written.responses ?? [], cards: before?.cards };
    const version = await appendDraft(trx, answer, draft, actor, clock.now());
    await trx
      .updateTable('answer')
      .set({ suggestion: null, suggestion_why: null, suggestion_at: null })
      .where('order_id', '=', orderId)
      .execute();
    const entry = {
      action: 'draft.suggested',
      entity: 'order',
      entityId: orderId,
      details: { version },
    } as const;
    await recordAudit(trx, { actor, ...entry });
    if (written.prompt === undefined) return;
    await trx.updateTable('shop_order').set({ prompt: written.prompt }).where('id', '=', orderId).execute();
  });
  return undefined;
}

/**
 * When to ask the model again after it gave no draft. A person's request is retried for two minutes at most, only
 * while the model is busy. After a payment it is retried for an hour.
 */
async function nextTry(
  db: Db,
  { orderId, promisedUntil }: AnswerRequest,
  { declined, retryAfter }: Declined,
  { isAsked, now }: { isAsked: boolean; now: Date },
): Promise<Date | undefined> {
  if (declined !== 'busy' && (isAsked || declined !== 'silent')) return undefined;
  const wait = Math.max(retryAfter ?? 0, (isAsked ? 5 : 300) * SECOND);
  const at = new Date(now.getTime() + wait);
  if (!isAsked) return at.getTime() <= promisedUntil.getTime() - PROMISED_WITHIN + HOUR ? at : undefined;
  const { suggestion_at: requestedAt } = await db
    .selectFrom('answer')
    .select('suggestion_at')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return requestedAt && at.getTime() <= requestedAt.getTime() + PATIENCE ? at : undefined;
}
