import { assign, emit, fromPromise, setup } from 'xstate';

export type ContactValues = Readonly<
  Record<'firstName' | 'lastName' | 'email' | 'topic' | 'message', string>
>;
/** Validation messages by field name. */
export type Problems = Readonly<Record<string, string>>;

export interface ContactInput {
  /** Validation problems of the empty form. While a form has problems, "Wyślij" is disabled (CO-2). */
  problems: Problems;
}

const BLANK: ContactValues = { firstName: '', lastName: '', email: '', topic: '', message: '' };

/** Fields whose problem may be shown: they lost focus once, or a rejected submit named them. */
type Touched = Readonly<Record<string, true>>;

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;
const touch = (touched: Touched, names: readonly string[]): Touched => ({
  ...touched,
  ...Object.fromEntries(names.map((name) => [name, true as const])),
});

/** What a page that opens this file alone starts the machine with: callers must give their own, and builds drop this. */
const SAMPLE: ContactInput = { problems: {} };

/**
 * State machine of the contact form (CO-1 to CO-3, ER-4). Validation messages appear on blur; "Wyślij" is enabled or
 * disabled on every change, so that no form is rejected. A sent message clears the form; after a failure the typed text stays.
 */
export const contactMachine = setup({
  types: {} as {
    input: ContactInput;
    context: {
      values: ContactValues;
      problems: Problems;
      /** Problems of the empty form, restored by a reset. */
      blankProblems: Problems;
      touched: Touched;
    };
    events:
      | { type: 'field.change'; name: keyof ContactValues; value: string; problems: Problems }
      | { type: 'field.leave'; name: keyof ContactValues; problems: Problems }
      | { type: 'form.reset' }
      | { type: 'form.submit'; problems: Problems };
    emitted: { type: 'message.sent' } | { type: 'message.refused' };
    tags: 'sending' | 'failed' | 'sent';
  },
  actors: {
    /** Port, provided by `src/flows/contact/contact-ports.ts`: robot check, then POST /contact. */
    sendContactMessage: fromPromise<void, ContactValues>(() =>
      Promise.reject(new Error('The port sendContactMessage is not connected')),
    ),
  },
  guards: {
    isComplete: (_, problems: Problems) => isEmpty(problems),
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
    clearForm: assign(({ context }) => ({ values: BLANK, problems: context.blankProblems, touched: {} })),
    emitMessageSent: emit({ type: 'message.sent' }),
    emitMessageRefused: emit({ type: 'message.refused' }),
  },
}).createMachine({
  id: 'contact',
  description: 'Wiadomość do sklepu.',
  context: ({ input = SAMPLE }) => ({
    values: BLANK,
    problems: input.problems,
    blankProblems: input.problems,
    touched: {},
  }),
  initial: 'writing',
  states: {
    writing: {
      description: 'Klientka pisze wiadomość.',
      initial: 'calm',
      on: {
        'field.change': {
          description: 'Pisze w polu.',
          actions: { type: 'assignField', params: ({ event }) => event },
        },
        'field.leave': {
          description: 'Wychodzi z pola: pole jest oceniane.',
          actions: { type: 'markTouched', params: ({ event }) => event },
        },
        'form.reset': { target: '.calm', description: 'Naciska „Resetuj”.', actions: 'clearForm' },
        'form.submit': {
          guard: { type: 'isComplete', params: ({ event }) => event.problems },
          target: 'sending',
          description: 'Naciska „Wyślij”.',
        },
      },
      states: {
        calm: {
          description:
            'O żadnej wysyłce nie ma nic do powiedzenia: jeszcze jej nie było albo formularz wyczyszczono.',
        },
        sent: {
          description: 'Poprzednia wiadomość wysłana; podziękowanie zostaje do następnej wysyłki.',
          tags: 'sent',
        },
        failed: { description: 'Sklep odmówił albo nie odpowiedział; treść została.', tags: 'failed' },
      },
    },
    sending: {
      description: 'Sklep sprawdza, że to nie robot, i wysyła wiadomość.',
      tags: 'sending',
      invoke: {
        id: 'sendContactMessage',
        src: 'sendContactMessage',
        input: ({ context }) => context.values,
        onDone: {
          target: 'writing.sent',
          description: 'Wiadomość wysłana.',
          actions: ['clearForm', 'emitMessageSent'],
        },
        onError: {
          target: 'writing.failed',
          description: 'Sklep odmawia albo nie odpowiada.',
          actions: 'emitMessageRefused',
        },
      },
    },
  },
});
