import { assign, emit, fromPromise, setup } from 'xstate';

/** An amount, the same type as the shop's own: a machine imports nothing of the shop. */
export type Grosze = number & { readonly unit: 'grosz' };

/** The guide's questions, in their order. */
export const GUIDE_QUESTIONS = ['topic', 'length', 'manner'] as const;
export type GuideQuestion = (typeof GUIDE_QUESTIONS)[number];

/** The answers given so far; who skips a question has no answer to it. */
export type GuideAnswers = Readonly<Partial<Record<GuideQuestion, string>>>;

/** One variant by one specialist, with the words that the screen shows of it. */
export interface GuidePick {
  variantId: string;
  fairyId: string;
  /** Where the order begins with both chosen, with scripts and without. */
  path: string;
  plainPath: string;
  title: string;
  /** What she does with it, as a verb: "prowadzi". */
  work: string;
  name: string;
  portrait: string;
  plate: string;
  /** Path to her sample answer, if she has one for this service. */
  samplePath?: string | undefined;
  price: Grosze;
  responseTime: string;
  reasons: readonly { title: string; text: string }[];
}

/** The choice that fits the answers best, and two that are near. */
export interface GuideSuggestion {
  pick: GuidePick;
  near: readonly GuidePick[];
  /** Those who fit better are busy today. */
  isSecondBest: boolean;
}

/**
 * State machine of "Pomóż mi wybrać": three questions, each of which may be left open, and the variant and specialist that
 * they end in. Nothing is stored, and the answers leave the device nowhere: the port compares them with the whole offer.
 */
export const guideMachine = setup({
  types: {} as {
    context: { answers: GuideAnswers; suggestion: GuideSuggestion | undefined };
    events:
      | { type: 'option.choose'; question: GuideQuestion; option: string }
      | { type: 'guide.next' }
      | { type: 'guide.back' }
      | { type: 'guide.skip' }
      | { type: 'guide.again' }
      | { type: 'guide.retry' };
    emitted: { type: 'step.changed' };
    tags: 'asking' | 'asks-topic' | 'asks-length' | 'asks-manner' | 'busy' | 'failed' | 'found' | 'nobody';
  },
  actors: {
    /** Port, provided by `src/flows/guide/guide-ports.ts`: GET /guide, compared with the answers. */
    suggest: fromPromise<GuideSuggestion | undefined, GuideAnswers>(() =>
      Promise.reject(new Error('The port suggest is not connected')),
    ),
  },
  guards: {
    isSuggestion: (_, suggestion: GuideSuggestion | undefined) => suggestion !== undefined,
  },
  actions: {
    assignAnswer: assign(
      ({ context }, { question, option }: { question: GuideQuestion; option: string }) => ({
        answers: { ...context.answers, [question]: option },
      }),
    ),
    assignSuggestion: assign((_, suggestion: GuideSuggestion | undefined) => ({ suggestion })),
    forget: assign({ answers: {}, suggestion: undefined }),
    emitStepChanged: emit({ type: 'step.changed' }),
  },
}).createMachine({
  id: 'guide',
  description: 'Trzy pytania, które kończą się wyborem.',
  context: { answers: {}, suggestion: undefined },
  initial: 'topic',
  states: {
    topic: {
      description: 'Pierwsze pytanie: co nie daje spokoju.',
      tags: ['asking', 'asks-topic'],
      on: {
        'option.choose': {
          description: 'Zaznacza odpowiedź.',
          actions: { type: 'assignAnswer', params: ({ event }) => event },
        },
        'guide.next': {
          target: 'length',
          description: 'Naciska „Dalej”, z odpowiedzią albo bez.',
          actions: 'emitStepChanged',
        },
        'guide.skip': { target: 'looking', description: 'Naciska „Pomiń pytania”.' },
      },
    },
    length: {
      description: 'Drugie pytanie: ile chce usłyszeć.',
      tags: ['asking', 'asks-length'],
      on: {
        'option.choose': {
          description: 'Zaznacza odpowiedź.',
          actions: { type: 'assignAnswer', params: ({ event }) => event },
        },
        'guide.next': {
          target: 'manner',
          description: 'Naciska „Dalej”, z odpowiedzią albo bez.',
          actions: 'emitStepChanged',
        },
        'guide.back': {
          target: 'topic',
          description: 'Naciska „Wstecz”: odpowiedzi zostają.',
          actions: 'emitStepChanged',
        },
        'guide.skip': { target: 'looking', description: 'Naciska „Pomiń pytania”.' },
      },
    },
    manner: {
      description: 'Trzecie pytanie: jak ktoś ma mówić.',
      tags: ['asking', 'asks-manner'],
      on: {
        'option.choose': {
          description: 'Zaznacza odpowiedź.',
          actions: { type: 'assignAnswer', params: ({ event }) => event },
        },
        'guide.next': { target: 'looking', description: 'Naciska „Pokaż wybór”.' },
        'guide.back': {
          target: 'length',
          description: 'Naciska „Wstecz”: odpowiedzi zostają.',
          actions: 'emitStepChanged',
        },
        'guide.skip': { target: 'looking', description: 'Naciska „Pomiń pytania”.' },
      },
    },
    looking: {
      description: 'Odpowiedzi są porównywane z tym, co kto dziś prowadzi.',
      tags: 'busy',
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => context.answers,
        onDone: [
          {
            guard: { type: 'isSuggestion', params: ({ event }) => event.output },
            target: 'found',
            description: 'Jest ktoś, kogo można polecić.',
            actions: [{ type: 'assignSuggestion', params: ({ event }) => event.output }, 'emitStepChanged'],
          },
          {
            target: 'nobody',
            description: 'Nikt dziś niczego nie prowadzi.',
            actions: 'emitStepChanged',
          },
        ],
        onError: { target: 'failed', description: 'Sklep nie odpowiada.', actions: 'emitStepChanged' },
      },
    },
    found: {
      description: 'Widać wariant, wróżkę, cenę i powody, a obok dwa inne wybory.',
      tags: 'found',
      on: {
        'guide.again': {
          target: 'topic',
          description: 'Naciska „Odpowiedz jeszcze raz”.',
          actions: ['forget', 'emitStepChanged'],
        },
      },
    },
    nobody: {
      description: 'Nikogo nie ma; widać drogę do usług.',
      tags: 'nobody',
      on: {
        'guide.again': {
          target: 'topic',
          description: 'Naciska „Odpowiedz jeszcze raz”.',
          actions: ['forget', 'emitStepChanged'],
        },
      },
    },
    failed: {
      description: 'Oferta się nie wczytała; odpowiedzi zostały.',
      tags: 'failed',
      on: {
        'guide.retry': { target: 'looking', description: 'Naciska „Spróbuj ponownie”.' },
        'guide.again': {
          target: 'topic',
          description: 'Naciska „Odpowiedz jeszcze raz”.',
          actions: ['forget', 'emitStepChanged'],
        },
      },
    },
  },
});
