import type { AnswerRequest, Declined, GeneratedAnswer } from '../answer-port.ts';
import { NAME_MARK } from './mask-personal.ts';

/** Longest field of a draft (AnswerText in openapi/desk.yaml). */
const LONGEST = 20_000;

/** Takes away what a model adds to a text: its thoughts, a code fence around it, marks of Markdown. */
const plain = (text: string): string =>
  text
    .replace(/^[\s\S]*<\/think(?:ing)?>/i, '')
    .trim()
    .replace(/^```\w*\n([\s\S]*)\n```$/, '$1')
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1')
    .replaceAll(/\r\n?/g, '\n')
    .trim();

/**
 * Makes a draft of a model's text: puts the names back, and splits it into one answer for each question where it can.
 * Declines a text that cannot be a draft.
 */
export function readDraft(text: string, request: AnswerRequest): GeneratedAnswer | Declined {
  const named = plain(text)
    .replaceAll(NAME_MARK.partner, () => request.partner?.name ?? '')
    .replaceAll(NAME_MARK.customer, () => request.customer.name);
  // Thoughts that never end, or nothing at all.
  if (named === '' || /^<think/i.test(named) || named.length > LONGEST) return { declined: 'unusable' };
  const { questions } = request;
  const [only] = questions;
  if (only === undefined) return { content: named };
  const given = questions.length === 1 ? new Map([[only.sequenceNumber, named]]) : answersIn(named);
  if (given.size === 0) return { content: named };
  return {
    content: '',
    responses: questions.map(({ sequenceNumber }) => ({
      sequenceNumber,
      response: given.get(sequenceNumber) ?? '',
      ignoreResponse: false,
    })),
  };
}

/** Splits a text at the lines `=== 2 ===`. Text before the first such line belongs to its part. */
function answersIn(text: string): Map<number, string> {
  const [before = '', ...parts] = text.split(/^[*#_ ]*===\s?(\d)\s?===[*#_: ]*$/m).map((part) => part.trim());
  const answers = new Map<number, string>();
  for (let at = 0; at < parts.length; at += 2) {
    const response = parts[at + 1] ?? '';
    answers.set(Number(parts[at]), at === 0 && before !== '' ? `${before}\n\n${response}` : response);
  }
  return answers;
}
