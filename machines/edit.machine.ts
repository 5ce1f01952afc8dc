import { and, assign, emit, fromPromise, not, setup, stateIn } from 'xstate';

/** Text by the name of its field. */
export type Texts = Readonly<Record<string, string>>;

/** A stored entity: text and version of each field; a field without a version was never stored. */
export interface Stored {
  values: Texts;
  versions: Readonly<Record<string, number>>;
}

/** What the port rejects with. `stored` are the newer fields, `problems` the messages by field. */
export interface Refusal {
  kind: 'newer' | 'rules' | 'expired' | 'gone' | 'unreachable';
  stored?: Stored | undefined;
  problems?: Texts | undefined;
}

const unconnected = (port: string) => () => Promise.reject(new Error(`The port ${port} is not connected`));
const refusalOf = (error: unknown): Refusal =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as Refusal)
    : { kind: 'unreachable' };

const without = (texts: Texts, isDropped: (name: string, text: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => !isDropped(name, text)));
/** A field that was never stored, or was stored empty, is empty. */
const textIn = (texts: Texts, name: string): string => texts[name] ?? '';
/** Version 0 for a field that was never stored. */
const versionIn = ({ versions }: Pick<Stored, 'versions'>, name: string): number => versions[name] ?? 0;
const isEmpty = (texts: Texts) => Object.keys(texts).length === 0;

interface Context {
  stored: Stored;
  /** Texts that were typed and are not stored yet. */
  typed: Texts;
  /** Validation messages of `typed`, by field. */
  problems: Texts;
  /** Names of fields that somebody else has changed too; `stored` has the other person's text. */
  disputed: readonly string[];
  /** Texts that the running call stores. */
  sent: Texts;
  /** Names of fields that a failed save may have stored, with a text that is not `typed`. */
  doubted: readonly string[];
  refusal: Refusal | undefined;
}

/** Whether texts are not stored yet, including a field typed back while its other text is being saved. */
export const hasUnsaved = ({ typed, sent }: Pick<Context, 'typed' | 'sent'>): boolean =>
  !isEmpty(typed) || !isEmpty(sent);

/** What a field shows: the text that was typed, else the stored one. */
export const shownText = ({ stored, typed }: Pick<Context, 'stored' | 'typed'>, name: string): string =>
  typed[name] ?? textIn(stored.values, name);

/** Typed texts, with what the fields of the running save show: one typed back to the stored text is not in `typed`. */
const typedOverSent = (context: Pick<Context, 'stored' | 'typed' | 'sent'>): Texts => ({
  ...Object.fromEntries(Object.keys(context.sent).map((name) => [name, shownText(context, name)])),
  ...context.typed,
});

/**
 * Merges newer fields one by one. An untouched field takes the newer text, a typed one keeps its own; a field changed
 * differently on both sides is disputed.
 */
function mergedInto({ stored: base, typed, problems, disputed, sent, doubted }: Context, newer: Stored) {
  const fresh = Object.keys(newer.versions).filter((name) => versionIn(newer, name) > versionIn(base, name));
  const values: Texts = {
    ...base.values,
    ...Object.fromEntries(fresh.map((name) => [name, textIn(newer.values, name)])),
  };
  const versions = {
    ...base.versions,
    ...Object.fromEntries(fresh.map((name) => [name, versionIn(newer, name)])),
  };
  const unknown = doubted.filter((name) => !fresh.includes(name));
  const left = without(typed, (name, text) => text === textIn(values, name) && !unknown.includes(name));
  const isForeign = (name: string) =>
    fresh.includes(name) && values[name] !== textIn(base.values, name) && values[name] !== sent[name];
  return {
    stored: { values, versions },
    typed: left,
    problems: without(problems, (name) => !(name in left)),
    disputed: Object.keys(left).filter((name) => disputed.includes(name) || isForeign(name)),
    doubted: unknown,
  };
}

/** A field's new text and its message. `renewed`: messages of other fields whose rules depend on this one. */
interface Change {
  name: string;
  text: string;
  problem?: string | undefined;
  renewed?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Updates the messages that are shown already; a new message of another field does not appear yet. */
const renewedIn = (problems: Texts, renewed: Change['renewed']): Texts =>
  Object.fromEntries(
    Object.entries({ ...problems, ...renewed }).filter(
      (entry): entry is [string, string] => entry[0] in problems && entry[1] !== undefined,
    ),
  );

const takeText = {
  type: 'assignText',
  params: ({ event }: { event: Change }) => event,
} as const;
const mergeUpdate = {
  type: 'mergeStored',
  params: ({ event }: { event: { stored: Stored } }) => event.stored,
} as const;
const assignRefusal = {
  type: 'assignRefusal',
  params: ({ event }: { event: { error: unknown } }) => refusalOf(event.error),
} as const;
const isRefusal = (kind: Refusal['kind']) =>
  ({
    type: 'isKind',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, kind }),
  }) as const;
const types = { target: 'placing', description: 'Zmienia pole.', actions: takeText } as const;
const takesUpdate = {
  target: 'placing',
  description: 'Ktoś inny coś zapisał.',
  actions: mergeUpdate,
} as const;
const saves = [
  {
    guard: 'hasProblems',
    description: 'Coś jest źle wpisane: fokus idzie do pierwszego takiego pola.',
    actions: 'emitProblems',
  },
  { target: 'saving', description: 'Naciska „Zapisz”.' },
] as const;
const discards = {
  guard: 'isAsked',
  target: 'clean',
  description: 'Odrzuca zmiany po pytaniu.',
  actions: 'dropTyped',
} as const;

/** Sample input, used only when a visualiser opens this file alone. Callers must pass their own; builds remove it. */
const SAMPLE = { stored: { values: { title: 'Tarot' }, versions: { title: 1 } } };

/**
 * State machine for editing a stored entity at the desk. Typed texts are never lost: not after a failed call, an
 * expired session or a newer version, which is merged field by field. Leaving the page asks for confirmation while
 * anything is unsaved.
 */
export const editMachine = setup({
  types: {} as {
    input: { stored: Stored };
    context: Context;
    events:
      | ({ type: 'field.change' } & Change)
      | { type: 'changes.save' }
      | { type: 'changes.discard' }
      | { type: 'mine.keep'; name: string }
      | { type: 'theirs.take'; name: string }
      | { type: 'connection.return' }
      | { type: 'stored.update'; stored: Stored }
      | { type: 'leave.ask' }
      | { type: 'leave.stay' };
    emitted: { type: 'problems.found'; names: readonly string[] } | { type: 'leave.allowed' };
    tags: 'clean' | 'dirty' | 'saving' | 'saved' | 'failed' | 'conflict' | 'gone' | 'asking';
  },
  actors: {
    /**
     * Port, provided by the flow: stores the typed fields with the versions that were seen, and returns the whole
     * entity. Rejects with a Refusal.
     */
    save: fromPromise<Stored, { values: Texts; versions: Stored['versions'] }>(unconnected('save')),
  },
  guards: {
    isDirty: ({ context }) => hasUnsaved(context),
    isClean: ({ context }) => !hasUnsaved(context),
    isDisputed: ({ context }) => context.disputed.length > 0,
    hasProblems: ({ context }) => !isEmpty(context.problems),
    isAsked: stateIn({ leaving: 'asking' }),
    /** No automatic retry while a dialog asks whether to discard the edits. */
    canRetry: and([({ context }) => isEmpty(context.problems), not(stateIn({ leaving: 'asking' }))]),
    isKind: (_, { error, kind }: { error: unknown; kind: Refusal['kind'] }) => refusalOf(error).kind === kind,
  },
  actions: {
    assignText: assign(
      (
        { context: { stored, typed, problems, disputed, doubted } },
        { name, text, problem, renewed }: Change,
      ) => {
        const isStored = text === textIn(stored.values, name) && !doubted.includes(name);
        const others = without(renewedIn(problems, renewed), (one) => one === name);
        return {
          typed: isStored ? without(typed, (one) => one === name) : { ...typed, [name]: text },
          problems: problem === undefined || isStored ? others : { ...others, [name]: problem },
          disputed: isStored ? disputed.filter((one) => one !== name) : disputed,
        };
      },
    ),
    dropTyped: assign({ typed: {}, problems: {}, disputed: [], doubted: [], refusal: undefined }),
    markSent: assign(({ context }) => ({ sent: context.typed, refusal: undefined })),
    mergeStored: assign(({ context }, stored: Stored) =>
      mergedInto({ ...context, typed: typedOverSent(context) }, stored),
    ),
    /**
     * Removes the saved texts from `typed`. Texts typed during the save stay, even if they equal the text before it.
     * Nobody else is behind what was just saved, even if the server has tidied it: an older change would have refused
     * the save. Only a version above it is another person's.
     */
    mergeSaved: assign(({ context }, answer: Stored) => {
      const merged = mergedInto(
        {
          ...context,
          doubted: [],
          typed: without(typedOverSent(context), (name, text) => text === context.sent[name]),
        },
        answer,
      );
      const isOwn = (name: string) =>
        name in context.sent && versionIn(answer, name) === versionIn(merged.stored, name);
      return { ...merged, disputed: merged.disputed.filter((name) => !isOwn(name)), sent: {} };
    }),
    assignRefusal: assign(({ context }, refusal: Refusal) => ({
      ...(refusal.stored && mergedInto({ ...context, sent: {} }, refusal.stored)),
      ...(refusal.problems && {
        // What was typed during the save is judged by its own message. For a new entity, fields left empty are refused as well.
        problems: {
          ...context.problems,
          ...without(
            refusal.problems,
            (name) =>
              shownText(context, name) !== (context.sent[name] ?? textIn(context.stored.values, name)) ||
              (!(name in context.typed) && name in context.stored.versions),
          ),
        },
      }),
      // The server may or may not have stored what was sent: those fields stay unsaved until a save succeeds. What was in
      // doubt before was sent again.
      ...(refusal.kind === 'unreachable' && {
        typed: typedOverSent(context),
        doubted: Object.keys(context.sent),
      }),
      sent: {},
      refusal,
    })),
    settle: assign(({ context }, name: string) => ({
      disputed: context.disputed.filter((one) => one !== name),
    })),
    takeTheirs: assign(({ context }, name: string) => ({
      typed: without(context.typed, (one) => one === name),
      problems: without(context.problems, (one) => one === name),
      doubted: context.doubted.filter((one) => one !== name),
    })),
    emitProblems: emit(({ context }) => ({
      type: 'problems.found',
      names: Object.keys(context.problems),
    })),
    emitAllowed: emit({ type: 'leave.allowed' }),
  },
  delays: { savedShown: 4_000 },
}).createMachine({
  id: 'edit',
  description: 'Coś zapisanego, co zmienia się na zapleczu.',
  context: ({ input = SAMPLE }) => ({
    stored: input.stored,
    typed: {},
    problems: {},
    disputed: [],
    sent: {},
    doubted: [],
    refusal: undefined,
  }),
  type: 'parallel',
  states: {
    editing: {
      description: 'Pola i ich zapis.',
      initial: 'clean',
      states: {
        placing: {
          description: 'Zaplecze patrzy, co jest do zapisania.',
          always: [
            { guard: 'isDisputed', target: 'conflict', description: 'To samo pole zmienił ktoś inny.' },
            { guard: 'isDirty', target: 'dirty', description: 'Coś jest niezapisane.' },
            { target: 'clean', description: 'Pola pokazują to, co zapisane.' },
          ],
        },
        clean: {
          description: 'Wszystko zapisane.',
          tags: 'clean',
          on: { 'field.change': types, 'stored.update': takesUpdate },
        },
        dirty: {
          description: 'Są niezapisane zmiany.',
          tags: 'dirty',
          on: {
            'field.change': types,
            'changes.save': saves,
            'changes.discard': discards,
            'stored.update': takesUpdate,
          },
        },
        saving: {
          description: 'Serwer zapisuje; można pisać dalej.',
          tags: ['dirty', 'saving'],
          entry: 'markSent',
          on: {
            'field.change': { description: 'Pisze dalej.', actions: takeText },
            'stored.update': { description: 'Ktoś inny coś zapisał.', actions: mergeUpdate },
          },
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context: { sent, stored } }) => ({
              values: sent,
              versions: Object.fromEntries(Object.keys(sent).map((name) => [name, versionIn(stored, name)])),
            }),
            onDone: {
              target: 'stored',
              description: 'Zapisano.',
              actions: { type: 'mergeSaved', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: isRefusal('newer'),
                target: 'placing',
                description: 'Ktoś zapisał wcześniej.',
                actions: assignRefusal,
              },
              {
                guard: isRefusal('rules'),
                target: 'placing',
                description: 'Serwer nie przyjął wpisanego: powód stoi przy polu.',
                actions: [assignRefusal, 'emitProblems'],
              },
              {
                guard: isRefusal('gone'),
                target: 'gone',
                description: 'Tego już nie ma.',
                actions: assignRefusal,
              },
              {
                guard: isRefusal('expired'),
                target: 'failed',
                description: 'Sesja wygasła; wpisane czeka w polach.',
                actions: assignRefusal,
              },
              {
                target: 'failed',
                description: 'Zaplecze odmawia albo nie odpowiada; wpisane czeka w polach.',
                actions: assignRefusal,
              },
            ],
          },
        },
        stored: {
          description: 'Zapis przyszedł: czy coś jeszcze zostało?',
          always: [
            { guard: 'isDirty', target: 'placing', description: 'Pisano w czasie zapisu.' },
            { target: 'saved', description: 'Zapisano wszystko.' },
          ],
        },
        saved: {
          description: 'Pasek mówi, że zapisano.',
          tags: ['clean', 'saved'],
          on: {
            'field.change': types,
            'stored.update': { description: 'Ktoś inny coś zapisał.', actions: mergeUpdate },
          },
          after: { savedShown: { target: 'clean', description: 'Pasek znika.' } },
        },
        failed: {
          description: 'Zaplecze odmówiło albo nie odpowiedziało; wpisane czeka w polach.',
          tags: ['dirty', 'failed'],
          always: {
            guard: 'isDisputed',
            target: 'conflict',
            description: 'W czasie zapisu zmienił to ktoś inny.',
          },
          on: {
            'field.change': types,
            'changes.save': saves,
            'connection.return': {
              guard: 'canRetry',
              target: 'saving',
              description: 'Połączenie albo sesja wróciły.',
            },
            'changes.discard': discards,
            'stored.update': takesUpdate,
          },
        },
        conflict: {
          description: 'Dwie wersje jednego pola, obie na ekranie.',
          tags: ['dirty', 'conflict'],
          on: {
            'field.change': types,
            'mine.keep': {
              target: 'placing',
              description: 'Naciska „Zostaw moje”.',
              actions: { type: 'settle', params: ({ event }) => event.name },
            },
            'theirs.take': {
              target: 'placing',
              description: 'Bierze to, co zapisał ktoś inny.',
              actions: [
                { type: 'takeTheirs', params: ({ event }) => event.name },
                { type: 'settle', params: ({ event }) => event.name },
              ],
            },
            'changes.discard': discards,
            'stored.update': takesUpdate,
          },
        },
        gone: {
          description: 'Tego już nie ma i nic się nie zapisze; wpisane widać nadal.',
          tags: 'gone',
          on: {
            'changes.discard': {
              guard: 'isAsked',
              description: 'Odrzuca zmiany po pytaniu.',
              actions: 'dropTyped',
            },
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
            'leave.ask': [
              { guard: 'isDirty', target: 'asking', description: 'Chce wyjść albo odrzucić zmiany.' },
              { description: 'Wychodzi: nic nie czeka na zapis.', actions: 'emitAllowed' },
            ],
          },
        },
        asking: {
          description: 'Zaplecze pyta, czy odrzucić zmiany; dopóki serwer zapisuje, czeka z pytaniem.',
          tags: 'asking',
          always: {
            guard: 'isClean',
            target: 'staying',
            description: 'Nie ma już czego odrzucać: kto chciał wyjść, wychodzi.',
            actions: 'emitAllowed',
          },
          on: { 'leave.stay': { target: 'staying', description: 'Zostaje przy zmianach.' } },
        },
      },
    },
  },
});
