import type { ContextFrom, EventFromLogic } from 'xstate';
import type { Answer, answerMachine } from '#machines/answer.machine.ts';
import { rejects, resolves, type Chapter, type Happening } from '../model.ts';
import { againWith, correcting, fieldsOf, FIRST, SECOND, sent } from '../sample-answers.ts';
import { arrives, OPEN } from './answer-news.ts';
import { HOW_TO_FAIL } from '../words/ways-to-fail.ts';

type Context = ContextFrom<typeof answerMachine>;
const happens = (event: EventFromLogic<typeof answerMachine>, words: string): Happening => ({ event, words });

const REASON = 'Pomylona karta.';

/** Of a sent answer again, with the text that was sent first. */
const dropped = ({ answer: { revision, version } }: Context): Answer => ({
  ...sent,
  revision: revision + 1,
  version: version === 1 ? 1 : version + 1,
});

/** The decision under way, which the answer of the server must fit. */
function decidedIn(context: Context): Happening[] {
  const { decision, answer: known } = context;
  switch (decision?.kind) {
    case 'correct':
      return [resolves('decide', correcting, 'Zaplecze odpowiada: można poprawiać.')];
    case 'drop-correction':
      return [resolves('decide', dropped(context), 'Zaplecze odpowiada: poprawka porzucona.')];
    case 'approve':
      return [
        resolves(
          'decide',
          {
            ...againWith('waiting'),
            revision: known.revision + 1,
            version: known.version,
            fields: known.fields,
          },
          'Zaplecze odpowiada: poprawka wychodzi.',
        ),
      ];
    default:
      return [];
  }
}

/** A sent answer is corrected: begun with a reason, written, and approved or dropped. */
export const correctionChapter: Chapter = {
  title: 'Poprawka wysłanej odpowiedzi',
  start: OPEN.sent,
  input: { answer: sent, copy: undefined },
  opening: [],
  happenings: (snapshot) => {
    const context: Context = snapshot.context;
    const { answer: known, mine } = context;
    const isSettled = !snapshot.hasTag('deciding') && !snapshot.hasTag('saving');
    return [
      happens(
        { type: 'correction.begin', reason: REASON },
        `Naciśnij „Popraw odpowiedź”, wpisz „${REASON}” i zacznij poprawkę.`,
      ),
      ...(isSettled && known.correction && mine[0]?.text === FIRST
        ? [
            happens(
              { type: 'text.change', name: '1', text: SECOND },
              `W odpowiedzi na pytanie I wpisz „${SECOND}”.`,
            ),
          ]
        : []),
      happens({ type: 'draft.save' }, 'Naciśnij „Zapisz szkic”.'),
      resolves(
        'saveDraft',
        { ...correcting, revision: known.revision + 1, version: known.version + 1, fields: fieldsOf(SECOND) },
        'Zaplecze odpowiada: szkic zapisany.',
      ),
      ...(known.correction
        ? [
            happens(
              { type: 'answer.approve', sendAt: undefined, noAdviceOn: [] },
              'Naciśnij „Zatwierdź i wyślij poprawkę”.',
            ),
            happens({ type: 'correction.drop' }, 'Naciśnij „Porzuć poprawkę”.'),
          ]
        : []),
      ...decidedIn(context),
      rejects('decide', { kind: 'refused' }, 'Zaplecze odmawia.', HOW_TO_FAIL.refused),
      ...(isSettled && known === sent ? [arrives(correcting, 'Jagna zaczyna poprawkę.')] : []),
      ...(isSettled && snapshot.hasTag('clean') && known.correction
        ? [arrives(dropped(context), 'Jagna porzuca poprawkę.')]
        : []),
    ];
  },
  project: (snapshot) => {
    const { answer: known, mine, decision, refusal }: Context = snapshot.context;
    return [
      known.version,
      known.revision > correcting.revision,
      known.correction !== undefined,
      mine[0]?.text,
      snapshot.hasTag('deciding') && decision?.kind,
      refusal !== undefined,
    ];
  },
  endsAt: (snapshot) => {
    const { answer: known }: Context = snapshot.context;
    return known.revision > correcting.revision && !known.correction;
  },
};
