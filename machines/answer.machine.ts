import { assign, emit, fromPromise, setup } from 'xstate';

/** A field of an answer: the text, or the response to one question. */
export interface AnswerField {
  /** `text`, or the question's number. */
  name: string;
  text: string;
  /** The mail leaves the question out. */
  isLeftOut: boolean;
}

/** What an answer may touch and must not advise on. */
export type Topic = 'health' | 'pregnancy' | 'death' | 'law' | 'money' | 'gambling' | 'harm';

/** Why a model gave no draft. */
type DeclineReason = 'silent' | 'busy' | 'refused' | 'unusable' | 'sensitive';

/** The answer as the server knows it. */
export interface Answer {
  /** Grows with each change. */
  revision: number;
  state: 'waiting' | 'drafted' | 'in-review' | 'sent-back' | 'approved' | 'sent' | 'called-off';
  /** Of the mail with the agreement, until the mail server has accepted it: nothing is written before that. */
  agreement?: 'waiting' | 'retrying' | 'refused' | undefined;
  /** Of the draft; 0 for none. */
  version: number;
  fields: readonly AnswerField[];
  /** Who wrote the draft, and when (ISO). */
  author: string | undefined;
  savedAt: string | undefined;
  /** The draft is a model's, and nobody has changed it yet. */
  isByModel: boolean;
  /** What has become of a draft that a model is to write. */
  suggestion: { state: 'asked' | 'declined'; why: DeclineReason | undefined } | undefined;
  /** What the draft touches and must not advise on. */
  topics: readonly Topic[];
  /** What to look at in a draft that a model had a hand in. */
  flags: readonly { kind: 'base-prompt' | 'link' | 'name' | 'mark'; text: string | undefined }[];
  /** Name of another person who is writing now. */
  heldBy: string | undefined;
  /** Numbers of the questions that nobody has answered or left out. */
  unanswered: readonly number[];
  usualWords: { from: number; to: number } | undefined;
  review: { kind: 'handed-over' | 'sent-back'; by: string; at: string; note: string | undefined } | undefined;
  approval:
    | {
        by: string;
        at: string;
        sendAt: string;
        sentAt: string | undefined;
        readSeconds: number | undefined;
        mail: 'waiting' | 'sending' | 'retrying' | 'failed' | 'accepted' | undefined;
      }
    | undefined;
}

/** A decision about the answer. Times are ISO; without one the mail goes at once. */
export type Act =
  | { kind: 'suggest' }
  | { kind: 'hand-over' }
  | { kind: 'approve'; sendAt: string | undefined; noAdviceOn: readonly Topic[] }
  | { kind: 'send-back'; note: string }
  | { kind: 'recall' }
  | { kind: 'retime'; sendAt: string | undefined }
  | { kind: 'send-again'; email: string | undefined };

/** What every port rejects with; `answer` is what the server said about the newer one. */
export interface Refusal {
  kind: 'newer' | 'held' | 'rules' | 'expired' | 'gone' | 'refused' | 'unreachable';
  answer?: Partial<Answer> | undefined;
  messages?: readonly string[] | undefined;
}

export interface AnswerInput {
  answer: Answer;
  /** Text kept on this device that the server does not have, and the version it was begun from. */
  copy: { fields: readonly AnswerField[]; version: number } | undefined;
  /** Milliseconds until three hours before the promise, and until the promise; negative when past. */
  soonMs: number;
  lateMs: number;
}

export type Stage =
  | 'waiting'
  | 'drafted'
  | 'inReview'
  | 'sentBack'
  | 'scheduled'
  | 'leaving'
  | 'bounced'
  | 'sent'
  | 'calledOff';

const unconnected = (port: string) => () => Promise.reject(new Error(`The port ${port} is not connected`));
const refusalOf = (error: unknown): Refusal =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as Refusal)
    : { kind: 'unreachable' };

const byName = (fields: readonly AnswerField[], name: string) => fields.find((field) => field.name === name);
const isSame = (a: AnswerField | undefined, b: AnswerField | undefined) =>
  (a?.text ?? '') === (b?.text ?? '') && (a?.isLeftOut ?? false) === (b?.isLeftOut ?? false);

/** Names of the fields whose text is not stored yet. */
export const unsavedFields = ({ mine, answer }: { mine: readonly AnswerField[]; answer: Answer }): string[] =>
  mine.filter((field) => !isSame(field, byName(answer.fields, field.name))).map(({ name }) => name);

/** Where an answer is on its way to the customer. One that was sent may be on its way once more. */
export function stageOf({ state, approval }: Answer): Stage {
  if (state === 'approved' || state === 'sent') {
    const mail = approval?.mail;
    if (mail === 'failed') return 'bounced';
    if (mail === 'sending' || mail === 'retrying') return 'leaving';
    if (state === 'approved') return 'scheduled';
    return mail === 'waiting' ? 'leaving' : 'sent';
  }
  if (state === 'in-review') return 'inReview';
  if (state === 'sent-back') return 'sentBack';
  return state === 'called-off' ? 'calledOff' : state;
}

/** The decisions that can be made at each stage. */
const DECISIONS: Readonly<Record<Stage, readonly Act['kind'][]>> = {
  waiting: ['suggest'],
  drafted: ['suggest', 'hand-over', 'approve'],
  inReview: ['suggest', 'approve', 'send-back'],
  sentBack: ['suggest', 'hand-over', 'approve'],
  scheduled: ['recall', 'retime'],
  leaving: [],
  bounced: ['send-again'],
  sent: ['send-again'],
  calledOff: [],
};
const isEnded = ({ state }: Answer) => state === 'sent' || state === 'called-off';

interface Context {
  answer: Answer;
  /** What the editor shows. */
  mine: readonly AnswerField[];
  /** Names of the fields that both persons changed; `answer` has the other's text. */
  disputed: readonly string[];
  /** What the call under way stores. */
  sent: readonly AnswerField[];
  isAutosave: boolean;
  act: Act | undefined;
  refusal: Refusal | undefined;
  soonMs: number;
  lateMs: number;
}

/**
 * Merges a newer answer into the editor, field by field: what only the other person changed is taken, what only this
 * person changed stays, and what both changed differently is disputed.
 */
function mergedInto({ answer: base, mine, disputed }: Context, answer: Answer) {
  if (answer.version === base.version) return { answer };
  const both = mine.filter((field) => {
    const [was, is] = [byName(base.fields, field.name), byName(answer.fields, field.name)];
    return (disputed.includes(field.name) || (!isSame(field, was) && !isSame(is, was))) && !isSame(field, is);
  });
  return {
    answer,
    disputed: both.map(({ name }) => name),
    mine: mine.map((field) =>
      isSame(field, byName(base.fields, field.name)) && !disputed.includes(field.name)
        ? (byName(answer.fields, field.name) ?? field)
        : field,
    ),
  };
}

/** What a person changes is kept on her device at once. */
const takeText = [
  {
    type: 'assignText',
    params: ({ event }: { event: { name: string; text: string } }) => event,
  },
  'keepCopy',
] as const;
const takeSkip = [
  {
    type: 'assignSkip',
    params: ({ event }: { event: { name: string; leftOut: boolean } }) => event,
  },
  'keepCopy',
] as const;
const mergeNews = {
  type: 'mergeAnswer',
  params: ({ event }: { event: { answer: Answer } }) => event.answer,
} as const;
const mergeRefusal = {
  type: 'mergeRefused',
  params: ({ event }: { event: { error: unknown } }) => event,
} as const;
const isRefusal = (kind: Refusal['kind']) =>
  ({
    type: 'isKind',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, kind }),
  }) as const;
const atStage = <At extends Stage>(stage: At, description: string) =>
  ({ guard: { type: 'isStage', params: stage }, target: stage, description }) as const;
const leavesStage = (stage: Stage) =>
  ({
    guard: { type: 'hasLeft', params: stage },
    target: 'placing',
    description: 'Coś się zmieniło.',
  }) as const;
const stopsAtEnd = {
  guard: 'isEnded',
  target: 'stopped',
  description: 'Odpowiedź wyszła albo została odwołana.',
} as const;

/**
 * State machine of one answer at the desk. Typing is stored by itself and never lost: not by a failed call, by another
 * person who writes, nor by a newer version, which is compared field by field. A mail leaves only after a person
 * approved exactly the stored text. A clock of its own tells when the promised time is near or past.
 */
export const answerMachine = setup({
  types: {} as {
    input: AnswerInput;
    context: Context;
    events:
      | { type: 'text.change'; name: string; text: string }
      | { type: 'question.skip'; name: string; leftOut: boolean }
      | { type: 'draft.save' }
      | { type: 'draft.discard' }
      | { type: 'version.keep'; name: string }
      | { type: 'version.take'; name: string }
      | { type: 'version.join'; name: string }
      | { type: 'pen.take' }
      | { type: 'connection.return' }
      | { type: 'answer.update'; answer: Answer }
      | { type: 'act.choose'; act: Act };
    emitted:
      | { type: 'copy.kept'; fields: readonly AnswerField[]; version: number }
      | { type: 'copy.dropped' }
      | { type: 'act.done'; act: Act; answer: Answer }
      | { type: 'act.refused'; act: Act; refusal: Refusal }
      | { type: 'session.expired' };
    tags:
      | 'clean'
      | 'dirty'
      | 'saving'
      | 'saved'
      | 'failed'
      | 'conflict'
      | 'held'
      | 'closed'
      | 'deciding'
      | 'soon'
      | 'late'
      | Stage;
  },
  actors: {
    /** Ports, provided by `src/desk/order/answer/answer-ports.ts`. Each rejects with a Refusal. */
    saveDraft: fromPromise<Answer, { version: number; fields: readonly AnswerField[]; isAutosave: boolean }>(
      unconnected('saveDraft'),
    ),
    takePen: fromPromise<Answer>(unconnected('takePen')),
    decide: fromPromise<Answer, { act: Act; revision: number; version: number }>(unconnected('decide')),
  },
  guards: {
    isHeld: ({ context }) => context.answer.heldBy !== undefined,
    isEnded: ({ context }) => isEnded(context.answer),
    isDirty: ({ context }) => unsavedFields(context).length > 0,
    isDisputed: ({ context }) => context.disputed.length > 0,
    isSameVersion: ({ context }, answer: Answer) => answer.version <= context.answer.version,
    /** What the server tells everybody of a change that this device already knows. */
    isEcho: ({ context: { answer } }, { version, state, heldBy }: Answer) =>
      version === answer.version && state === answer.state && heldBy === answer.heldBy,
    isKind: (_, { error, kind }: { error: unknown; kind: Refusal['kind'] }) => refusalOf(error).kind === kind,
    isStage: ({ context }, stage: Stage) => stageOf(context.answer) === stage,
    hasLeft: ({ context }, stage: Stage) => stageOf(context.answer) !== stage,
    /** Only what is stored can be handed over or approved, and only what the stage offers can be decided. */
    isDecidable: ({ context }, act: Act) =>
      DECISIONS[stageOf(context.answer)].includes(act.kind) &&
      ((act.kind !== 'approve' && act.kind !== 'hand-over') ||
        (context.answer.version > 0 && unsavedFields(context).length === 0)),
    isSoon: ({ context }) => context.soonMs <= 0,
    isLate: ({ context }) => context.lateMs <= 0,
  },
  actions: {
    assignText: assign(({ context }, { name, text }: { name: string; text: string }) => ({
      mine: context.mine.map((field) => (field.name === name ? { ...field, text } : field)),
    })),
    assignSkip: assign(({ context }, { name, leftOut }: { name: string; leftOut: boolean }) => ({
      mine: context.mine.map((field) => (field.name === name ? { ...field, isLeftOut: leftOut } : field)),
    })),
    discardMine: assign(({ context }) => ({ mine: context.answer.fields, disputed: [], refusal: undefined })),
    mergeAnswer: assign(({ context }, answer: Answer) => mergedInto(context, answer)),
    mergeRefused: assign(({ context }, { error }: { error: unknown }) => {
      const refusal = refusalOf(error);
      return {
        ...(refusal.answer && mergedInto(context, { ...context.answer, ...refusal.answer })),
        refusal,
      };
    }),
    /** What was sent is stored, however the server wrote it down; what was typed meanwhile stays in the editor. */
    assignStored: assign(({ context }, answer: Answer) => ({
      answer: { ...answer, fields: context.sent },
      refusal: undefined,
    })),
    settle: assign(({ context }, name: string) => ({
      disputed: context.disputed.filter((one) => one !== name),
    })),
    takeTheirs: assign(({ context }, name: string) => ({
      mine: context.mine.map((field) =>
        field.name === name ? (byName(context.answer.fields, name) ?? field) : field,
      ),
    })),
    joinBoth: assign(({ context }, name: string) => ({
      mine: context.mine.map((field) =>
        field.name === name
          ? { ...field, text: `${field.text}\n\n${byName(context.answer.fields, name)?.text ?? ''}` }
          : field,
      ),
    })),
    markAutosave: assign(({ context }) => ({ isAutosave: true, sent: context.mine })),
    markSave: assign(({ context }) => ({ isAutosave: false, sent: context.mine })),
    assignAct: assign((_, act: Act) => ({ act, refusal: undefined })),
    keepCopy: emit(({ context }) => ({
      type: 'copy.kept',
      fields: context.mine,
      version: context.answer.version,
    })),
    dropCopy: emit({ type: 'copy.dropped' }),
    emitExpired: emit({ type: 'session.expired' }),
    emitActDone: emit(({ context }, answer: Answer) => ({
      type: 'act.done',
      act: context.act ?? { kind: 'hand-over' },
      answer,
    })),
    emitActRefused: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'act.refused',
      act: context.act ?? { kind: 'hand-over' },
      refusal: refusalOf(error),
    })),
  },
  delays: {
    autosaveAfter: 2_500,
    savedShown: 4_000,
    retryAfter: 15_000,
    untilSoon: ({ context }) => context.soonMs,
    untilLate: ({ context }) => context.lateMs - Math.max(context.soonMs, 0),
  },
}).createMachine({
  id: 'answer',
  description: 'Odpowiedź na jedno zamówienie.',
  context: ({ input: { answer, copy, soonMs, lateMs } }) => {
    const fresh: Context = {
      answer,
      mine: answer.fields,
      disputed: [],
      sent: [],
      isAutosave: false,
      act: undefined,
      refusal: undefined,
      soonMs,
      lateMs,
    };
    if (!copy) return fresh;
    const mine = answer.fields.map((field) => byName(copy.fields, field.name) ?? field);
    const isStale = copy.version !== answer.version;
    // The version that the copy began from is gone: whatever differs is shown in both versions.
    return {
      ...fresh,
      mine,
      disputed: isStale ? unsavedFields({ mine, answer }) : [],
    };
  },
  type: 'parallel',
  states: {
    writing: {
      description: 'Tekst w edytorze i jego zapis.',
      initial: 'placing',
      states: {
        placing: {
          description: 'Zaplecze patrzy, czy można pisać.',
          always: [
            { guard: 'isEnded', target: 'closed', description: 'Odpowiedź wyszła albo została odwołana.' },
            { guard: 'isHeld', target: 'held', description: 'Pisze ktoś inny.' },
            { guard: 'isDisputed', target: 'conflict', description: 'Są dwie wersje.' },
            { guard: 'isDirty', target: 'dirty', description: 'Na urządzeniu jest niezapisany tekst.' },
            { target: 'clean', description: 'Edytor pokazuje to, co zapisane.' },
          ],
        },
        clean: {
          description: 'Wszystko zapisane.',
          tags: 'clean',
          on: {
            'text.change': {
              target: 'dirty',
              description: 'Pisze.',
              actions: takeText,
            },
            'question.skip': {
              target: 'dirty',
              description: 'Pomija pytanie w liście albo przywraca je.',
              actions: takeSkip,
            },
            'answer.update': {
              target: 'placing',
              description: 'Ktoś zmienił odpowiedź.',
              actions: mergeNews,
            },
          },
        },
        dirty: {
          description: 'Jest niezapisany tekst; kopia leży na urządzeniu.',
          tags: 'dirty',
          on: {
            'text.change': {
              target: 'dirty',
              reenter: true,
              description: 'Pisze dalej: zapis czeka na przerwę.',
              actions: takeText,
            },
            'question.skip': {
              target: 'dirty',
              reenter: true,
              description: 'Pomija pytanie w liście albo przywraca je.',
              actions: takeSkip,
            },
            'draft.save': { target: 'saving', description: 'Naciska „Zapisz szkic”.', actions: 'markSave' },
            'draft.discard': {
              target: 'clean',
              description: 'Odrzuca zmiany po pytaniu.',
              actions: ['discardMine', 'dropCopy'],
            },
            'answer.update': {
              target: 'placing',
              description: 'Ktoś zmienił odpowiedź, kiedy ta osoba pisała.',
              actions: mergeNews,
            },
          },
          after: {
            autosaveAfter: {
              target: 'saving',
              description: 'Przerwa w pisaniu: zapis sam.',
              actions: 'markAutosave',
            },
          },
        },
        saving: {
          description: 'Serwer zapisuje szkic; można pisać dalej.',
          tags: 'saving',
          on: {
            'text.change': {
              description: 'Pisze w czasie zapisu.',
              actions: takeText,
            },
            'answer.update': {
              guard: { type: 'isSameVersion', params: ({ event }) => event.answer },
              description: 'Zmieniło się coś poza tekstem.',
              actions: mergeNews,
            },
          },
          invoke: {
            id: 'saveDraft',
            src: 'saveDraft',
            input: ({ context }) => ({
              version: context.answer.version,
              fields: context.sent,
              isAutosave: context.isAutosave,
            }),
            onDone: {
              target: 'stored',
              description: 'Szkic zapisany.',
              actions: { type: 'assignStored', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: isRefusal('newer'),
                target: 'placing',
                description: 'Ktoś zapisał swoją wersję wcześniej.',
                actions: mergeRefusal,
              },
              {
                guard: isRefusal('held'),
                target: 'placing',
                description: 'Pióro ma ktoś inny.',
                actions: mergeRefusal,
              },
              {
                guard: isRefusal('expired'),
                target: 'failed',
                description: 'Sesja wygasła; tekst czeka w polu.',
                actions: [mergeRefusal, 'emitExpired'],
              },
              {
                target: 'failed',
                description: 'Nie zapisało się; tekst jest w polu i na urządzeniu.',
                actions: mergeRefusal,
              },
            ],
          },
        },
        stored: {
          description: 'Zapis przyszedł: czy w czasie zapisu coś dopisano?',
          always: [
            {
              guard: 'isDirty',
              target: 'dirty',
              description: 'Dopisano coś w czasie zapisu.',
              actions: 'keepCopy',
            },
            { target: 'saved', description: 'Zapisano wszystko.', actions: 'dropCopy' },
          ],
        },
        saved: {
          description: 'Pasek mówi, że zapisano.',
          tags: ['clean', 'saved'],
          on: {
            'text.change': {
              target: 'dirty',
              description: 'Pisze dalej.',
              actions: takeText,
            },
            'question.skip': {
              target: 'dirty',
              description: 'Pomija pytanie w liście albo przywraca je.',
              actions: takeSkip,
            },
            'answer.update': [
              {
                guard: { type: 'isEcho', params: ({ event }) => event.answer },
                description: 'Przyszło echo tego zapisu: pasek zostaje.',
                actions: mergeNews,
              },
              {
                target: 'placing',
                description: 'Ktoś zmienił odpowiedź.',
                actions: mergeNews,
              },
            ],
          },
          after: { savedShown: { target: 'clean', description: 'Pasek znika.' } },
        },
        failed: {
          description: 'Nie zapisano; kopia jest na urządzeniu.',
          tags: ['dirty', 'failed'],
          on: {
            'text.change': {
              description: 'Pisze dalej.',
              actions: takeText,
            },
            'draft.save': {
              target: 'saving',
              description: 'Naciska „Zapisz ponownie”.',
              actions: 'markSave',
            },
            'connection.return': {
              target: 'saving',
              description: 'Połączenie albo sesja wróciły.',
              actions: 'markAutosave',
            },
            'draft.discard': {
              target: 'clean',
              description: 'Odrzuca zmiany po pytaniu.',
              actions: ['discardMine', 'dropCopy'],
            },
            'answer.update': {
              target: 'placing',
              description: 'Połączenie wróciło z nowszą odpowiedzią.',
              actions: mergeNews,
            },
          },
          after: {
            retryAfter: { target: 'saving', description: 'Zaplecze próbuje samo.', actions: 'markAutosave' },
          },
        },
        conflict: {
          description: 'Dwie wersje jednego pola, obie na ekranie.',
          tags: ['dirty', 'conflict'],
          on: {
            'text.change': {
              description: 'Pisze w innym polu.',
              actions: takeText,
            },
            'version.keep': {
              target: 'placing',
              description: 'Naciska „Zostaw moją”.',
              actions: [{ type: 'settle', params: ({ event }) => event.name }, 'keepCopy'],
            },
            'version.take': {
              target: 'placing',
              description: 'Bierze wersję drugiej osoby.',
              actions: [
                { type: 'takeTheirs', params: ({ event }) => event.name },
                { type: 'settle', params: ({ event }) => event.name },
                'keepCopy',
              ],
            },
            'version.join': {
              target: 'placing',
              description: 'Łączy obie w edytorze.',
              actions: [
                { type: 'joinBoth', params: ({ event }) => event.name },
                { type: 'settle', params: ({ event }) => event.name },
                'keepCopy',
              ],
            },
            'answer.update': {
              target: 'placing',
              description: 'Druga osoba pisze dalej.',
              actions: mergeNews,
            },
          },
        },
        held: {
          description: 'Pisze ktoś inny: tutaj tylko się czyta.',
          tags: 'held',
          on: {
            'pen.take': { target: 'taking', description: 'Naciska „Przejmij pisanie”.' },
            'answer.update': {
              target: 'placing',
              description: 'Druga osoba zapisała albo skończyła.',
              actions: mergeNews,
            },
          },
        },
        taking: {
          description: 'Serwer oddaje pióro.',
          tags: 'held',
          invoke: {
            id: 'takePen',
            src: 'takePen',
            onDone: {
              target: 'placing',
              description: 'Pióro jest tutaj.',
              actions: { type: 'mergeAnswer', params: ({ event }) => event.output },
            },
            onError: {
              target: 'held',
              description: 'Nie udało się przejąć.',
              actions: mergeRefusal,
            },
          },
        },
        closed: {
          description: 'Odpowiedzi już się nie zmienia.',
          tags: 'closed',
          on: {
            'answer.update': {
              target: 'placing',
              description: 'Przyszła wiadomość o odpowiedzi.',
              actions: mergeNews,
            },
          },
        },
      },
    },
    stage: {
      description: 'Droga odpowiedzi do klientki.',
      initial: 'placing',
      on: {
        'act.choose': {
          guard: { type: 'isDecidable', params: ({ event }) => event.act },
          target: '.deciding',
          description: 'Podejmuje decyzję o odpowiedzi.',
          actions: { type: 'assignAct', params: ({ event }) => event.act },
        },
      },
      states: {
        placing: {
          description: 'Zaplecze patrzy, gdzie jest odpowiedź.',
          always: [
            { guard: { type: 'isStage', params: 'drafted' }, target: 'drafted', description: 'Jest szkic.' },
            atStage('inReview', 'Czeka na sprawdzenie.'),
            atStage('sentBack', 'Wróciła do poprawy.'),
            atStage('scheduled', 'Zatwierdzona, ma porę.'),
            atStage('leaving', 'List wychodzi.'),
            atStage('bounced', 'List nie wyszedł.'),
            atStage('sent', 'Wysłana.'),
            atStage('calledOff', 'Odwołana.'),
            { target: 'waiting', description: 'Nikt jeszcze nie pisze.' },
          ],
        },
        waiting: {
          description: 'Czeka na pierwszy szkic.',
          tags: 'waiting',
          always: leavesStage('waiting'),
        },
        drafted: {
          description: 'Szkic: można oddać do sprawdzenia albo zatwierdzić.',
          tags: 'drafted',
          always: leavesStage('drafted'),
        },
        inReview: {
          description: 'Właścicielka sprawdza: zatwierdza albo odsyła z uwagą.',
          tags: 'inReview',
          always: leavesStage('inReview'),
        },
        sentBack: {
          description: 'Do poprawy, z uwagą.',
          tags: 'sentBack',
          always: leavesStage('sentBack'),
        },
        scheduled: {
          description: 'Zatwierdzona: czeka na swoją porę; można cofnąć albo zmienić porę.',
          tags: 'scheduled',
          always: leavesStage('scheduled'),
        },
        leaving: {
          description: 'List właśnie wychodzi.',
          tags: 'leaving',
          always: leavesStage('leaving'),
        },
        bounced: {
          description: 'Poczta nie przyjęła listu: można wysłać ponownie, na poprawiony adres.',
          tags: 'bounced',
          always: leavesStage('bounced'),
        },
        sent: {
          description: 'Wysłana: można wysłać ją jeszcze raz, na poprawiony adres.',
          tags: 'sent',
          always: leavesStage('sent'),
        },
        calledOff: { description: 'Odwołana razem z zamówieniem.', tags: 'calledOff' },
        deciding: {
          description: 'Serwer zapisuje decyzję.',
          tags: 'deciding',
          on: { 'act.choose': { description: 'Naciska drugi raz: nic się nie dzieje.' } },
          invoke: {
            id: 'decide',
            src: 'decide',
            input: ({ context }) => ({
              act: context.act ?? { kind: 'hand-over' },
              revision: context.answer.revision,
              version: context.answer.version,
            }),
            onDone: {
              target: 'placing',
              description: 'Decyzja zapisana.',
              actions: [
                { type: 'mergeAnswer', params: ({ event }) => event.output },
                { type: 'emitActDone', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                guard: isRefusal('expired'),
                target: 'placing',
                description: 'Sesja wygasła: decyzji nie ma.',
                actions: [mergeRefusal, 'emitExpired'],
              },
              {
                target: 'placing',
                description: 'Decyzji nie przyjęto.',
                actions: [mergeRefusal, { type: 'emitActRefused', params: ({ event }) => event }],
              },
            ],
          },
        },
      },
    },
    clock: {
      description: 'Obiecana pora.',
      initial: 'placing',
      states: {
        placing: {
          description: 'Zaplecze patrzy na zegar.',
          always: [
            { guard: 'isEnded', target: 'stopped', description: 'Nikt już nie czeka.' },
            { guard: 'isLate', target: 'late', description: 'Obiecana pora minęła.' },
            { guard: 'isSoon', target: 'soon', description: 'Zostały najwyżej trzy godziny.' },
            { target: 'calm', description: 'Jest dużo czasu.' },
          ],
        },
        calm: {
          description: 'Zostało więcej niż trzy godziny.',
          always: stopsAtEnd,
          after: { untilSoon: { target: 'soon', description: 'Zostały trzy godziny.' } },
        },
        soon: {
          description: 'Zostały najwyżej trzy godziny.',
          tags: 'soon',
          always: stopsAtEnd,
          after: { untilLate: { target: 'late', description: 'Obiecana pora minęła.' } },
        },
        late: {
          description: 'Po czasie.',
          tags: 'late',
          always: stopsAtEnd,
        },
        stopped: { description: 'Zegar stoi.' },
      },
    },
  },
});
