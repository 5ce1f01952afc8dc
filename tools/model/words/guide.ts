import type { guideMachine } from '#machines/guide.machine.ts';
import { LENGTH_OPTION, MANNER_OPTION, TOPIC_OPTION } from '#copy/purchase/guide.ts';
import { fact, listed, type Words } from './words.ts';

const OPTIONS: Readonly<Record<string, { title: string }>> = {
  ...TOPIC_OPTION,
  ...LENGTH_OPTION,
  ...MANNER_OPTION,
};
/** An answer as the card says it. */
const titleOf = (option: string) => (OPTIONS[option]?.title ?? option).replaceAll('\u00a0', ' ');

/** Words of "Pomóż mi wybrać". */
export const guideWords: Words<typeof guideMachine> = {
  tones: {
    asking: 'calm',
    'asks-topic': 'calm',
    'asks-length': 'calm',
    'asks-manner': 'calm',
    busy: 'busy',
    failed: 'bad',
    found: 'good',
    nobody: 'calm',
  },
  senders: {
    'option.choose': 'customer',
    'guide.next': 'customer',
    'guide.back': 'customer',
    'guide.skip': 'customer',
    'guide.again': 'customer',
    'guide.retry': 'customer',
  },
  guards: { isSuggestion: 'jest kogo polecić' },
  delays: {},
  emitted: { 'step.changed': () => 'Fokus przechodzi na nagłówek kroku.' },
  facts: {
    answers: ({ answers }) => fact('Odpowiedzi', listed(Object.values(answers).map(titleOf))),
    suggestion: ({ suggestion }) =>
      fact(
        'Podpowiedź',
        suggestion ? `${suggestion.pick.title}, ${suggestion.pick.name}` : 'jeszcze jej nie ma',
      ),
  },
};
