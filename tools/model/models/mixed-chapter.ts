import type { AnyMachineSnapshot, ContextFrom, EventFromLogic } from 'xstate';
import type { Decision, Answer, answerMachine, Refusal } from '#machines/answer.machine.ts';
import { elapses, rejects, resolves, type Chapter, type Happening } from '../model.ts';
import {
  correcting,
  FIRST,
  inReview,
  LATEST,
  SECOND,
  sentBack,
  theirs,
  approvedWith,
} from '../sample-answers.ts';
import { arrives, OPEN, putsDown } from './answer-news.ts';
import { HOW_TO_FAIL } from '../words/ways-to-fail.ts';

type Context = ContextFrom<typeof answerMachine>;
const happens = (event: EventFromLogic<typeof answerMachine>, words: string): Happening => ({ event, words });

const WORDS: Readonly<Record<Refusal['kind'], string>> = {
  newer: 'jest nowsza wersja',
  locked: 'pisze Jagna',
  rules: 'tego nie przyjmie',
  expired: 'sesja wygasła',
  gone: 'nie ma już tego zamówienia',
  refused: 'odmowa',
  unreachable: 'brak odpowiedzi',
};

/** Never late, whatever led to it. */
const later = ({ revision }: Answer): number => Math.max(revision, LATEST);

/** Every refusal that a port of the answer can send. What it says of the answer fits what is known. */
const refusalsOf = ({ answer }: Context): Readonly<Record<Refusal['kind'], Refusal>> => {
  const { version, fields, author, savedAt } = theirs;
  const revision = later(answer);
  const newer = version > answer.version ? { version, fields, author, savedAt, revision } : { revision };
  return {
    newer: { kind: 'newer', answer: newer },
    locked: { kind: 'locked', answer: { lockedBy: 'Jagna' } },
    rules: { kind: 'rules', messages: ['Tekst jest za krótki.'] },
    expired: { kind: 'expired' },
    gone: { kind: 'gone' },
    refused: { kind: 'refused' },
    unreachable: { kind: 'unreachable' },
  };
};

/** Refusals of one port, as events. */
const refused = (port: string, context: Context, kinds: readonly Refusal['kind'][]): readonly Happening[] =>
  kinds.map((kind) =>
    rejects(port, refusalsOf(context)[kind], `Zaplecze odpowiada: ${WORDS[kind]}.`, HOW_TO_FAIL[kind]),
  );

const NOTE = 'Cieplej na końcu.';
const sendBack = happens(
  { type: 'answer.return', note: NOTE },
  `Naciśnij „Odeślij z uwagą”, wpisz „${NOTE}” i odeślij.`,
);
const approve = happens(
  { type: 'answer.approve', sendAt: undefined, noAdviceOn: [] },
  'Naciśnij „Zatwierdź i wyślij”.',
);

/** The answer as the server has it after one more change. */
const next = ({ answer }: Context, change: Partial<Answer>): Answer => ({
  ...answer,
  revision: later(answer),
  ...change,
});

/** The answer as the server has it when somebody else has saved: a save decides nothing, so the rest stays. */
function savedByOther(context: Context, version: number): Answer {
  const { fields, author, savedAt, isByModel } = theirs;
  return next(context, { version, fields, author, savedAt, isByModel });
}

/**
 * What random walks mix in at any moment: a decision of every kind, every refusal of every port, news of every kind.
 * Too much for an explored graph.
 */
export const anyTime = (snapshot: AnyMachineSnapshot): readonly Happening[] => {
  const context: Context = snapshot.context;
  const { answer: known, mine } = context;
  const kinds = Object.keys(WORDS) as Refusal['kind'][];
  const type = (text: string) =>
    happens({ type: 'text.change', name: '1', text }, `W odpowiedzi na pytanie I wpisz „${text}”.`);
  return [
    type(mine[0]?.text === FIRST ? SECOND : FIRST),
    happens({ type: 'suggestion.ask' }, 'Naciśnij „Zaproponuj szkic”.'),
    happens({ type: 'review.ask' }, 'Naciśnij „Oddaj do sprawdzenia”.'),
    approve,
    sendBack,
    happens({ type: 'approval.recall' }, 'Naciśnij „Cofnij zatwierdzenie”.'),
    happens({ type: 'approval.retime', sendAt: undefined }, 'Naciśnij „Wyślij teraz”.'),
    happens({ type: 'mail.repeat', email: undefined }, 'Naciśnij „Wyślij ponownie”.'),
    happens({ type: 'correction.begin', reason: 'Pomyłka.' }, 'Zacznij poprawkę.'),
    happens({ type: 'correction.drop' }, 'Naciśnij „Porzuć poprawkę”.'),
    ...decided(context),
    ...['saveDraft', 'takeEditLock', 'decide'].flatMap((port) => refused(port, context, kinds)),
    arrives(savedByOther(context, known.version + 1), 'Jagna zapisuje swoją wersję.'),
    arrives(next(context, { lockedBy: 'Jagna' }), 'Jagna zaczyna pisać.'),
    putsDown(next(context, {}), false),
    arrives(next(context, { state: 'called-off' }), 'Zamówienie odwołano.'),
    arrives(next(context, { agreement: 'waiting' }), 'Umowa idzie jeszcze raz.'),
    arrives(next(context, { agreement: undefined }), 'Poczta przyjęła umowę.'),
  ];
};

/** Writing and deciding at once, while somebody else writes and decides as well. */
export const mixedChapter: Chapter = {
  title: 'Pisanie i decyzje naraz',
  start: OPEN.inReview,
  input: { answer: inReview, copy: undefined },
  opening: [],
  happenings: (snapshot) => {
    const context: Context = snapshot.context;
    const { answer: known, mine, disputed, sent } = context;
    const [text] = mine;
    const isDeciding = snapshot.hasTag('deciding');
    const { newer } = refusalsOf(context);
    return [
      ...(text?.text === FIRST
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
        next(context, { version: known.version + 1, fields: sent }),
        'Zaplecze odpowiada: szkic zapisany.',
      ),
      ...refused('saveDraft', context, ['newer', 'unreachable', 'expired']),
      {
        ...rejects(
          'saveDraft',
          { ...newer, kind: 'rules' },
          'Zaplecze odpowiada: tego nie przyjmie, i jest nowsza wersja.',
          HOW_TO_FAIL.rules,
        ),
        isBeyondHands: true,
      },
      elapses('retryAfter', 'answer.writing.failed', 'Odczekaj piętnaście sekund.'),
      ...(snapshot.hasTag('locked') ? [] : [sendBack, approve]),
      ...decided(context),
      ...refused('decide', context, ['newer', 'locked', 'refused']),
      ...(known.version < theirs.version && !isDeciding
        ? [arrives(savedByOther(context, theirs.version), 'Jagna zapisuje swoją wersję.')]
        : []),
      ...(snapshot.hasTag('locked') ? [putsDown(next(context, {}), snapshot.hasTag('taking'))] : []),
      ...(disputed.length > 0
        ? [
            happens({ type: 'version.keep', name: '1' }, 'Naciśnij „Zostaw moją”.'),
            happens({ type: 'version.take', name: '1' }, 'Naciśnij „Weź tę wersję”.'),
          ]
        : []),
      happens({ type: 'lock.take' }, 'Naciśnij „Przejmij pisanie”.'),
      resolves('takeEditLock', next(context, { lockedBy: undefined }), 'Zaplecze odpowiada: pióro jest tu.'),
      ...refused('takeEditLock', context, ['expired', 'gone']),
    ];
  },
  project: (snapshot) => {
    const { answer: known, mine, sent, disputed, decision }: Context = snapshot.context;
    const inFlight = snapshot.hasTag('saving') ? sent : [];
    return [
      [mine, inFlight, known.fields].map((fields) => fields.map((field) => [field.text, field.isLeftOut])),
      known.version,
      known.state,
      known.lockedBy,
      disputed,
      snapshot.hasTag('deciding') && decision?.kind,
    ];
  },
  endsAt: (snapshot) => {
    const { answer: known }: Context = snapshot.context;
    return (
      (known.version > 1 && snapshot.hasTag('clean')) || known.version > 2 || snapshot.hasTag('scheduled')
    );
  },
};

/** The server makes the decision under way. */
function decided(context: Context): Happening[] {
  const made: Readonly<Record<Decision['kind'], Partial<Answer>>> = {
    suggest: { suggestion: { state: 'asked', why: undefined } },
    'hand-over': { state: 'in-review', review: inReview.review },
    'send-back': { state: 'sent-back', review: sentBack.review },
    approve: { state: 'approved', approval: approvedWith('waiting').approval },
    recall: { state: 'drafted', approval: undefined },
    retime: { approval: approvedWith('waiting').approval },
    'send-again': { approval: approvedWith('waiting').approval },
    correct: { correction: correcting.correction },
    'drop-correction': { correction: undefined },
  };
  const { decision } = context;
  return decision
    ? [resolves('decide', next(context, made[decision.kind]), 'Zaplecze odpowiada: przyjęte.')]
    : [];
}
