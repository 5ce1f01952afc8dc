import type { Answer, AnswerField } from '#machines/answer.machine.ts';
import type { AnswerResponse, BodyOf, Draft } from '#desk/domain/wire.ts';

/** Name of the field that holds the text, or with questions the closing word. */
export const TEXT_FIELD = 'text';

/** Fields of the editor: a response to each question, then the text. */
export function fieldsOf(draft: Draft | null, questions: readonly number[]): AnswerField[] {
  return [
    ...questions.map((number) => {
      const kept = draft?.responses.find(({ sequenceNumber }) => sequenceNumber === number);
      return { name: String(number), text: kept?.response ?? '', isLeftOut: kept?.ignoreResponse ?? false };
    }),
    { name: TEXT_FIELD, text: draft?.text ?? '', isLeftOut: false },
  ];
}

/** The answer as the machine keeps it. */
export function toAnswer(response: AnswerResponse, questions: readonly number[]): Answer {
  const { revision, state, draft, holder, unanswered, usualWords, review, approval, suggestion } = response;
  return {
    revision,
    state,
    agreement: response.agreement,
    version: draft?.version ?? 0,
    fields: fieldsOf(draft, questions),
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
  responses: fields
    .filter(({ name }) => name !== TEXT_FIELD)
    .map(({ name, text, isLeftOut }) => ({
      sequenceNumber: Number(name),
      response: text,
      ignoreResponse: isLeftOut,
    })),
});
