import { composeAnswer } from '#server/answers/answer-text.ts';
import { pick, type Random } from '../random.ts';
import type { DemoAnswer } from './plan.ts';
import { CARDS, CLOSINGS, MIDDLES, READINGS } from './texts.ts';

/** A sentence about a card. */
const reading = (random: Random) => `${pick(random, CARDS)} ${pick(random, READINGS)}.`;

/** Writes a made-up answer of a specialist; questions are answered one by one, each in its own field of the desk. */
export function makeAnswer(
  random: Random,
  { specialist, questions }: { specialist: string; questions: readonly string[] },
): Pick<DemoAnswer, 'text' | 'responses' | 'answerText'> {
  const whole = () => [0, 1, 2].map(() => reading(random));
  const responses = questions.map((_, index) => ({
    sequenceNumber: index + 1,
    response: questions.length === 1 ? whole().join('\n\n') : `${reading(random)} ${pick(random, MIDDLES)}`,
    ignoreResponse: false,
  }));
  const text = [
    'Dzień dobry,',
    'dziękuję za spokojnie opisane pytanie. Usiadłam do niego wieczorem, przy jednej świecy.',
    ...(responses.length > 0 ? [] : whole()),
    pick(random, MIDDLES),
    `${pick(random, CLOSINGS)}, ${specialist}.`,
  ].join('\n\n');
  const asked = questions.map((content, index) => ({ sequenceNumber: index + 1, content }));
  return { text, responses, answerText: composeAnswer({ text, responses }, asked) };
}
