import {
  guideCopy,
  LENGTH_OPTION,
  MANNER_OPTION,
  TOPIC_OPTION,
  type OptionWords,
} from '#copy/purchase/guide.ts';
import type { GuideHints } from '#domain/guide/hints.ts';
import type { GuideQuestion } from '#domain/guide/suggestion.ts';

const NO_HINTS: GuideHints = { prices: {}, voices: {} };

/** One answer that can be chosen. */
export interface GuideOption extends OptionWords {
  value: string;
}

/** A question with its answers. */
export interface GuideStepWords {
  question: GuideQuestion;
  title: string;
  lead: string;
  options: readonly GuideOption[];
}

const optionsOf = <Value extends string>(
  words: Readonly<Record<Value, OptionWords>>,
  textOf: (value: Value, text: string | undefined) => string | undefined = (_value, text) => text,
): GuideOption[] =>
  (Object.keys(words) as Value[]).map((value) => ({
    value,
    title: words[value].title,
    text: textOf(value, words[value].text),
  }));

/** The guide's three questions with their answers; with prices and quotations if known. */
export const guideSteps = ({ prices, voices }: GuideHints = NO_HINTS): readonly GuideStepWords[] => [
  { question: 'topic', ...guideCopy.topic, options: optionsOf(TOPIC_OPTION) },
  {
    question: 'length',
    ...guideCopy.length,
    options: optionsOf(LENGTH_OPTION, (value, text) => {
      const price = prices[value];
      return price === undefined ? text : guideCopy.lengthFrom(text, price);
    }),
  },
  {
    question: 'manner',
    ...guideCopy.manner,
    options: optionsOf(MANNER_OPTION, (value, text) => {
      const hers = voices[value];
      return hers ? guideCopy.saidBy(hers.voice, hers.name) : text;
    }),
  },
];
