import type { SentAnswer } from '#domain/answer/sent-answer.ts';
import { composeAnswer, composeText, type Question } from './answer-text.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { readQuestions } from './read-questions.ts';

/**
 * Splits an approved text into its parts, by the draft of which it was made. Several questions become headings of
 * their responses; a single one is `asked`. `body` is the text without the list of cards. If the draft does not give
 * exactly this text, the text stays whole.
 */
export async function answerParts(
  db: Db,
  orderId: number,
  response: string,
): Promise<Pick<SentAnswer, 'asked' | 'cards' | 'parts'> & { body: string }> {
  const questions = await readQuestions(db, orderId);
  const draft = await db
    .selectFrom('answer_approval')
    .innerJoin('answer_draft', (join) =>
      join
        .onRef('answer_draft.order_id', '=', 'answer_approval.order_id')
        .onRef('answer_draft.version', '=', 'answer_approval.draft_version'),
    )
    .select(['text', 'responses', 'cards'])
    .where('answer_approval.order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  const asked = questions.length === 1 ? questions[0]?.content : undefined;
  const whole = (text: string) => [{ question: undefined, text }];
  if (!draft || composeAnswer(draft, questions) !== response)
    return { asked, cards: [], body: response, parts: whole(response) };
  const { cards } = draft;
  const body = composeText(draft, questions);
  if (questions.length < 2) return { asked, cards, body, parts: whole(body) };
  const numbered = questions.flatMap((question) => {
    const { response: text = '', ignoreResponse } = responseTo(question, draft) ?? {};
    if (ignoreResponse === true || text.trim() === '') return [];
    return [
      { question: { number: question.sequenceNumber, text: question.content.trim() }, text: text.trim() },
    ];
  });
  const closing = draft.text.trim();
  return {
    asked,
    cards,
    body,
    parts: [...numbered, ...(closing === '' ? [] : [{ question: undefined, text: closing }])],
  };
}

const responseTo = (
  { sequenceNumber }: Question,
  { responses }: { responses: Parameters<typeof composeAnswer>[0]['responses'] },
) => responses.find((one) => one.sequenceNumber === sequenceNumber);
