import { assign, emit, fromPromise, not, raise, setup, stateIn } from 'xstate';

/** A field of an answer: the text, or the response to one question. */
export interface AnswerField {
  /** `text`, the question's number, or `cards`: the laid cards, one a line. */
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
  /** State of the mail with the agreement; undefined once the mail server has accepted it. Until then nothing can be written. */
  agreement?: 'waiting' | 'retrying' | 'refused' | undefined;
  /** Version of the draft; 0 without a draft. */
  version: number;
  fields: readonly AnswerField[];
  /** Author and time (ISO 8601) of the draft. */
  author: string | undefined;
  savedAt: string | undefined;
  /** The draft is a model's, and nobody has changed it yet. */
  isByModel: boolean;
  /** State of a draft requested from a model. */
  suggestion: { state: 'asked' | 'declined'; why: DeclineReason | undefined } | undefined;
  /** What the draft touches and must not advise on. */
  topics: readonly Topic[];
  /** What to look at in a draft that a model had a hand in. */
  flags: readonly { kind: 'base-prompt' | 'link' | 'phone' | 'name' | 'mark'; text: string | undefined }[];
  /** Name of another person who is writing now. */
  lockedBy: string | undefined;
  /** Numbers of the questions that nobody has answered or left out. */
  unanswered: readonly number[];
  usualWords: { from: number; to: number } | undefined;
  /** It was sent and is being corrected: why, by whom and since when. */
  correction?: { reason: string; by: string; at: string } | undefined;
  review: { kind: 'handed-over' | 'sent-back'; by: string; at: string; note: string | undefined } | undefined;
  approval:
    | {
        by: string;
        at: string;
        sendAt: string;
        sentAt: string | undefined;
        readSeconds: number | undefined;
        mail: 'waiting' | 'sending' | 'uncertain' | 'retrying' | 'failed' | 'accepted' | undefined;
      }
    | undefined;
}

/** A decision about the answer. Times are ISO; without one the mail goes at once. */
export type Decision =
  | { kind: 'suggest' }
  | { kind: 'hand-over' }
  | { kind: 'approve'; sendAt: string | undefined; noAdviceOn: readonly Topic[] }
  | { kind: 'send-back'; note: string }
  | { kind: 'recall' }
  | { kind: 'retime'; sendAt: string | undefined }
  | { kind: 'send-again'; email: string | undefined }
  | { kind: 'correct'; reason: string }
  | { kind: 'drop-correction' };

/** Event of a person who decides. */
export type DecisionEvent =
  | { type: 'suggestion.ask' }
  | { type: 'review.ask' }
  | { type: 'answer.approve'; sendAt: string | undefined; noAdviceOn: readonly Topic[] }
  | { type: 'answer.return'; note: string }
  | { type: 'approval.recall' }
  | { type: 'approval.retime'; sendAt: string | undefined }
  | { type: 'mail.repeat'; email: string | undefined }
  | { type: 'correction.begin'; reason: string }
  | { type: 'correction.drop' };

/** What every port rejects with; `answer` is what the server said about the newer one. */
export interface Refusal {
  kind: 'newer' | 'locked' | 'rules' | 'expired' | 'gone' | 'refused' | 'unreachable';
  answer?: Partial<Answer> | undefined;
  messages?: readonly string[] | undefined;
}

export interface AnswerInput {
  answer: Answer;
  copy: AnswerCopy | undefined;
}

/** Text kept on this device that the server does not have. */
export interface AnswerCopy {
  fields: readonly AnswerField[];
  /** Version of the draft on which the edits are based. */
  version: number;
  /** Names of its fields that two persons have changed. */
  disputed: readonly string[];
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
  | 'correcting'
  | 'calledOff';

const unconnected = (port: string) => () => Promise.reject(new Error(`The port ${port} is not connected`));
const refusalOf = (error: unknown): Refusal =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as Refusal)
    : { kind: 'unreachable' };

/** A save refused so is refused the next time, too. */
const FINAL: ReadonlySet<Refusal['kind']> = new Set(['rules', 'refused', 'gone']);

/** @throws when the machine lacks what its state promises: nothing stands in for it */
function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new TypeError(`The answer has no ${what}`);
  return value;
}

/** What a decision's event asks of the server. */
function decisionOf(event: DecisionEvent): Decision {
  switch (event.type) {
    case 'suggestion.ask':
      return { kind: 'suggest' };
    case 'review.ask':
      return { kind: 'hand-over' };
    case 'answer.approve':
      return { kind: 'approve', sendAt: event.sendAt, noAdviceOn: event.noAdviceOn };
    case 'answer.return':
      return { kind: 'send-back', note: event.note };
    case 'approval.recall':
      return { kind: 'recall' };
    case 'approval.retime':
      return { kind: 'retime', sendAt: event.sendAt };
    case 'mail.repeat':
      return { kind: 'send-again', email: event.email };
    case 'correction.begin':
      return { kind: 'correct', reason: event.reason };
    case 'correction.drop':
      return { kind: 'drop-correction' };
  }
}

const byName = (fields: readonly AnswerField[], name: string) => fields.find((field) => field.name === name);
/** A field that one side lacks was left empty there. */
const fieldIn = (fields: readonly AnswerField[], name: string): AnswerField =>
  byName(fields, name) ?? { name, text: '', isLeftOut: false };
const isSame = (a: AnswerField, b: AnswerField) => a.text === b.text && a.isLeftOut === b.isLeftOut;

/** What the editor shows, what the server has, and what the server may have by now too. */
type Texts = Pick<Context, 'mine' | 'answer' | 'sent' | 'doubted'>;

const isDifferent = (fields: readonly AnswerField[], field: AnswerField) =>
  !isSame(field, fieldIn(fields, field.name));
const unsavedIn = ({ mine, answer, sent, doubted }: Texts): AnswerField[] =>
  mine.filter(
    (field) =>
      isDifferent(answer.fields, field) ||
      (sent.length > 0 && isDifferent(sent, field)) ||
      doubted.includes(field.name),
  );
/** Names of the fields whose text is not stored yet, or will not be once a save under way arrives. */
export const unsavedFields = (texts: Texts): string[] => unsavedIn(texts).map(({ name }) => name);
const hasStored = (texts: Texts): boolean => texts.answer.version > 0 && unsavedFields(texts).length === 0;

/** The stage of an answer on its way to the customer. A sent answer may be on its way once more. */
export function stageOf({ state, approval, correction }: Answer): Stage {
  if (correction) return 'correcting';
  if (state === 'approved' || state === 'sent') {
    const mail = approval?.mail;
    if (mail === 'failed' || mail === 'retrying') return 'bounced';
    if (mail === 'sending' || mail === 'uncertain') return 'leaving';
    if (state === 'approved') return 'scheduled';
    return mail === 'waiting' ? 'leaving' : 'sent';
  }
  if (state === 'in-review') return 'inReview';
  if (state === 'sent-back') return 'sentBack';
  return state === 'called-off' ? 'calledOff' : state;
}

/** Fields of an answer other than its text. */
const otherFieldText = ({
  revision,
  state,
  agreement,
  suggestion,
  lockedBy,
  review,
  correction,
  approval,
}: Answer) => ({
  revision,
  state,
  agreement,
  suggestion,
  lockedBy,
  review,
  correction,
  approval,
});
/** Nobody waits for it any more. */
export const isAnswered = ({ state }: Answer): boolean => state === 'sent' || state === 'called-off';
/** Nothing is written any more. */
const isEnded = (answer: Answer) => isAnswered(answer) && !answer.correction;
/** The agreement's mail is not accepted: until then nothing is written or decided. A correction needs no new agreement. */
export const isUnagreed = ({ agreement, correction }: Answer): boolean =>
  agreement !== undefined && !correction;

/** The region `writing` owns all about the text and its saves; `stage` owns `decision` and `refusal`. */
interface Context {
  answer: Answer;
  /** What the editor shows. */
  mine: readonly AnswerField[];
  /** Names of the fields that both persons changed; `answer` has the other's text. */
  disputed: readonly string[];
  /** What the call under way stores. */
  sent: readonly AnswerField[];
  /** Names of the fields that failed saves may have stored with other texts. */
  doubted: readonly string[];
  isAutosave: boolean;
  /** Why the last save was refused, in the server's words. */
  saveMessages: readonly string[] | undefined;
  /** The last decision, and why it was refused. */
  decision: Decision | undefined;
  refusal: Refusal | undefined;
}

/**
 * Merges a newer answer into the editor, field by field: what only the other person changed is taken, what only this
 * person changed stays, and what both changed differently is disputed.
 */
function mergedInto(
  { answer: base, mine, disputed, sent, doubted }: Texts & Pick<Context, 'disputed'>,
  answer: Answer,
) {
  // A lock or a refusal may return an older answer than the event stream: its other fields are outdated.
  const isOvertaken = answer.revision < base.revision;
  if (answer.version <= base.version) return isOvertaken ? {} : { answer };
  const changed = unsavedFields({ mine, answer: base, sent, doubted });
  const both = mine.filter((field) => {
    const [was, is] = [fieldIn(base.fields, field.name), fieldIn(answer.fields, field.name)];
    const isBoth = changed.includes(field.name) && !isSame(is, was);
    return (disputed.includes(field.name) || isBoth) && !isSame(field, is);
  });
  return {
    answer: isOvertaken ? { ...answer, ...otherFieldText(base) } : answer,
    doubted: [],
    disputed: both.map(({ name }) => name),
    mine: mine.map((field) =>
      changed.includes(field.name) || disputed.includes(field.name)
        ? field
        : fieldIn(answer.fields, field.name),
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
const skipsInPlace = {
  description: 'Pomija pytanie w liście albo przywraca je.',
  actions: takeSkip,
} as const;
/** A response requested before the last change may arrive after it; it is ignored. */
const isFresh = {
  type: 'isFresh',
  params: ({ event }: { event: { answer: Answer } }) => event.answer,
} as const;
/** Only the region `writing` handles updates; it then makes the other region choose its state again. */
const mergeUpdate = [
  { type: 'mergeAnswer', params: ({ event }: { event: { answer: Answer } }) => event.answer },
  'keepCopy',
  'tellKnown',
] as const;
const mergeRefusal = [
  { type: 'mergeRefused', params: ({ event }: { event: { error: unknown } }) => refusalOf(event.error) },
  'keepCopy',
  'tellKnown',
] as const;
const refusedSave = [mergeRefusal[0], 'dropSent', ...mergeRefusal.slice(1)] as const;
/** Wherever there is unsaved text the page asks before it is left; while the server has the word, the question waits. */
const discards = {
  description: 'Odrzuca zmiany po pytaniu.',
  actions: ['discardMine', 'keepCopy', 'tellSettled'],
} as const;
const isRefusal = (kind: Refusal['kind']) =>
  ({
    type: 'isKind',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, kind }),
  }) as const;
const isFinal = {
  type: 'isFinal',
  params: ({ event }: { event: { error: unknown } }) => event.error,
} as const;
const atStage = <At extends Stage>(stage: At, description: string) =>
  ({ guard: { type: 'isStage', params: stage }, target: stage, description }) as const;
const assignDecision = {
  type: 'assignDecision',
  params: ({ event }: { event: DecisionEvent }) => decisionOf(event),
} as const;
/** A decision that the server makes. */
const decides = (description: string) =>
  ({ target: 'deciding', description, actions: assignDecision }) as const;
/** A decision for which the agreement must be there. */
const decidesOnAgreed = (description: string) => ({ ...decides(description), guard: 'isAgreed' }) as const;
/** Such a decision about exactly the stored text. */
const decidesOnStored = (description: string) => ({ ...decides(description), guard: 'isReady' }) as const;
const bringsUpdate = {
  type: 'bringsUpdate',
  params: ({ event }: { event: { error: unknown } }) => event.error,
} as const;
const assignRefusal = {
  type: 'assignRefusal',
  params: ({ event }: { event: { error: unknown } }) => refusalOf(event.error),
} as const;
const asksForDraft = decidesOnAgreed('Prosi model o szkic.');
const handsOver = decidesOnStored('Oddaje szkic do sprawdzenia.');
const approves = decidesOnStored('Zatwierdza zapisany tekst.');
const drops = decidesOnStored('Porzuca poprawkę.');
const sendsAgain = decides('Wysyła list jeszcze raz.');

/** What a page that opens this file alone starts the machine with: callers must give their own, and builds drop this. */
const SAMPLE: AnswerInput = {
  answer: {
    revision: 1,
    state: 'waiting',
    version: 0,
    fields: [{ name: 'text', text: '', isLeftOut: false }],
    author: undefined,
    savedAt: undefined,
    isByModel: false,
    suggestion: undefined,
    topics: [],
    flags: [],
    lockedBy: undefined,
    unanswered: [],
    usualWords: undefined,
    review: undefined,
    approval: undefined,
  },
  copy: undefined,
};

/**
 * State machine of one answer at the desk. Typed text is saved automatically. It survives a failed call, another
 * person's lock, and a newer version, which is merged field by field. A mail is sent only after a person approved
 * exactly the stored text.
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
      | { type: 'leave.ask' }
      | { type: 'leave.stay' }
      | { type: 'version.keep'; name: string }
      | { type: 'version.take'; name: string }
      | { type: 'version.join'; name: string }
      | { type: 'lock.take' }
      | { type: 'connection.return' }
      | { type: 'answer.update'; answer: Answer }
      /** Raised by `writing`: the answer is known again, and nothing typed waits for the server. */
      | { type: 'answer.known' }
      | { type: 'draft.settled' }
      | DecisionEvent;
    /** Without a field nothing is kept. */
    emitted: { type: 'copy.kept'; copy: AnswerCopy };
    tags:
      | 'clean'
      | 'dirty'
      | 'saving'
      | 'saved'
      | 'failed'
      /** The server takes no such text: trying again changes nothing. */
      | 'refused'
      | 'conflict'
      | 'locked'
      | 'taking'
      /** The edit lock was requested without success. */
      | 'untaken'
      /** Nothing is written until the mail server has accepted the agreement. */
      | 'unagreed'
      | 'closed'
      | 'deciding'
      | 'asking'
      | Stage;
  },
  actors: {
    /** Ports, provided by `src/desk/order/answer/answer-ports.ts`. Each rejects with a Refusal. */
    saveDraft: fromPromise<Answer, { version: number; fields: readonly AnswerField[]; isAutosave: boolean }>(
      unconnected('saveDraft'),
    ),
    takeEditLock: fromPromise<Answer>(unconnected('takeEditLock')),
    decide: fromPromise<Answer, { decision: Decision; revision: number; version: number }>(
      unconnected('decide'),
    ),
  },
  guards: {
    isLocked: ({ context }) => context.answer.lockedBy !== undefined,
    isEnded: ({ context }) => isEnded(context.answer),
    isUnagreed: ({ context }) => isUnagreed(context.answer),
    isAgreed: ({ context }) => !isUnagreed(context.answer),
    isFree: ({ context: { answer } }) =>
      answer.lockedBy === undefined || isEnded(answer) || isUnagreed(answer),
    isDirty: ({ context }) => unsavedFields(context).length > 0,
    isUnchanged: ({ context }) => unsavedFields(context).length === 0,
    /** No automatic save while a dialog asks whether to discard the edits. */
    isUnasked: not(stateIn({ leaving: 'asking' })),
    isDisputed: ({ context }) => context.disputed.length > 0,
    isFresh: ({ context }, { revision }: Answer) => revision >= context.answer.revision,
    /** An event about a change that this device made or already knows. */
    isEcho: ({ context: { answer } }, { revision, version, state, agreement, lockedBy }: Answer) =>
      revision >= answer.revision &&
      version === answer.version &&
      state === answer.state &&
      agreement === answer.agreement &&
      lockedBy === answer.lockedBy,
    isKind: (_, { error, kind }: { error: unknown; kind: Refusal['kind'] }) => refusalOf(error).kind === kind,
    isFinal: (_, error: unknown) => FINAL.has(refusalOf(error).kind),
    isStage: ({ context }, stage: Stage) => stageOf(context.answer) === stage,
    /** The server has exactly what the editor shows. */
    isStored: ({ context }) => hasStored(context),
    /** And nothing waits for the agreement. */
    isReady: ({ context }) => hasStored(context) && !isUnagreed(context.answer),
    bringsUpdate: (_, error: unknown) => refusalOf(error).answer !== undefined,
  },
  actions: {
    assignText: assign(({ context }, { name, text }: { name: string; text: string }) => ({
      mine: context.mine.map((field) => (field.name === name ? { ...field, text } : field)),
    })),
    assignSkip: assign(({ context }, { name, leftOut }: { name: string; leftOut: boolean }) => ({
      mine: context.mine.map((field) => (field.name === name ? { ...field, isLeftOut: leftOut } : field)),
    })),
    discardMine: assign(({ context }) => ({
      mine: context.answer.fields,
      disputed: [],
      sent: [],
      doubted: [],
    })),
    mergeAnswer: assign(({ context }, answer: Answer) => mergedInto(context, answer)),
    mergeRefused: assign(({ context }, { answer }: Refusal) =>
      answer === undefined ? {} : mergedInto(context, { ...context.answer, ...answer }),
    ),
    /** The text is not merged: the running save finds out who was first. */
    mergeOtherText: assign(({ context }, answer: Answer) => ({
      answer: { ...context.answer, ...otherFieldText(answer) },
    })),
    /** What was sent is stored, however the server wrote it down; what was typed meanwhile stays in the editor. */
    assignStored: assign(({ context: { answer: known, sent } }, answer: Answer) => ({
      answer: { ...answer, ...(answer.revision < known.revision && otherFieldText(known)), fields: sent },
      sent: [],
      doubted: [],
    })),
    /** The server refused it, so it has none of it. */
    dropSent: assign({ sent: [] }),
    /** Nobody knows whether the server has it: those fields stay unsaved, whatever is typed, until a save arrives. */
    doubtSent: assign(({ context: { answer, sent, doubted } }) => {
      const changed = sent.filter((field) => isDifferent(answer.fields, field)).map(({ name }) => name);
      return { sent: [], doubted: [...new Set([...doubted, ...changed])] };
    }),
    tellKnown: raise({ type: 'answer.known' }),
    tellSettled: raise({ type: 'draft.settled' }),
    settle: assign(({ context }, name: string) => ({
      disputed: context.disputed.filter((one) => one !== name),
    })),
    takeTheirs: assign(({ context }, name: string) => ({
      mine: context.mine.map((field) => (field.name === name ? fieldIn(context.answer.fields, name) : field)),
    })),
    joinBoth: assign(({ context }, name: string) => ({
      mine: context.mine.map((field) =>
        field.name === name
          ? { ...field, text: `${field.text}\n\n${fieldIn(context.answer.fields, name).text}` }
          : field,
      ),
    })),
    markAutosave: assign(({ context }) => ({ isAutosave: true, sent: context.mine })),
    markSave: assign(({ context }) => ({ isAutosave: false, sent: context.mine })),
    assignSaveMessages: assign((_, { messages }: Refusal) => ({ saveMessages: messages })),
    assignDecision: assign((_, decision: Decision) => ({ decision, refusal: undefined })),
    assignRefusal: assign((_, refusal: Refusal) => ({ refusal })),
    forgetRefusal: assign({ refusal: undefined }),
    /** Passes the server's answer to the region that owns it. */
    passUpdate: raise((_, answer: Answer) => ({ type: 'answer.update', answer })),
    passRefusedUpdate: raise(({ context }, refusal: Refusal) => ({
      type: 'answer.update',
      answer: { ...context.answer, ...refusal.answer },
    })),
    keepCopy: emit(({ context }) => ({
      type: 'copy.kept',
      copy: {
        fields: unsavedIn(context),
        version: context.answer.version,
        disputed: context.disputed,
      },
    })),
  },
  delays: {
    autosaveAfter: 2_500,
    savedShown: 4_000,
    retryAfter: 15_000,
  },
}).createMachine({
  id: 'answer',
  description: 'Odpowiedź na jedno zamówienie.',
  context: ({ input = SAMPLE }) => {
    const { answer, copy } = input;
    const fresh: Context = {
      answer,
      mine: answer.fields,
      disputed: [],
      sent: [],
      doubted: [],
      isAutosave: false,
      saveMessages: undefined,
      decision: undefined,
      refusal: undefined,
    };
    if (!copy) return fresh;
    const mine = answer.fields.map((field) => byName(copy.fields, field.name) ?? field);
    const unsaved = unsavedFields({ ...fresh, mine });
    // The version that the copy began from is gone: whatever differs is shown in both versions.
    const isDisputed = (name: string) => copy.version !== answer.version || copy.disputed.includes(name);
    return { ...fresh, mine, disputed: unsaved.filter(isDisputed) };
  },
  type: 'parallel',
  states: {
    writing: {
      description: 'Tekst w edytorze i jego zapis.',
      initial: 'placing',
      on: {
        'answer.update': {
          guard: isFresh,
          target: '.placing',
          description: 'Przyszła nowsza odpowiedź: to, co zmienił ktoś inny, trafia do edytora.',
          actions: mergeUpdate,
        },
      },
      states: {
        placing: {
          description: 'Zaplecze patrzy, czy można pisać.',
          always: [
            { guard: 'isEnded', target: 'closed', description: 'Odpowiedź wyszła albo została odwołana.' },
            { guard: 'isUnagreed', target: 'unagreed', description: 'Poczta nie przyjęła jeszcze umowy.' },
            { guard: 'isLocked', target: 'locked', description: 'Pisze ktoś inny.' },
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
            'draft.save': {
              guard: 'isUnasked',
              target: 'saving',
              description: 'Naciska „Zapisz szkic”.',
              actions: 'markSave',
            },
            'draft.discard': { target: 'clean', ...discards },
            'leave.stay': {
              target: 'dirty',
              reenter: true,
              description: 'Zostaje: zapis znów czeka na przerwę.',
            },
          },
          after: {
            autosaveAfter: {
              guard: 'isUnasked',
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
            'question.skip': skipsInPlace,
            'answer.update': {
              guard: isFresh,
              description: 'Zmieniło się coś obok tekstu; o tekście rozstrzyga zapis.',
              actions: [{ type: 'mergeOtherText', params: ({ event }) => event.answer }, 'tellKnown'],
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
              actions: [
                { type: 'assignStored', params: ({ event }) => event.output },
                'keepCopy',
                'tellKnown',
                'tellSettled',
              ],
            },
            onError: [
              {
                guard: isRefusal('newer'),
                target: 'placing',
                description: 'Ktoś zapisał swoją wersję wcześniej.',
                actions: refusedSave,
              },
              {
                guard: isRefusal('locked'),
                target: 'placing',
                description: 'Pióro ma ktoś inny.',
                actions: refusedSave,
              },
              {
                guard: isRefusal('expired'),
                target: 'failed',
                description: 'Sesja wygasła; tekst czeka w polu.',
                actions: 'dropSent',
              },
              {
                guard: isFinal,
                target: 'refused',
                description: 'Serwer odmówił: ponowienie nic nie zmieni.',
                actions: [
                  ...refusedSave,
                  { type: 'assignSaveMessages', params: ({ event }) => refusalOf(event.error) },
                ],
              },
              {
                target: 'failed',
                description: 'Zaplecze odmawia albo nie odpowiada; tekst jest w polu i na urządzeniu.',
                actions: ['doubtSent', 'keepCopy'],
              },
            ],
          },
        },
        stored: {
          description: 'Zapis przyszedł: czy w czasie zapisu coś dopisano?',
          always: [
            {
              guard: 'isDirty',
              target: 'placing',
              description: 'Dopisano coś w czasie zapisu.',
            },
            {
              guard: 'isEnded',
              target: 'closed',
              description: 'W czasie zapisu odwołano zamówienie.',
            },
            {
              guard: 'isUnagreed',
              target: 'unagreed',
              description: 'W czasie zapisu umowa poszła jeszcze raz.',
            },
            { target: 'saved', description: 'Zapisano wszystko.' },
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
            'answer.update': {
              guard: { type: 'isEcho', params: ({ event }) => event.answer },
              description: 'Przyszło echo tego zapisu: pasek zostaje.',
              actions: mergeUpdate,
            },
          },
          after: { savedShown: { target: 'clean', description: 'Pasek znika.' } },
        },
        failed: {
          description: 'Zaplecze odmówiło albo nie odpowiedziało; kopia jest na urządzeniu.',
          tags: ['dirty', 'failed'],
          always: [
            {
              guard: 'isEnded',
              target: 'closed',
              description: 'W czasie zapisu odwołano zamówienie.',
            },
            {
              guard: 'isUnagreed',
              target: 'unagreed',
              description: 'W czasie zapisu umowa poszła jeszcze raz.',
            },
          ],
          on: {
            'text.change': {
              description: 'Pisze dalej.',
              actions: takeText,
            },
            'question.skip': skipsInPlace,
            'draft.save': {
              guard: 'isUnasked',
              target: 'saving',
              description: 'Naciska „Zapisz ponownie”.',
              actions: 'markSave',
            },
            'connection.return': {
              guard: 'isUnasked',
              target: 'saving',
              description: 'Połączenie albo sesja wróciły.',
              actions: 'markAutosave',
            },
            'draft.discard': { target: 'clean', ...discards },
            'leave.stay': {
              target: 'failed',
              reenter: true,
              description: 'Zostaje: zaplecze spróbuje znów samo.',
            },
          },
          after: {
            retryAfter: {
              guard: 'isUnasked',
              target: 'saving',
              description: 'Zaplecze próbuje samo.',
              actions: 'markAutosave',
            },
          },
        },
        refused: {
          description: 'Serwer nie przyjmuje tego tekstu; tekst jest w polu i na urządzeniu.',
          tags: ['dirty', 'failed', 'refused'],
          always: [
            {
              guard: 'isEnded',
              target: 'closed',
              description: 'W czasie zapisu odwołano zamówienie.',
            },
            {
              guard: 'isUnagreed',
              target: 'unagreed',
              description: 'Odmówił, bo poczta nie przyjęła jeszcze umowy: potem zapis się uda.',
            },
            {
              guard: 'isDisputed',
              target: 'conflict',
              description: 'Odmowa przyniosła drugą wersję.',
            },
          ],
          on: {
            'text.change': {
              target: 'dirty',
              description: 'Poprawia tekst: zapis czeka na przerwę.',
              actions: takeText,
            },
            'question.skip': {
              target: 'dirty',
              description: 'Pomija pytanie w liście albo przywraca je.',
              actions: takeSkip,
            },
            'draft.save': {
              guard: 'isUnasked',
              target: 'saving',
              description: 'Naciska „Zapisz ponownie”.',
              actions: 'markSave',
            },
            'draft.discard': { target: 'clean', ...discards },
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
            'question.skip': skipsInPlace,
            'draft.discard': { target: 'clean', ...discards },
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
          },
        },
        locked: {
          description: 'Pisze ktoś inny: tutaj tylko się czyta.',
          tags: 'locked',
          initial: 'calm',
          on: {
            'lock.take': { target: 'taking', description: 'Naciska „Przejmij pisanie”.' },
            'draft.discard': { target: '.calm', ...discards },
          },
          states: {
            calm: { description: 'Jeszcze bez próby przejęcia.' },
            untaken: {
              description: 'Pisania nie udało się przejąć.',
              tags: 'untaken',
              always: {
                guard: 'isFree',
                target: '#answer.writing.placing',
                description:
                  'W czasie próby druga osoba skończyła pisać, odpowiedź się zamknęła albo umowa poszła jeszcze raz.',
              },
            },
          },
        },
        taking: {
          description: 'Serwer oddaje pióro.',
          tags: ['locked', 'taking'],
          on: {
            'answer.update': {
              guard: isFresh,
              description: 'Druga osoba zapisała albo skończyła.',
              actions: mergeUpdate,
            },
          },
          invoke: {
            id: 'takeEditLock',
            src: 'takeEditLock',
            onDone: {
              target: 'placing',
              description: 'Pióro jest tutaj.',
              actions: [
                { type: 'mergeAnswer', params: ({ event }) => event.output },
                'keepCopy',
                'tellKnown',
              ],
            },
            onError: [
              {
                guard: isRefusal('expired'),
                target: 'placing',
                description: 'Sesja wygasła.',
              },
              { target: 'locked.untaken', description: 'Nie udało się przejąć.', actions: mergeRefusal },
            ],
          },
        },
        unagreed: {
          description: 'Czeka, aż poczta przyjmie umowę: tutaj tylko się czyta.',
          tags: 'unagreed',
          on: { 'draft.discard': discards },
        },
        closed: {
          description: 'Wysłanej i odwołanej odpowiedzi się nie zmienia, chyba że poprawką.',
          tags: 'closed',
          on: { 'draft.discard': discards },
        },
      },
    },
    stage: {
      description: 'Droga odpowiedzi do klientki.',
      initial: 'placing',
      on: {
        'answer.known': { target: '.placing', description: 'Wiadomo coś nowego o odpowiedzi.' },
        'draft.settled': {
          target: '.placing',
          description: 'Szkic jest zapisany albo odrzucony; uwaga do decyzji znika.',
          actions: 'forgetRefusal',
        },
      },
      states: {
        placing: {
          description: 'Zaplecze patrzy, gdzie jest odpowiedź.',
          always: [
            atStage('drafted', 'Jest szkic.'),
            atStage('inReview', 'Czeka na sprawdzenie.'),
            atStage('sentBack', 'Wróciła do poprawy.'),
            atStage('scheduled', 'Zatwierdzona, ma porę.'),
            atStage('leaving', 'List wychodzi.'),
            atStage('bounced', 'List nie wyszedł.'),
            atStage('sent', 'Wysłana.'),
            atStage('correcting', 'Wysłana, w poprawce.'),
            atStage('calledOff', 'Odwołana.'),
            { target: 'waiting', description: 'Nikt jeszcze nie pisze.' },
          ],
        },
        waiting: {
          description: 'Czeka na pierwszy szkic.',
          tags: 'waiting',
          on: { 'suggestion.ask': asksForDraft },
        },
        drafted: {
          description: 'Szkic: można oddać do sprawdzenia albo zatwierdzić.',
          tags: 'drafted',
          on: { 'suggestion.ask': asksForDraft, 'review.ask': handsOver, 'answer.approve': approves },
        },
        inReview: {
          description:
            'Oddany do sprawdzenia: właścicielka zatwierdza albo odsyła z uwagą; zatwierdzić może nadal i wróżka.',
          tags: 'inReview',
          on: {
            'suggestion.ask': asksForDraft,
            'answer.approve': approves,
            'answer.return': decidesOnAgreed('Odsyła szkic z uwagą.'),
          },
        },
        sentBack: {
          description: 'Do poprawy, z uwagą.',
          tags: 'sentBack',
          on: { 'suggestion.ask': asksForDraft, 'review.ask': handsOver, 'answer.approve': approves },
        },
        scheduled: {
          description:
            'Zatwierdzona: czeka na swoją porę; można cofnąć albo zmienić porę, a zapis innego tekstu sam cofa zatwierdzenie.',
          tags: 'scheduled',
          on: {
            'approval.recall': decides('Cofa zatwierdzenie.'),
            'approval.retime': {
              ...decides('Zmienia porę listu albo wysyła go teraz.'),
              guard: 'isStored',
            },
          },
        },
        leaving: { description: 'List właśnie wychodzi, albo nie wiadomo, czy doszedł.', tags: 'leaving' },
        bounced: {
          description:
            'Poczta nie przyjęła listu, choć sklep może próbować dalej: można wysłać ponownie, na poprawiony adres.',
          tags: 'bounced',
          on: { 'mail.repeat': sendsAgain },
        },
        sent: {
          description: 'Wysłana: można wysłać ją jeszcze raz, na poprawiony adres, albo poprawić.',
          tags: 'sent',
          on: {
            'mail.repeat': sendsAgain,
            'correction.begin': decides('Zaczyna poprawkę, z powodem.'),
          },
        },
        correcting: {
          description: 'Poprawka: klientka ma poprzednią wersję, dopóki nikt nie zatwierdzi nowej.',
          tags: 'correcting',
          on: { 'answer.approve': approves, 'correction.drop': drops },
        },
        calledOff: { description: 'Odwołana razem z zamówieniem.', tags: 'calledOff' },
        deciding: {
          description: 'Serwer zapisuje decyzję.',
          tags: 'deciding',
          on: {
            'answer.known': { description: 'Przyszła wiadomość o odpowiedzi; decyzja trwa.' },
            'draft.settled': { description: 'Szkic został zapisany albo odrzucony; decyzja trwa.' },
          },
          invoke: {
            id: 'decide',
            src: 'decide',
            input: ({ context: { decision, answer } }) => ({
              decision: must(decision, 'decision'),
              revision: answer.revision,
              version: answer.version,
            }),
            onDone: {
              target: 'placing',
              description: 'Decyzja zapisana.',
              actions: { type: 'passUpdate', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: isRefusal('expired'),
                target: 'placing',
                description: 'Sesja wygasła: decyzji nie ma.',
                actions: assignRefusal,
              },
              {
                guard: bringsUpdate,
                target: 'placing',
                description: 'Decyzji nie przyjęto: odpowiedź jest już inna.',
                actions: [
                  assignRefusal,
                  { type: 'passRefusedUpdate', params: ({ event }) => refusalOf(event.error) },
                ],
              },
              {
                target: 'placing',
                description: 'Zaplecze odmawia albo nie odpowiada.',
                actions: assignRefusal,
              },
            ],
          },
        },
      },
    },
    leaving: {
      description: 'Wyjście ze strony.',
      initial: 'staying',
      states: {
        staying: {
          description: 'Nikt nie wychodzi.',
          on: {
            'leave.ask': {
              guard: 'isDirty',
              target: 'asking',
              description: 'Chce wyjść albo odrzucić zmiany.',
            },
          },
        },
        asking: {
          description:
            'Zaplecze pyta, czy odrzucić zmiany, i samo niczego nie zapisuje; zapis w toku kończy najpierw.',
          tags: 'asking',
          always: {
            guard: 'isUnchanged',
            target: 'staying',
            description: 'Nie ma już czego odrzucać: kto chciał wyjść, wychodzi.',
          },
          on: { 'leave.stay': { target: 'staying', description: 'Zostaje przy zmianach.' } },
        },
      },
    },
  },
});
