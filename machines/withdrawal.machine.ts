import { assign, emit, fromPromise, setup } from 'xstate';

export type WithdrawalValues = Readonly<Record<'name' | 'orderNumber' | 'email', string>>;
/** Validation messages by field name. */
export type Problems = Readonly<Record<string, string>>;

/** The shop's confirmation of a received withdrawal. */
export interface Receipt {
  receiptNumber: number;
  /** ISO 8601. */
  receivedAt: string;
  statement: string;
  /** Whether the withdrawal takes effect at once; otherwise the customer confirms it by a link in a mail. */
  isConfirmed: boolean;
}

export interface WithdrawalInput {
  /** The order's number may be known from the link. */
  values: WithdrawalValues;
}

/** Fields whose problem may be shown: they lost focus once, or a rejected submit named them. */
type Touched = Readonly<Record<string, true>>;

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;
const touch = (touched: Touched, names: readonly string[]): Touched => ({
  ...touched,
  ...Object.fromEntries(names.map((name) => [name, true as const])),
});

/** Sample input, used only when a visualiser opens this file alone. Callers must pass their own; builds remove it. */
const SAMPLE: WithdrawalInput = {
  values: { name: 'Wanda Nowak', orderNumber: '1001', email: 'wanda@example.pl' },
};

/**
 * State machine of the withdrawal from an order (directive 2011/83, art. 11a): data, the statement to be confirmed, its
 * receipt. After a failure nothing typed is lost. Without JavaScript the page server renders the same three steps, and
 * the machine starts in the one that was rendered.
 */
export const withdrawalMachine = setup({
  types: {} as {
    input: WithdrawalInput;
    context: {
      values: WithdrawalValues;
      problems: Problems;
      touched: Touched;
      /** Number of rejected submits; each one moves the focus to the list of problems. */
      rejections: number;
      statement: string | undefined;
      receipt: Receipt | undefined;
    };
    events:
      | { type: 'field.change'; name: keyof WithdrawalValues; value: string; problems: Problems }
      | { type: 'field.leave'; name: keyof WithdrawalValues; problems: Problems }
      | { type: 'form.submit'; problems: Problems }
      | { type: 'statement.change' }
      | { type: 'statement.confirm' };
    emitted: { type: 'step.changed' } | { type: 'form.rejected' };
    tags: 'rejected' | 'busy' | 'failed' | 'reviewing';
  },
  actors: {
    /** Port, provided by `src/flows/withdrawal/withdrawal-ports.ts`: POST /withdrawal/review. */
    reviewStatement: fromPromise<string, WithdrawalValues>(() =>
      Promise.reject(new Error('The port reviewStatement is not connected')),
    ),
    /** Port: POST /withdrawal. */
    confirmStatement: fromPromise<Receipt, WithdrawalValues>(() =>
      Promise.reject(new Error('The port confirmStatement is not connected')),
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
    rejectForm: assign(({ context }, problems: Problems) => ({
      problems,
      touched: touch(context.touched, Object.keys(problems)),
      rejections: context.rejections + 1,
    })),
    assignStatement: assign((_, statement: string) => ({ statement })),
    assignReceipt: assign((_, receipt: Receipt) => ({ receipt })),
    emitStepChanged: emit({ type: 'step.changed' }),
    emitFormRejected: emit({ type: 'form.rejected' }),
  },
}).createMachine({
  id: 'withdrawal',
  description: 'Odstąpienie od umowy.',
  context: ({ input = SAMPLE }) => ({
    values: input.values,
    problems: {},
    touched: {},
    rejections: 0,
    statement: undefined,
    receipt: undefined,
  }),
  initial: 'asking',
  states: {
    asking: {
      description: 'Klientka podaje imię i nazwisko, numer zamówienia i adres; przyczyny nikt nie pyta.',
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
        'form.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.problems },
            target: 'looking',
            description: 'Naciska „Dalej”.',
          },
          {
            target: '.rejected',
            description: 'Naciska „Dalej” z błędami: widać, co poprawić.',
            actions: [{ type: 'rejectForm', params: ({ event }) => event.problems }, 'emitFormRejected'],
          },
        ],
      },
      states: {
        calm: { description: 'O wysyłce nie ma tu nic do powiedzenia.' },
        rejected: {
          description: 'Widać, co poprawić.',
          tags: 'rejected',
          always: { guard: 'hasNoProblems', target: 'calm', description: 'Znika ostatni błąd.' },
        },
        failed: { description: 'Sklep nie odpowiedział; dane zostały.', tags: 'failed' },
      },
    },
    looking: {
      description: 'Sklep układa oświadczenie; niczego nie zapisuje i nie sprawdza, czy zna to zamówienie.',
      tags: 'busy',
      invoke: {
        id: 'reviewStatement',
        src: 'reviewStatement',
        input: ({ context }) => context.values,
        onDone: {
          target: 'reviewing',
          description: 'Oświadczenie jest gotowe.',
          actions: [{ type: 'assignStatement', params: ({ event }) => event.output }, 'emitStepChanged'],
        },
        onError: { target: 'asking.failed', description: 'Sklep nie odpowiada.' },
      },
    },
    reviewing: {
      description: 'Klientka czyta swoje oświadczenie.',
      tags: 'reviewing',
      initial: 'calm',
      on: {
        'statement.change': {
          target: 'asking',
          description: 'Naciska „Popraw dane”.',
          actions: 'emitStepChanged',
        },
        'statement.confirm': {
          target: 'confirming',
          description: 'Naciska „Potwierdź odstąpienie od umowy”.',
        },
      },
      states: {
        calm: { description: 'Oświadczenie nie zostało jeszcze wysłane.' },
        failed: {
          description:
            'Sklep nie potwierdził, że ma oświadczenie, choć mogło dotrzeć; można wysłać je jeszcze raz.',
          tags: 'failed',
        },
      },
    },
    confirming: {
      description: 'Sklep przyjmuje oświadczenie.',
      tags: ['busy', 'reviewing'],
      invoke: {
        id: 'confirmStatement',
        src: 'confirmStatement',
        input: ({ context }) => context.values,
        onDone: {
          target: 'received',
          description: 'Oświadczenie przyjęte; potwierdzenie idzie też e-mailem.',
          actions: [{ type: 'assignReceipt', params: ({ event }) => event.output }, 'emitStepChanged'],
        },
        onError: { target: 'reviewing.failed', description: 'Sklep nie odpowiada albo odmawia.' },
      },
    },
    received: {
      description:
        'Potwierdzenie: treść, data i godzina, i co dalej; bez odnośnika z zamówienia trzeba jeszcze nacisnąć w e-mailu.',
      type: 'final',
    },
  },
});
