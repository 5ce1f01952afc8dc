import { assign, emit, fromPromise, setup } from 'xstate';

/** Validation messages by field name. */
export type Problems = Readonly<Record<string, string>>;

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

/**
 * State machine of the newsletter sign-up with its free e-book (NL-1, ER-4). After a failure the typed address stays.
 * The link in the confirmation e-mail completes the sign-up.
 */
export const newsletterMachine = setup({
  types: {} as {
    context: {
      email: string;
      tosChecked: boolean;
      problems: Problems;
      touched: Readonly<Record<string, true>>;
    };
    events:
      | { type: 'email.type'; email: string; problems: Problems }
      | { type: 'terms.set'; accepted: boolean; problems: Problems }
      | { type: 'field.leave'; name: string; problems: Problems }
      | { type: 'form.submit'; problems: Problems };
    emitted: { type: 'newsletter.joined' } | { type: 'newsletter.refused' };
    tags: 'sending' | 'failed' | 'done';
  },
  actors: {
    /** Port, provided by `src/flows/newsletter/newsletter-ports.ts`: POST /newsletter. */
    signUp: fromPromise<void, { email: string }>(() =>
      Promise.reject(new Error('The port signUp is not connected')),
    ),
  },
  guards: {
    isComplete: (_, problems: Problems) => isEmpty(problems),
  },
  actions: {
    assignEmail: assign((_, change: { email: string; problems: Problems }) => ({
      email: change.email,
      problems: change.problems,
    })),
    assignTerms: assign(({ context }, change: { accepted: boolean; problems: Problems }) => ({
      tosChecked: change.accepted,
      problems: change.problems,
      touched: { ...context.touched, tosChecked: true as const },
    })),
    markTouched: assign(({ context }, left: { name: string; problems: Problems }) => ({
      touched: { ...context.touched, [left.name]: true as const },
      problems: left.problems,
    })),
    assignProblems: assign((_, problems: Problems) => ({
      problems,
      touched: { email: true as const, tosChecked: true as const },
    })),
    emitJoined: emit({ type: 'newsletter.joined' }),
    emitRefused: emit({ type: 'newsletter.refused' }),
  },
}).createMachine({
  id: 'newsletter',
  description: 'Zapis do newslettera z darmowym e-bookiem.',
  context: { email: '', tosChecked: false, problems: {}, touched: {} },
  initial: 'editing',
  states: {
    editing: {
      description: 'Klientka podaje adres i akceptuje regulamin.',
      initial: 'calm',
      on: {
        'email.type': {
          description: 'Wpisuje adres e-mail.',
          actions: { type: 'assignEmail', params: ({ event }) => event },
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
            description: 'Wysyła formularz z błędami: widać, co poprawić.',
            actions: { type: 'assignProblems', params: ({ event }) => event.problems },
          },
        ],
      },
      states: {
        calm: { description: 'Nic jeszcze nie wysłano.' },
        failed: { description: 'Zapis się nie udał; adres został.', tags: 'failed' },
      },
    },
    sending: {
      description: 'Sklep zapisuje adres.',
      tags: 'sending',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({ email: context.email.trim().toLowerCase() }),
        onDone: {
          target: 'joined',
          description: 'Odnośnik do potwierdzenia jest w drodze.',
          actions: 'emitJoined',
        },
        onError: { target: 'editing.failed', description: 'Nie udało się zapisać.', actions: 'emitRefused' },
      },
    },
    joined: { description: 'Teraz trzeba potwierdzić zapis w e-mailu.', type: 'final', tags: 'done' },
  },
});
