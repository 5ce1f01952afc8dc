import { assign, emit, fromPromise, setup } from 'xstate';

/** A sentence for each wrong field, by field name. */
export type Problems = Readonly<Record<string, string>>;

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

/**
 * Signing up for the newsletter with its free e-book (rows NL-1, ER-4). A failure keeps what was typed; the
 * sign-up counts only after the link in the e-mail.
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
    /** Port, filled by `src/flows/newsletter/newsletter-ports.ts`: POST /newsletter. */
    signUp: fromPromise<void, { email: string }>(() =>
      Promise.reject(new Error('The port signUp is not connected')),
    ),
  },
  guards: {
    isComplete: (_, problems: Problems) => isEmpty(problems),
  },
  actions: {
    keepEmail: assign((_, change: { email: string; problems: Problems }) => ({
      email: change.email,
      problems: change.problems,
    })),
    keepTerms: assign(({ context }, change: { accepted: boolean; problems: Problems }) => ({
      tosChecked: change.accepted,
      problems: change.problems,
      touched: { ...context.touched, tosChecked: true as const },
    })),
    touchField: assign(({ context }, left: { name: string; problems: Problems }) => ({
      touched: { ...context.touched, [left.name]: true as const },
      problems: left.problems,
    })),
    showProblems: assign((_, problems: Problems) => ({
      problems,
      touched: { email: true as const, tosChecked: true as const },
    })),
    sayJoined: emit({ type: 'newsletter.joined' }),
    sayRefused: emit({ type: 'newsletter.refused' }),
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
          actions: { type: 'keepEmail', params: ({ event }) => event },
        },
        'terms.set': {
          description: 'Zaznacza albo odznacza regulamin.',
          actions: { type: 'keepTerms', params: ({ event }) => event },
        },
        'field.leave': {
          description: 'Wychodzi z pola: pole jest oceniane.',
          actions: { type: 'touchField', params: ({ event }) => event },
        },
        'form.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.problems },
            target: 'sending',
            description: 'Wysyła poprawny formularz.',
          },
          {
            description: 'Wysyła formularz z błędami: widać, co poprawić.',
            actions: { type: 'showProblems', params: ({ event }) => event.problems },
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
          actions: 'sayJoined',
        },
        onError: { target: 'editing.failed', description: 'Nie udało się zapisać.', actions: 'sayRefused' },
      },
    },
    joined: { description: 'Teraz trzeba potwierdzić zapis w e-mailu.', type: 'final', tags: 'done' },
  },
});
