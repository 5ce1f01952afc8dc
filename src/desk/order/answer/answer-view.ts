import type { Answer, AnswerField } from '#machines/answer.machine.ts';
import { readCards, writeCards } from './cards/cards-text.ts';
import type { AnswerResponse, BodyOf, Draft, Order } from '#desk/domain/wire.ts';

/** Name of the field that holds a tarot reading's cards, as `cards-text.ts` writes them. */
export const CARDS_FIELD = 'cards';

/** Numbers of an order's questions, and the cards where it has some: what its answer consists of beside the text. */
export type AnswerParts = readonly (number | typeof CARDS_FIELD)[];

/** What an order's answer consists of, cards first. */
export const partsOf = ({ questions, spread }: Pick<Order, 'questions' | 'spread'>): AnswerParts => [
  ...(spread ? [CARDS_FIELD as typeof CARDS_FIELD] : []),
  ...questions.map(({ sequenceNumber }) => sequenceNumber),
];

/** Name of the field that holds the text, or with questions the closing word. */
export const TEXT_FIELD = 'text';

/** Fields of the editor: the cards, a response to each question, then the text. */
export function fieldsOf(draft: Draft | null, parts: AnswerParts): AnswerField[] {
  return [
    ...parts.map((number) => {
      if (number === CARDS_FIELD)
        return { name: CARDS_FIELD, text: writeCards(draft?.cards ?? []), isLeftOut: false };
      const kept = draft?.responses.find(({ sequenceNumber }) => sequenceNumber === number);
      return { name: String(number), text: kept?.response ?? '', isLeftOut: kept?.ignoreResponse ?? false };
    }),
    { name: TEXT_FIELD, text: draft?.text ?? '', isLeftOut: false },
  ];
}

/** The answer as the machine keeps it. */
export function toAnswer(response: AnswerResponse, parts: AnswerParts): Answer {
  const { revision, state, draft, holder, unanswered, usualWords, review, correction, approval, suggestion } =
    response;
  return {
    revision,
    state,
    agreement: response.agreement,
    version: draft?.version ?? 0,
    fields: fieldsOf(draft, parts),
    author: draft?.author.name,
    savedAt: draft?.savedAt,
    isByModel: draft?.author.kind === 'model',
    suggestion: suggestion && { state: suggestion.state, why: suggestion.why },
    topics: response.topics ?? [],
    flags: (response.flags ?? []).map(({ kind, text }) => ({ kind, text })),
    lockedBy: holder && !holder.isMe ? holder.name : undefined,
    unanswered,
    usualWords: usualWords ?? undefined,
    review: review && { ...review, note: review.note },
    correction,
    approval: approval
      ? {
          by: approval.by,
          at: approval.at,
          sendAt: approval.sendAt,
          sentAt: approval.sentAt,
          readSeconds: approval.readSeconds,
          mail: approval.mail,
        }
      : undefined,
  };
}

/** The body of PUT /orders/{orderId}/answer/draft. */
export const toDraftBody = (
  fields: readonly AnswerField[],
  seenVersion: number,
  autosave: boolean,
): BodyOf<'saveDraft'> => ({
  seenVersion,
  autosave,
  text: fields.find(({ name }) => name === TEXT_FIELD)?.text ?? '',
  ...(fields.some(isCards) && { cards: [...readCards(fields.find(isCards)?.text ?? '')] }),
  responses: fields
    .filter((field) => field.name !== TEXT_FIELD && !isCards(field))
    .map(({ name, text, isLeftOut }) => ({
      sequenceNumber: Number(name),
      response: text,
      ignoreResponse: isLeftOut,
    })),
});

const isCards = ({ name }: AnswerField) => name === CARDS_FIELD;
