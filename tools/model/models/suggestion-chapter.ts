import type { ContextFrom, EventFromLogic } from 'xstate';
import type { answerMachine } from '#machines/answer.machine.ts';
import { rejects, resolves, type Chapter, type Happening } from '../model.ts';
import { asked, declined, LATEST, SECOND, suggested, waiting } from '../sample-answers.ts';
import { arrives, OPEN } from './answer-news.ts';
import { HOW_TO_FAIL } from '../words/ways-to-fail.ts';

type Context = ContextFrom<typeof answerMachine>;
const happens = (event: EventFromLogic<typeof answerMachine>, words: string): Happening => ({ event, words });

/** The chapter of the answer's model in which another one, that of a machine which writes, is asked for a draft. */
export const suggestionChapter: Chapter = {
  title: 'Szkic od modelu',
  start: OPEN.waiting,
  input: { answer: waiting, copy: undefined },
  opening: [],
  happenings: (snapshot) => {
    const { answer: known, mine }: Context = snapshot.context;
    const isDeciding = snapshot.hasTag('deciding');
    const isAsked = known.suggestion?.state === 'asked';
    return [
      ...(known.version === 0 && !isAsked && !isDeciding
        ? [happens({ type: 'suggestion.ask' }, 'Naciśnij „Zaproponuj szkic”.')]
        : []),
      resolves('decide', { ...asked, revision: LATEST }, 'Zaplecze odpowiada: model pisze.'),
      rejects('decide', { kind: 'refused' }, 'Zaplecze odmawia.', HOW_TO_FAIL.refused),
      ...(isAsked && !isDeciding
        ? [
            arrives({ ...suggested, revision: LATEST }, 'Model przysyła szkic.'),
            arrives({ ...declined, revision: LATEST }, 'Model milczy.'),
          ]
        : []),
      ...(isAsked && mine[0]?.text === ''
        ? [
            happens(
              { type: 'text.change', name: '1', text: SECOND },
              `W odpowiedzi na pytanie I wpisz „${SECOND}”.`,
            ),
          ]
        : []),
      // Blocked by the machine: a rule and a fault see to it that it stays so.
      ...(mine[0]?.text === known.fields[0]?.text
        ? []
        : [
            happens(
              { type: 'answer.approve', sendAt: undefined, noAdviceOn: [] },
              'Naciśnij „Zatwierdź i wyślij”.',
            ),
          ]),
      happens({ type: 'version.keep', name: '1' }, 'Naciśnij „Zostaw moją”.'),
    ];
  },
  project: (snapshot) => {
    const { answer: known, mine, disputed, refusal }: Context = snapshot.context;
    return [known.version, known.suggestion?.state, mine[0]?.text, disputed, refusal !== undefined];
  },
  endsAt: ({ context }) => {
    const { answer: known, disputed }: Context = context;
    return known.version > 0 && disputed.length === 0;
  },
};
