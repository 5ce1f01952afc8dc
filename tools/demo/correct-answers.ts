import { approveAnswer } from '#server/answers/approve-answer.ts';
import { beginCorrection } from '#server/answers/correct-answer.ts';
import { delicateTopics } from '#server/answers/delicate-topics.ts';
import { saveDraft } from '#server/answers/save-draft.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { asActor, type Deeds } from './year.ts';

const REASONS = [
  'W trzecim akapicie jest imię z innego listu.',
  'Klientka pisze, że brakuje zdania o pracy.',
];

/** Two sent answers are corrected by their specialists: one correction is posted, the other is being written. */
export async function correctAnswers(db: Db, { now, writers }: Deeds): Promise<void> {
  const clock = { now: () => now };
  const orders = await db
    .selectFrom('shop_order')
    .innerJoin('answer', 'answer.order_id', 'shop_order.id')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .select(['shop_order.id', 'revision', 'fairy_id'])
    .where('status', '=', 'SENT')
    .where('gift_email', 'is', null)
    .orderBy('answered_at', 'desc')
    .limit(REASONS.length)
    .execute();
  for (const [index, { id, revision, fairy_id: fairyId }] of orders.entries()) {
    const writer = writers.get(fairyId);
    if (!writer) continue;
    const person = asActor(writer);
    await must(beginCorrection(db, id, { seen: revision, reason: REASONS[index] ?? '' }, person, clock));
    if (index > 0) continue;
    const draft = await db
      .selectFrom('answer_draft')
      .select(['version', 'text', 'responses'])
      .where('order_id', '=', id)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const text = `${draft.text}\n\nPoprawiłam jedno zdanie. Przepraszam za pomyłkę.`;
    const { responses } = draft;
    await must(saveDraft(db, id, { text, responses, seenVersion: draft.version }, person, clock));
    const answer = await db
      .selectFrom('answer')
      .select('revision')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const approval = {
      seen: answer.revision,
      draftVersion: draft.version + 1,
      sendAt: null,
      readSeconds: 95,
      noAdviceOn: delicateTopics(`${text} ${responses.map(({ response }) => response).join(' ')}`),
    };
    await must(approveAnswer(db, id, approval, person, clock));
  }
}

/** A demo whose deeds are refused is not what it says. */
async function must(change: Promise<{ kind: string }>): Promise<void> {
  const outcome = await change;
  if (outcome.kind !== 'done' && outcome.kind !== 'saved')
    throw new Error(`A correction of the demo: ${JSON.stringify(outcome)}`);
}
