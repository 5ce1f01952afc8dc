import { assign, emit, fromPromise, setup } from 'xstate';

export type NewsletterValues = Readonly<Record<'email', string>>;
/** Validation messages by field name. */
export type Problems = Readonly<Record<string, string>>;

/** Fields whose problem may be shown: they lost focus once, or a rejected submit named them. */
type Touched = Readonly<Record<string, true>>;

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;
const touch = (touched: Touched, names: readonly string[]): Touched => ({
  ...touched,
  ...Object.fromEntries(names.map((name) => [name, true as const])),
});

/**
 * State machine of the newsletter sign-up with its free e-book (NL-1, ER-4). After a failure the typed address stays.
 * The link in the confirmation e-mail completes the sign-up.
 */
export const newsletterMachine = setup({
  types: {} as {
    context: {
      values: NewsletterValues;
      tosChecked: boolean;
      problems: Problems;
      touched: Touched;
      /** Number of rejected submits; each one moves the focus to the first field with a message. */
      rejections: number;
    };
    events:
      | { type: 'field.change'; name: keyof NewsletterValues; value: string; problems: Problems }
      | { type: 'field.leave'; name: string; problems: Problems }
      | { type: 'terms.set'; accepted: boolean; problems: Problems }
      | { type: 'form.submit'; problems: Problems };
    emitted: { type: 'form.rejected' } | { type: 'newsletter.joined' } | { type: 'newsletter.refused' };
    tags: 'rejected' | 'sending' | 'failed' | 'unconfirmed';
  },
  actors: {
    /** Port, provided by `src/flows/newsletter/newsletter-ports.ts`: POST /newsletter. */
    signUp: fromPromise<void, { email: string }>(() =>
      Promise.reject(new Error('The port signUp is not connected')),
    ),
  },
  guards: {
    isComplete: (_, problems: Problems) => isEmpty(problems),
    hasNoProblems: ({ context }) => isEmpty(context.problems),
  },
  actions: {
    assignField: assign(({ context }, field: { name: string; value: string; problems: Problems }) => ({
      values: { ...context.values, [field.name]: field.value },
      problems: field.problems,
    })),
    markTouched: assign(({ context }, field: { name: string; problems: Problems }) => ({
      touched: touch(context.touched, [field.name]),
      problems: field.problems,
    })),
    assignTerms: assign(({ context }, terms: { accepted: boolean; problems: Problems }) => ({
      tosChecked: terms.accepted,
      problems: terms.problems,
      touched: touch(context.touched, ['tosChecked']),
    })),
    rejectForm: assign(({ context }, problems: Problems) => ({
      problems,
      touched: touch(context.touched, Object.keys(problems)),
      rejections: context.rejections + 1,
    })),
    emitFormRejected: emit({ type: 'form.rejected' }),
    emitJoined: emit({ type: 'newsletter.joined' }),
    emitRefused: emit({ type: 'newsletter.refused' }),
  },
}).createMachine({
  id: 'newsletter',
  description: 'Zapis do newslettera z darmowym e-bookiem.',
  context: { values: { email: '' }, tosChecked: false, problems: {}, touched: {}, rejections: 0 },
  initial: 'editing',
  states: {
    editing: {
      description: 'Klientka podaje adres i akceptuje regulamin.',
      initial: 'calm',
      on: {
        'field.change': {
          description: 'Wpisuje adres e-mail.',
          actions: { type: 'assignField', params: ({ event }) => event },
        },
        'terms.set': {
          description: 'Zaznacza albo odznacza regulamin.',
          actions: { type: 'assignTerms', params: ({ event }) => event },
        },
        'field.leave': {
          description: 'Wychodzi z pola: pole jest oceniane.',
          actions: { type: 'markTouched', params: ({ event }) => event },
        },
        'form.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.problems },
            target: 'sending',
            description: 'Wysyła poprawny formularz.',
          },
          {
            target: '.rejected',
            description: 'Wysyła formularz z błędami: widać, co poprawić.',
            actions: [{ type: 'rejectForm', params: ({ event }) => event.problems }, 'emitFormRejected'],
          },
        ],
      },
      states: {
        calm: { description: 'Nic jeszcze nie wysłano.' },
        rejected: {
          description: 'Widać, co poprawić.',
          tags: 'rejected',
          always: { guard: 'hasNoProblems', target: 'calm', description: 'Znika ostatni błąd.' },
        },
        failed: { description: 'Sklep odmówił albo nie odpowiedział; adres został.', tags: 'failed' },
      },
    },
    sending: {
      description: 'Sklep zapisuje adres.',
      tags: 'sending',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({
          email: context.values.email.trim().toLowerCase(),
        }),
        onDone: {
          target: 'joined',
          description:
            'Adres przyjęty, tak samo nowy i już zapisany: odnośnik do potwierdzenia jest w drodze.',
          actions: 'emitJoined',
        },
        onError: {
          target: 'editing.failed',
          description: 'Sklep odmawia albo nie odpowiada.',
          actions: 'emitRefused',
        },
      },
    },
    joined: { description: 'Teraz trzeba potwierdzić zapis w e-mailu.', type: 'final', tags: 'unconfirmed' },
  },
});
