import { createHash } from 'node:crypto';
import { unansweredOf } from '#domain/desk/unanswered.ts';
import { CARDS_HEADING, laidCardName } from '#copy/purchase/tarot.ts';
import type { PlacedCard } from '#domain/answer/tarot.ts';
import type { QuestionResponse } from '#server/store/tables/answer-tables.ts';

/** What a writer typed: a whole answer, or responses to single questions with an optional closing word. */
export interface DraftText {
  text: string;
  responses: readonly QuestionResponse[];
  /** The answer's cards, in their order. */
  cards?: readonly PlacedCard[] | undefined;
}

/** A question of an order. */
export interface Question {
  sequenceNumber: number;
  content: string;
}

/** Control characters, and marks that turn the direction of the text after them: no mail program shows them alike. */
const INVISIBLE = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu;

const clean = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(INVISIBLE, '').trim();

/** The cards of a draft as a list, one a line. */
const listOf = (cards: readonly PlacedCard[] = []) =>
  cards.length === 0
    ? ''
    : [
        `${CARDS_HEADING}:`,
        ...cards.map((card, place) => `${place + 1}. ${card.position}: ${laidCardName(card)}`),
      ].join('\n');

/**
 * Lays a draft out as the text that the customer gets, cards first. Its digest is what a person approves, so an approval
 * is of text and cards.
 */
export const composeAnswer = (draft: DraftText, questions: readonly Question[]): string =>
  [listOf(draft.cards), composeText(draft, questions)].filter((part) => part !== '').join('\n\n');

/** The same without its cards: several questions are repeated above their responses. */
export function composeText({ text, responses }: DraftText, questions: readonly Question[]): string {
  const parts = questions.map(({ sequenceNumber, content }) => {
    const given = responses.find((response) => response.sequenceNumber === sequenceNumber);
    const response = given && !given.ignoreResponse ? clean(given.response) : '';
    if (response === '' || questions.length === 1) return response;
    return `${sequenceNumber}. ${clean(content).replaceAll(/\s+/g, ' ')}\n\n${response}`;
  });
  return [...parts, clean(text)].filter((part) => part !== '').join('\n\n');
}

/** The questions that a draft neither answers nor leaves out. */
export const unansweredQuestions = (
  { text, responses }: DraftText,
  questions: readonly Question[],
): number[] =>
  unansweredOf(
    questions.map(({ sequenceNumber: number }) => {
      const given = responses.find(({ sequenceNumber }) => sequenceNumber === number);
      return { number, response: clean(given?.response ?? ''), isLeftOut: given?.ignoreResponse === true };
    }),
    clean(text),
  );

/** Identifies an answer's text: an approval is of exactly this text. The database computes the same (032_answer_draft.sql). */
export const answerDigest = (answerText: string): string =>
  createHash('sha256').update(answerText).digest('hex');

/** Number of words in a text. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
