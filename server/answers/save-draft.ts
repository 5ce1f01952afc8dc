import { isDeepStrictEqual } from 'node:util';
import { systemClock, type Clock } from '#server/clock.ts';
import { recordAudit, type Actor, type PersonActor } from '#server/store/audit.ts';
import type { QuestionResponse } from '#server/store/tables/answer-tables.ts';
import { orderTransition } from '#server/store/order-transition.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { composeText, countWords, type DraftText } from './answer-text.ts';
import { placeCards } from './place-cards.ts';
import { countAnswerChange, isWritable, openAnswer, type OpenAnswer } from './open-answer.ts';

/** How long (ms) a writer keeps the edit lock after her last sign of life. */
export const EDIT_LOCK_TIME = 2 * 60_000;

/** A new version of a draft. */
export interface NewDraft extends DraftText {
  /** The version that the writer began from; 0 for none. */
  seenVersion: number;
  autosave?: boolean | undefined;
  /** The cards that the writer has laid; those of the latest version where she sends none. */
  laid?: Parameters<typeof placeCards>[2] | undefined;
}

/** The result of saving a draft. */
export type DraftSaving =
  | { kind: 'saved'; version: number }
  /** Somebody saved another version meanwhile. */
  | { kind: 'stale' }
  /** Another person is writing. */
  | { kind: 'locked' }
  /** The approved answer is being mailed and can no longer be called back. */
  | { kind: 'being-mailed' }
  /** The mail with the agreement was not accepted yet. */
  | { kind: 'not-agreed' }
  /** The order is not paid, is answered, or has ended. */
  | { kind: 'not-waiting' };

/** Whether another person has the edit lock of an answer. */
export const isLockedByOther = ({ writer }: OpenAnswer, personId: string, now: Date): boolean =>
  writer !== undefined && writer.id !== personId && writer.until > now;

/**
 * Appends a version to an order's draft, unless somebody else has or is writing. Editing an approved answer voids the
 * approval. The same text as in the latest version makes no new one.
 */
export function saveDraft(
  db: Db,
  orderId: number,
  { text, ...draft }: NewDraft,
  writer: PersonActor,
  clock: Clock = systemClock,
): Promise<DraftSaving> {
  const now = clock.now();
  return db.transaction().execute(async (trx): Promise<DraftSaving> => {
    const answer = await openAnswer(trx, orderId);
    if (!answer || !isWritable(answer)) return { kind: 'not-waiting' };
    if (!answer.isAgreed) return { kind: 'not-agreed' };
    if (isLockedByOther(answer, writer.id, now)) return { kind: 'locked' };
    const responses = responsesOf(draft.responses, answer);
    const latest = await latestDraft(trx, orderId);
    const cards = draft.laid === undefined ? latest?.cards : await placeCards(trx, orderId, draft.laid);
    if (latest && isSame(latest, { text, responses, cards })) {
      await keepEditLock(trx, orderId, writer, now);
      return { kind: 'saved', version: latest.version };
    }
    if (answer.draftVersion !== draft.seenVersion) return { kind: 'stale' };
    if (answer.status === 'SCHEDULED' && !(await recallForEdit(trx, orderId, writer)))
      return { kind: 'being-mailed' };
    const version = await appendDraft(trx, answer, { ...draft, text, responses, cards }, writer, now);
    await keepEditLock(trx, orderId, writer, now);
    if (draft.autosave !== true)
      await recordAudit(trx, {
        actor: writer,
        action: 'draft.saved',
        entity: 'order',
        entityId: orderId,
        fields: ['draft'],
        details: { version },
      });
    return { kind: 'saved', version };
  });
}

/** Appends a version without asking for the edit lock; for programs, whose text nobody is typing. */
export async function appendDraft(
  trx: Trx,
  { orderId, draftVersion, questions }: OpenAnswer,
  draft: DraftText & { autosave?: boolean | undefined },
  author: Actor,
  now: Date,
): Promise<number> {
  const version = draftVersion + 1;
  await trx
    .insertInto('answer_draft')
    .values({
      order_id: orderId,
      version,
      author_kind: author.kind === 'shop' ? 'model' : author.kind,
      author_id: author.kind === 'person' ? author.id : null,
      author_name: author.name,
      autosave: draft.autosave ?? false,
      text: draft.text,
      responses: JSON.stringify(draft.responses),
      cards: JSON.stringify(draft.cards ?? []),
      words: countWords(composeText(draft, questions)),
      created_at: now,
    })
    .execute();
  await countAnswerChange(trx, orderId);
  return version;
}

/** Makes a person the one writer for a while. */
export async function keepEditLock(
  trx: Trx,
  orderId: number,
  { id, name }: PersonActor,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('answer')
    .set({ writer_id: id, writer_name: name, writer_until: new Date(now.getTime() + EDIT_LOCK_TIME) })
    .where('order_id', '=', orderId)
    .execute();
}

/** The latest version of a draft. */
export const latestDraft = (trx: Db | Trx, orderId: number) =>
  trx
    .selectFrom('answer_draft')
    .select(['version', 'text', 'responses', 'cards'])
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

async function recallForEdit(trx: Trx, orderId: number, actor: PersonActor): Promise<boolean> {
  const recalled = await orderTransition(trx, orderId, 'answer.recall').returning('id').executeTakeFirst();
  if (!recalled) return false;
  await recordAudit(trx, {
    actor,
    action: 'answer.recalled',
    entity: 'order',
    entityId: orderId,
    fields: ['status'],
    details: { by: 'edit' },
  });
  return true;
}

/** One response for each question of the order, whatever the browser sent. */
const responsesOf = (responses: DraftText['responses'], { questions }: OpenAnswer): QuestionResponse[] =>
  questions.map(({ sequenceNumber }) => {
    const sent = responses.find((response) => response.sequenceNumber === sequenceNumber);
    return {
      sequenceNumber,
      response: sent?.response ?? '',
      ignoreResponse: sent?.ignoreResponse ?? false,
    };
  });

const isSame = (a: DraftText, b: DraftText) =>
  a.text === b.text &&
  isDeepStrictEqual(a.cards ?? [], b.cards ?? []) &&
  a.responses.length === b.responses.length &&
  a.responses.every((response, index) => {
    const other = b.responses[index];
    return (
      response.sequenceNumber === other?.sequenceNumber &&
      response.response === other.response &&
      response.ignoreResponse === other.ignoreResponse
    );
  });
