import type { ContextFrom, EventFromLogic } from 'xstate';
import { unsavedFields, type answerMachine } from '#machines/answer.machine.ts';
import { elapses, rejects, resolves, type Chapter, type Happening } from '../model.ts';
import { drafted, FIRST, SECOND, waiting } from '../sample-answers.ts';
import { OPEN } from './answer-news.ts';
import { HOW_TO_FAIL } from '../words/ways-to-fail.ts';

type Context = ContextFrom<typeof answerMachine>;
const happens = (event: EventFromLogic<typeof answerMachine>, words: string): Happening => ({ event, words });
const type = (text: string) =>
  happens({ type: 'text.change', name: '1', text }, `W odpowiedzi na pytanie I wpisz „${text}”.`);

/** A text that the server does not take: nothing is tried again before somebody changes or discards it. */
export const refusedChapter: Chapter = {
  title: 'Tekst, którego serwer nie przyjmuje',
  start: OPEN.waiting,
  input: { answer: waiting, copy: undefined },
  opening: [],
  happenings: (snapshot) => {
    const { mine, sent }: Context = snapshot.context;
    const [first] = mine;
    if (snapshot.hasTag('asking'))
      return [
        happens({ type: 'draft.discard' }, 'Naciśnij „Odrzuć” w pytaniu.'),
        happens({ type: 'leave.stay' }, 'Naciśnij „Zostań przy zmianach”.'),
      ];
    const isRefused = snapshot.hasTag('refused');
    return [
      ...(first?.text === '' && snapshot.hasTag('clean') ? [type(FIRST)] : []),
      happens({ type: 'draft.save' }, 'Naciśnij „Zapisz szkic” albo „Zapisz ponownie”.'),
      ...(sent[0]?.text === FIRST && !sent[0].isLeftOut
        ? [
            rejects(
              'saveDraft',
              { kind: 'rules', messages: ['Za długi tekst.'] },
              'Zaplecze odpowiada: tego tekstu nie przyjmie.',
              HOW_TO_FAIL.ruledSave,
            ),
          ]
        : [
            resolves(
              'saveDraft',
              { ...drafted(SECOND, 1), fields: sent },
              'Zaplecze odpowiada: szkic zapisany.',
            ),
          ]),
      ...(isRefused
        ? [
            type(SECOND),
            happens(
              { type: 'question.skip', name: '1', leftOut: true },
              'Zaznacz „Pomiń w liście” przy pytaniu I.',
            ),
            happens({ type: 'leave.ask' }, 'Naciśnij „Odrzuć” na pasku.'),
          ]
        : []),
      elapses('savedShown', 'answer.writing.saved', 'Odczekaj cztery sekundy.'),
    ];
  },
  project: (snapshot) => {
    const { answer, mine }: Context = snapshot.context;
    return [answer.version, mine.map(({ text, isLeftOut }) => [text, isLeftOut])];
  },
  endsAt: (snapshot) =>
    snapshot.context.answer.version > 0 && unsavedFields(snapshot.context as Context).length === 0,
};
