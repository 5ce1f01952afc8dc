import type { ContextFrom, EventFromLogic } from 'xstate';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { answerMachine, unsavedFields, type Answer, type Refusal } from '#machines/answer.machine.ts';
import { modelOf, elapses, rejects, resolves, type Chapter, type Happening } from '../model.ts';
import { answerRules } from '../rules/answer.ts';
import { begun, calledOff, drafted, fieldsOf, FIRST, SECOND, theirs, waiting } from '../sample-answers.ts';
import { agreementChapter } from './agreement-chapter.ts';
import { correctionChapter } from './correction-chapter.ts';
import { sentAgain, wayToCustomer } from './decision-chapters.ts';
import { anyTime, mixedChapter } from './mixed-chapter.ts';
import { refusedChapter } from './refused-chapter.ts';
import { suggestionChapter } from './suggestion-chapter.ts';
import { answerWords } from '../words/answer.ts';
import { arrives, OPEN, putsDown } from './answer-news.ts';
import { HOW_TO_FAIL, HOW_TO_RETURN } from '../words/ways-to-fail.ts';

type Context = ContextFrom<typeof answerMachine>;
const happens = (event: EventFromLogic<typeof answerMachine>, words: string): Happening => ({ event, words });

const unreachable: Refusal = { kind: 'unreachable' };
const refused: Refusal = { kind: 'refused' };
const expired: Refusal = { kind: 'expired' };
const input = (answer: Answer) => ({ answer, copy: undefined });
const type = (text: string) =>
  happens({ type: 'text.change', name: '1', text }, `W odpowiedzi na pytanie I wpisz „${text}”.`);
const saved = (context: Context) =>
  resolves(
    'saveDraft',
    drafted(context.sent[0]?.text ?? '', context.answer.version + 1),
    'Zaplecze odpowiada: szkic zapisany.',
  );
const skip = happens(
  { type: 'question.skip', name: '1', leftOut: true },
  'Zaznacz „Pomiń w liście” przy pytaniu I.',
);
const addWord = happens(
  { type: 'text.change', name: 'text', text: 'Ciepło.' },
  'W słowie na koniec wpisz „Ciepło.”.',
);
const ask = happens({ type: 'leave.ask' }, 'Naciśnij „Odrzuć” na pasku.');
/** Where there is no bar that discards. */
const leave = happens({ type: 'leave.ask' }, 'Przejdź do kolejki; jeśli się otworzyła, wróć do zamówienia.');
const stay = happens({ type: 'leave.stay' }, 'Naciśnij „Zostań przy zmianach”.');
const discard = happens(
  { type: 'draft.discard' },
  'Naciśnij „Odrzuć” w pytaniu; jeśli otworzyła się kolejka, wróć do zamówienia.',
);
/** A dialog lies over the page: only its own buttons and the server go on. */
const under = (snapshot: { hasTag: (tag: string) => boolean }, page: readonly Happening[]) =>
  snapshot.hasTag('asking') ? [stay, ...(snapshot.hasTag('saving') ? [] : [discard])] : page;
/** The next text to type, so that the graph stays a line. */
const typing = ({ mine }: Context) => {
  const next = { '': FIRST, [FIRST]: SECOND }[mine[0]?.text ?? ''];
  return next === undefined ? [] : [type(next)];
};

const project: Chapter['project'] = (snapshot) => {
  const { answer: known, mine, sent: stored, disputed, refusal }: Context = snapshot.context;
  const inFlight = snapshot.hasTag('saving') ? stored : [];
  const texts = [mine, inFlight, known.fields].map((fields) =>
    fields.map(({ text, isLeftOut }) => [text, isLeftOut]),
  );
  return [texts, known.version, known.state, known.lockedBy, disputed, refusal !== undefined];
};

/** Model of an answer at the desk: writing, two writers, the way to the customer, what ends a session or an order. */
export const answer = modelOf({
  name: 'answer',
  title: MACHINE_TITLES.answer,
  machine: answerMachine,
  words: answerWords,
  chapters: [
    {
      title: 'Pisanie i zapis',
      start: OPEN.waiting,
      input: input(waiting),
      opening: [],
      happenings: (snapshot) => {
        const context: Context = snapshot.context;
        // While the desk asks, the clock and the line bring no save about.
        const byItself = [
          elapses('autosaveAfter', 'answer.writing.dirty', 'Przestań pisać na trzy sekundy.'),
          { ...happens({ type: 'connection.return' }, 'Połączenie wraca.'), how: HOW_TO_RETURN.line },
          elapses('retryAfter', 'answer.writing.failed', 'Odczekaj piętnaście sekund.'),
        ];
        const page = under(snapshot, [
          ...typing(context),
          ...(context.mine[0]?.isLeftOut || context.mine[0]?.text === SECOND ? [] : [skip]),
          happens({ type: 'draft.save' }, 'Naciśnij „Zapisz szkic”.'),
          saved(context),
          rejects('saveDraft', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
          elapses('savedShown', 'answer.writing.saved', 'Odczekaj cztery sekundy.'),
          ...(snapshot.hasTag('dirty') ? [ask] : []),
          arrives({ ...context.answer }, 'Ktoś zajrzał do zamówienia.'),
        ]);
        return [...page, ...byItself];
      },
      project,
      endsAt: (snapshot) => {
        const { answer: known, mine }: Context = snapshot.context;
        const isSettled = snapshot.hasTag('clean') && !snapshot.hasTag('saved');
        return known.version > 1 || (known.version === 1 && mine[0]?.text === SECOND && isSettled);
      },
    },
    {
      title: 'Dwie osoby',
      start: `${OPEN.drafted} Otwórz je też w drugiej przeglądarce.`,
      input: input(begun),
      opening: [],
      happenings: (snapshot) => {
        const { answer: known, mine, disputed }: Context = snapshot.context;
        return under(snapshot, [
          ...(mine[0]?.text === FIRST ? [type(SECOND)] : []),
          happens({ type: 'draft.save' }, 'Naciśnij „Zapisz szkic”.'),
          saved(snapshot.context as Context),
          rejects(
            'saveDraft',
            { kind: 'newer', answer: theirs },
            'Zaplecze odpowiada: jest nowsza wersja.',
            HOW_TO_FAIL.newer,
          ),
          rejects(
            'saveDraft',
            { kind: 'locked', answer: { lockedBy: 'Jagna' } },
            'Zaplecze odpowiada: pisze Jagna.',
            HOW_TO_FAIL.locked,
          ),
          ...(known.version < 2
            ? [
                arrives(theirs, 'Jagna zapisuje swoją wersję.'),
                arrives({ ...theirs, lockedBy: 'Jagna' }, 'Jagna zapisuje i pisze dalej.'),
              ]
            : [
                ...(known.lockedBy === undefined ? [] : [putsDown(known, snapshot.hasTag('taking'))]),
                ...(snapshot.hasTag('saved')
                  ? [arrives({ ...known, lockedBy: 'Jagna' }, 'Jagna zaczyna pisać.')]
                  : []),
              ]),
          elapses('savedShown', 'answer.writing.saved', 'Odczekaj cztery sekundy.'),
          happens({ type: 'version.keep', name: '1' }, 'Naciśnij „Zostaw moją”.'),
          happens({ type: 'version.take', name: '1' }, 'Naciśnij „Weź tę wersję”.'),
          happens({ type: 'version.join', name: '1' }, 'Naciśnij „Połącz obie w edytorze”.'),
          ...(disputed.length > 0 && mine[1]?.text === '' ? [addWord] : []),
          ...(disputed.length > 0 && !mine[0]?.isLeftOut ? [skip] : []),
          ...(unsavedFields(snapshot.context as Context).length > 0 && !snapshot.hasTag('dirty')
            ? [leave]
            : []),
          ...(disputed.length > 0 ? [leave] : []),
          happens({ type: 'lock.take' }, 'Naciśnij „Przejmij pisanie”.'),
          resolves('takeEditLock', { ...known, lockedBy: undefined }, 'Zaplecze odpowiada: pióro jest tu.'),
          rejects('takeEditLock', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
        ]);
      },
      project,
      endsAt: (snapshot) => {
        const { version } = (snapshot.context as Context).answer;
        return version > 2 || (version === 2 && snapshot.hasTag('clean') && !snapshot.hasTag('saved'));
      },
    },
    wayToCustomer,
    suggestionChapter,
    mixedChapter,
    {
      title: 'Sesja wygasa przy zapisie',
      start: OPEN.waiting,
      input: input(waiting),
      opening: [],
      happenings: ({ context }) => [
        ...(context.mine[0]?.text === '' ? [type(FIRST)] : []),
        happens({ type: 'draft.save' }, 'Naciśnij „Zapisz szkic”.'),
        rejects('saveDraft', expired, 'Zaplecze odpowiada: sesja wygasła.', HOW_TO_FAIL.expired),
        {
          ...happens({ type: 'connection.return' }, 'Wejdź kluczem w oknie nad stroną.'),
          how: HOW_TO_RETURN.key,
        },
        ...(context.refusal ? [saved(context as Context)] : []),
      ],
      project: ({ context }) => [context.mine, context.answer.version, context.refusal?.kind],
      endsAt: ({ context }) => (context as Context).answer.version > 0,
    },
    {
      title: 'Sesja wygasa przy decyzji',
      start: OPEN.drafted,
      input: input(begun),
      opening: [],
      happenings: () => [
        happens(
          { type: 'answer.approve', sendAt: undefined, noAdviceOn: [] },
          'Naciśnij „Zatwierdź i wyślij”.',
        ),
        rejects('decide', expired, 'Zaplecze odpowiada: sesja wygasła.', HOW_TO_FAIL.expired),
      ],
      project: ({ context }) => [context.refusal?.kind],
      endsAt: ({ context }) => (context as Context).refusal !== undefined,
    },
    sentAgain,
    correctionChapter,
    refusedChapter,
    agreementChapter,
    {
      title: 'Zamówienie odwołane w czasie zapisu',
      start: OPEN.waiting,
      input: input(waiting),
      opening: [],
      happenings: (snapshot) => [
        ...(snapshot.context.mine[0]?.text === '' ? [type(FIRST)] : []),
        happens({ type: 'draft.save' }, 'Naciśnij „Zapisz szkic”.'),
        ...(snapshot.hasTag('saving')
          ? [
              arrives(
                { ...calledOff, revision: 20, version: 0, fields: fieldsOf('') },
                'Zamówienie odwołano.',
              ),
            ]
          : []),
        ...(snapshot.hasTag('calledOff')
          ? [
              resolves('saveDraft', drafted(FIRST, 1), 'Zaplecze odpowiada: szkic zapisany.'),
              rejects('saveDraft', refused, 'Zaplecze odmawia.', HOW_TO_FAIL.refusedSave),
              rejects('saveDraft', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
            ]
          : []),
      ],
      project,
      endsAt: (snapshot) => snapshot.hasTag('closed'),
    },
    {
      title: 'Zamówienie odwołane w czasie pisania',
      start: OPEN.waiting,
      input: input(waiting),
      opening: [],
      happenings: (snapshot) => [
        ...(snapshot.hasTag('clean') ? [type(FIRST)] : []),
        ...(snapshot.hasTag('dirty')
          ? [
              arrives(
                { ...snapshot.context.answer, revision: 20, state: 'called-off' },
                'Zamówienie odwołano.',
              ),
            ]
          : []),
        ...(snapshot.hasTag('closed') ? under(snapshot, [leave]) : []),
      ],
      project,
      endsAt: (snapshot) =>
        snapshot.hasTag('closed') && unsavedFields(snapshot.context as Context).length === 0,
    },
    {
      title: 'Cofnięte i opuszczone w czasie zapisu',
      start: OPEN.waiting,
      input: input(waiting),
      opening: [],
      happenings: (snapshot) => {
        const context: Context = snapshot.context;
        const isTyped = context.mine[0]?.text === FIRST;
        const server = [
          ...(isTyped && snapshot.hasTag('asking') ? [] : [saved(context)]),
          rejects('saveDraft', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
        ];
        return [
          ...under(snapshot, [
            ...(snapshot.hasTag('clean') && context.answer.version === 0 ? [type(FIRST)] : []),
            ...(isTyped && snapshot.hasTag('dirty') && !snapshot.hasTag('failed') ? [type('')] : []),
            ...(isTyped && snapshot.hasTag('saving') ? [type('')] : []),
            ...(isTyped ? [happens({ type: 'draft.save' }, 'Naciśnij „Zapisz szkic”.')] : []),
            ...(snapshot.hasTag('saving') ? [leave] : []),
            ...(snapshot.hasTag('dirty') && unsavedFields(context).length === 0
              ? [happens({ type: 'draft.discard' }, 'Naciśnij „Odrzuć” na pasku.')]
              : []),
          ]),
          ...server,
        ];
      },
      project,
      endsAt: (snapshot) =>
        (snapshot.context as Context).answer.version > 0 ||
        (snapshot.hasTag('failed') && !snapshot.hasTag('asking')),
    },
    {
      title: 'Kopia na urządzeniu',
      start: `${OPEN.drafted} Odłącz sieć (F12, karta Sieć, „Offline”), w odpowiedzi na pytanie I wpisz „${SECOND}” i zamknij kartę. W drugiej przeglądarce zapisz tam „Droga czeka na wiosnę.”. Włącz sieć i otwórz to zamówienie.`,
      input: { ...input(theirs), copy: { fields: fieldsOf(SECOND).slice(0, 1), version: 1, disputed: [] } },
      opening: [],
      happenings: () => [
        happens({ type: 'version.keep', name: '1' }, 'Naciśnij „Zostaw moją”.'),
        happens({ type: 'version.take', name: '1' }, 'Naciśnij „Weź tę wersję”.'),
      ],
      project,
      endsAt: ({ context }) => (context as Context).disputed.length === 0,
    },
  ],
  anyTime,
  rules: answerRules,
  exceptions: {},
});
