import { guideCopy, LENGTH_OPTION, MANNER_OPTION, TOPIC_OPTION, type OptionWords } from '#copy/guide.ts';
import type { GuideQuestion } from '#domain/guide/suggestion.ts';

/** One answer that can be chosen. */
export interface GuideOption extends OptionWords {
  value: string;
}

const optionsOf = (words: Readonly<Record<string, OptionWords>>): GuideOption[] =>
  Object.entries(words).map(([value, option]) => ({ value, ...option }));

/** The three questions with their answers, in their order. */
export const GUIDE_STEPS: readonly {
  question: GuideQuestion;
  title: string;
  lead: string;
  options: readonly GuideOption[];
}[] = [
  { question: 'topic', ...guideCopy.topic, options: optionsOf(TOPIC_OPTION) },
  { question: 'length', ...guideCopy.length, options: optionsOf(LENGTH_OPTION) },
  { question: 'manner', ...guideCopy.manner, options: optionsOf(MANNER_OPTION) },
];
