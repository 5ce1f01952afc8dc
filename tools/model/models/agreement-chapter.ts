import type { ContextFrom, EventFromLogic } from 'xstate';
import { isUnagreed, unsavedFields, type Answer, type answerMachine } from '#machines/answer.machine.ts';
import { elapses, rejects, resolves, type Chapter, type Happening } from '../model.ts';
import { begun, drafted, FIRST, LATEST, SECOND } from '../sample-answers.ts';
import { arrives, OPEN } from './answer-news.ts';
import { HOW_TO_FAIL } from '../words/ways-to-fail.ts';

type Context = ContextFrom<typeof answerMachine>;
const happens = (event: EventFromLogic<typeof answerMachine>, words: string): Happening => ({ event, words });

/** News of the agreement's mail. */
const mailed = (known: Answer): Happening => {
  const later = { ...known, revision: LATEST };
  return isUnagreed(known)
    ? arrives({ ...later, agreement: undefined }, 'Poczta przyjęła umowę.')
    : arrives({ ...later, agreement: 'waiting' }, 'Umowa idzie jeszcze raz.');
};

/** The agreement is mailed again while an answer is written: until the mail server accepts it, the answer is only read. */
export const agreementChapter: Chapter = {
  title: 'Umowa idzie jeszcze raz',
  start: OPEN.drafted,
  input: { answer: begun, copy: undefined },
  opening: [],
  happenings: (snapshot) => {
    const { answer: known, mine }: Context = snapshot.context;
    const isTyped = unsavedFields(snapshot.context as Context).length > 0;
    if (snapshot.hasTag('asking'))
      return [
        happens(
          { type: 'draft.discard' },
          'Naciśnij „Odrzuć” w pytaniu; jeśli otworzyła się kolejka, wróć do zamówienia.',
        ),
        happens({ type: 'leave.stay' }, 'Naciśnij „Zostań przy zmianach”.'),
        ...(isUnagreed(known) ? [mailed(known)] : []),
      ];
    return [
      ...(mine[0]?.text === FIRST && snapshot.hasTag('clean')
        ? [
            happens(
              { type: 'text.change', name: '1', text: SECOND },
              `W odpowiedzi na pytanie I wpisz „${SECOND}”.`,
            ),
          ]
        : []),
      happens({ type: 'draft.save' }, 'Naciśnij „Zapisz szkic”.'),
      resolves('saveDraft', drafted(SECOND, 2), 'Zaplecze odpowiada: szkic zapisany.'),
      rejects('saveDraft', { kind: 'unreachable' }, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
      rejects(
        'saveDraft',
        { kind: 'refused', answer: { agreement: 'waiting', revision: LATEST } },
        'Zaplecze odpowiada: poczta nie przyjęła jeszcze umowy.',
        HOW_TO_FAIL.unagreed,
      ),
      elapses('savedShown', 'answer.writing.saved', 'Odczekaj cztery sekundy.'),
      // Blocked by the machine: a rule and a fault see to it that it stays so.
      ...(isUnagreed(known)
        ? [
            happens(
              { type: 'answer.approve', sendAt: undefined, noAdviceOn: [] },
              'Naciśnij „Zatwierdź i wyślij”.',
            ),
          ]
        : []),
      ...(snapshot.hasTag('unagreed') && isTyped
        ? [happens({ type: 'leave.ask' }, 'Przejdź do kolejki; jeśli się otworzyła, wróć do zamówienia.')]
        : []),
      mailed(known),
    ];
  },
  project: (snapshot) => {
    const { answer: known, mine }: Context = snapshot.context;
    return [known.version, known.agreement, mine[0]?.text, unsavedFields(snapshot.context as Context)];
  },
  endsAt: (snapshot) =>
    (snapshot.context as Context).answer.version > 1 && snapshot.hasTag('clean') && !snapshot.hasTag('saved'),
};
