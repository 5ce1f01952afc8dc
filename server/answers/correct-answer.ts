import { systemClock, type Clock } from '#server/clock.ts';
import type { PersonActor } from '#server/store/audit.ts';
import type { Trx, Db } from '#server/store/tables/tables.ts';
import { composeAnswer } from './answer-text.ts';
import { decide, type AnswerChange } from './approve-answer.ts';
import { countAnswerChange } from './open-answer.ts';
import { endCorrection } from './record-correction.ts';
import { appendDraft, latestDraft } from './save-draft.ts';

const findSent = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('shop_order')
    .innerJoin('answer_approval', (join) =>
      join.onRef('order_id', '=', 'shop_order.id').on('voided_at', 'is', null),
    )
    .select(['response', 'draft_version as version'])
    .where('shop_order.id', '=', orderId)
    // An empty text was deleted with the customer's data.
    .where('response', '!=', '')
    .$narrowType<{ response: string }>()
    .executeTakeFirst();

/**
 * Begins the correction of a sent answer: its draft can be edited again. The customer keeps the sent text until the
 * correction is approved. Refused while another one is open, and without a mailed agreement.
 */
export function beginCorrection(
  db: Db,
  orderId: number,
  { seen, reason }: { seen: number; reason: string },
  actor: PersonActor,
  clock: Clock = systemClock,
): Promise<AnswerChange> {
  const decision = { seen, actor, action: 'answer.correction-begun', from: ['SENT'] } as const;
  return decide(db, orderId, decision, async (trx, answer) => {
    const sent = await findSent(trx, orderId);
    if (!sent) return { kind: 'not-waiting' };
    if (answer.isCorrecting) return { kind: 'stale' };
    // Without an agreement no draft can be written.
    if (!answer.isAgreed) return { kind: 'not-agreed' };
    await trx
      .insertInto('answer_correction')
      .values({ order_id: orderId, reason, person_name: actor.name, begun_at: clock.now() })
      .execute();
    const draft = await latestDraft(trx, orderId);
    // If the newest draft is not what was sent, the sent text becomes a new version.
    if (!draft || composeAnswer(draft, answer.questions) !== sent.response)
      await appendDraft(trx, answer, { text: sent.response, responses: [] }, actor, clock.now());
    else await countAnswerChange(trx, orderId);
    return { fields: ['draft'] };
  });
}

/** Drops an open correction: nothing is mailed, and the sent text becomes the newest draft. All versions are kept. */
export function dropCorrection(
  db: Db,
  orderId: number,
  { seen }: { seen: number },
  actor: PersonActor,
  clock: Clock = systemClock,
): Promise<AnswerChange> {
  const decision = { seen, actor, action: 'answer.correction-dropped', from: ['SENT'] } as const;
  return decide(db, orderId, decision, async (trx, answer) => {
    const sent = await findSent(trx, orderId);
    if (!answer.isCorrecting || !sent) return { kind: 'not-waiting' };
    await endCorrection(trx, orderId, 'dropped', clock.now());
    const draft = await trx
      .selectFrom('answer_draft')
      .select(['version', 'text', 'responses', 'cards'])
      .where('order_id', '=', orderId)
      .where('version', '=', sent.version)
      .executeTakeFirst();
    if (draft && draft.version !== answer.draftVersion)
      await appendDraft(trx, answer, draft, actor, clock.now());
    else await countAnswerChange(trx, orderId);
    return { fields: ['draft'] };
  });
}
