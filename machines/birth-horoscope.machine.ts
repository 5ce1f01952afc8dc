import { assign, emit, fromPromise, setup } from 'xstate';

/** What was typed, by field name: name, birthDate (yyyy-mm-dd), birthTime (hh:mm), city, email. */
export type Values = Readonly<Record<string, string>>;
/** A sentence for each wrong field, by field name. */
export type Problems = Readonly<Record<string, string>>;

/** Input of the port `calculate`. */
export interface BirthDetails {
  values: Values;
  /** The hour is not known: noon is taken. */
  timeUnknown: boolean;
  /** Which of the two, when the clock was put back and the hour came twice. */
  clockChoice: 'earlier' | 'later' | undefined;
}

/** Answer of the port `calculate`: the chart for the screen to draw, and what this machine needs to know of it. */
export interface Calculated {
  /** Whatever the screen draws; the machine only keeps it. */
  chart: unknown;
  /** The draft order that came with it (BH-5). */
  orderId: number | undefined;
  /** That local time happened twice: the customer may say which she means. */
  isAmbiguous: boolean;
}

/** What the port `calculate` rejects with: the field to blame, if the shop knows. */
export interface CalculationFailure {
  field: 'city' | 'birthDate' | 'birthTime' | undefined;
}

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

const readFailure = (error: unknown): CalculationFailure =>
  typeof error === 'object' && error !== null && 'field' in error
    ? (error as CalculationFailure)
    : { field: undefined };

/**
 * The free birth chart (BH-1 to BH-7): form, a pause of 2000 ms, calculation, chart, and from
 * there the purchase. Screens read tags; scrolling and toasts are emitted.
 */
export const birthHoroscopeMachine = setup({
  types: {} as {
    context: {
      values: Values;
      tosChecked: boolean;
      timeUnknown: boolean;
      clockChoice: 'earlier' | 'later' | undefined;
      problems: Problems;
      touched: Readonly<Record<string, true>>;
      rejections: number;
      /** The field that the shop could not make sense of. */
      blamed: CalculationFailure['field'];
      calculated: Calculated | undefined;
    };
    events:
      | { type: 'field.change'; name: string; value: string; problems: Problems }
      | { type: 'field.leave'; name: string; problems: Problems }
      | { type: 'terms.set'; accepted: boolean; problems: Problems }
      | { type: 'time.doubt'; unknown: boolean; problems: Problems }
      | { type: 'details.recall'; values: Values; timeUnknown: boolean }
      | { type: 'form.submit'; problems: Problems }
      | { type: 'clock.choose'; choice: 'earlier' | 'later' }
      | { type: 'purchase.start' };
    emitted:
      | { type: 'details.changed'; values: Values; timeUnknown: boolean }
      | { type: 'form.rejected' }
      | { type: 'chart.revealed' }
      | { type: 'chart.refused' }
      | { type: 'purchase.revealed' };
    tags: 'rejected' | 'failed' | 'busy' | 'chart-shown' | 'ambiguous' | 'buying';
  },
  actors: {
    /** Port, filled by `src/flows/birth-horoscope/birth-horoscope-ports.ts`: POST /horoscope/birth. */
    calculate: fromPromise<Calculated, BirthDetails>(() =>
      Promise.reject(new Error('The port calculate is not connected')),
    ),
  },
  delays: { requestDelay: 2_000 },
  guards: {
    isComplete: (_, problems: Problems) => isEmpty(problems),
    /** The form may have been changed since the chart was drawn. */
    isStillComplete: ({ context }) => isEmpty(context.problems),
    isAmbiguous: ({ context }) => context.calculated?.isAmbiguous === true,
  },
  actions: {
    keepField: assign(({ context }, field: { name: string; value: string; problems: Problems }) => ({
      values: { ...context.values, [field.name]: field.value },
      problems: field.problems,
      blamed: context.blamed === field.name ? undefined : context.blamed,
      clockChoice: undefined,
    })),
    touchField: assign(({ context }, field: { name: string; problems: Problems }) => ({
      touched: { ...context.touched, [field.name]: true as const },
      problems: field.problems,
    })),
    keepTerms: assign(({ context }, terms: { accepted: boolean; problems: Problems }) => ({
      tosChecked: terms.accepted,
      problems: terms.problems,
      touched: { ...context.touched, tosChecked: true as const },
    })),
    keepDoubt: assign((_, doubt: { unknown: boolean; problems: Problems }) => ({
      timeUnknown: doubt.unknown,
      problems: doubt.problems,
      clockChoice: undefined,
    })),
    recallDetails: assign(({ context }, kept: { values: Values; timeUnknown: boolean }) => ({
      values: {
        ...context.values,
        ...Object.fromEntries(Object.entries(kept.values).filter(([name]) => !context.values[name])),
      },
      timeUnknown: context.timeUnknown || kept.timeUnknown,
    })),
    rejectForm: assign(({ context }, problems: Problems) => ({
      problems,
      touched: Object.fromEntries(
        [...Object.keys(context.touched), ...Object.keys(problems)].map((name) => [name, true as const]),
      ),
      rejections: context.rejections + 1,
    })),
    acceptForm: assign({ problems: {}, blamed: undefined }),
    chooseClock: assign((_, clockChoice: 'earlier' | 'later') => ({ clockChoice })),
    keepChart: assign((_, calculated: Calculated) => ({ calculated })),
    keepFailure: assign((_, failure: CalculationFailure) => ({ blamed: failure.field })),
    rememberDetails: emit(({ context }) => ({
      type: 'details.changed',
      values: context.values,
      timeUnknown: context.timeUnknown,
    })),
    sayRejected: emit({ type: 'form.rejected' }),
    sayRevealed: emit({ type: 'chart.revealed' }),
    sayRefused: emit({ type: 'chart.refused' }),
    sayPurchase: emit({ type: 'purchase.revealed' }),
  },
}).createMachine({
  id: 'birthHoroscope',
  description: 'Bezpłatny horoskop urodzeniowy i droga od niego do zakupu.',
  context: {
    values: {},
    tosChecked: false,
    timeUnknown: false,
    clockChoice: undefined,
    problems: {},
    touched: {},
    rejections: 0,
    blamed: undefined,
    calculated: undefined,
  },
  initial: 'open',
  states: {
    open: {
      description: 'Formularz można wypełniać i wysłać.',
      initial: 'editing',
      on: {
        'field.change': {
          description: 'Pisze w polu.',
          actions: { type: 'keepField', params: ({ event }) => event },
        },
        'field.leave': {
          description: 'Wychodzi z pola: pole jest oceniane, dane zapamiętane.',
          actions: [{ type: 'touchField', params: ({ event }) => event }, 'rememberDetails'],
        },
        'terms.set': {
          description: 'Zaznacza albo odznacza regulamin.',
          actions: { type: 'keepTerms', params: ({ event }) => event },
        },
        'time.doubt': {
          description: 'Zaznacza „Nie znam godziny” albo to cofa.',
          actions: [{ type: 'keepDoubt', params: ({ event }) => event }, 'rememberDetails'],
        },
        'details.recall': {
          description: 'Urządzenie podpowiada zapamiętane dane; tego, co wpisano, nie zmienia.',
          actions: { type: 'recallDetails', params: ({ event }) => event },
        },
        'form.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.problems },
            target: 'waiting',
            description: 'Wysyła poprawny formularz.',
            actions: ['acceptForm', 'rememberDetails'],
          },
          {
            target: '.rejected',
            description: 'Wysyła formularz z błędami.',
            actions: [{ type: 'rejectForm', params: ({ event }) => event.problems }, 'sayRejected'],
          },
        ],
      },
      states: {
        editing: { description: 'Klientka wypełnia formularz.' },
        rejected: { description: 'Widać, co poprawić.', tags: 'rejected' },
        failed: { description: 'Nie udało się obliczyć wykresu; dane zostały w formularzu.', tags: 'failed' },
        drawn: {
          description: 'Wykres jest narysowany.',
          tags: 'chart-shown',
          initial: 'plain',
          on: {
            'purchase.start': {
              target: 'buying',
              description: 'Naciska „Wykup horoskop urodzinowy”.',
              actions: 'sayPurchase',
            },
          },
          states: {
            plain: {
              description: 'Godzina urodzenia jest jednoznaczna.',
              always: {
                guard: 'isAmbiguous',
                target: 'ambiguous',
                description: 'Tej nocy zegary cofnięto i godzina wypadła dwa razy.',
              },
            },
            ambiguous: {
              description: 'Pytanie: przed zmianą czasu czy po niej.',
              tags: 'ambiguous',
              on: {
                'clock.choose': [
                  {
                    guard: 'isStillComplete',
                    target: '#birthHoroscope.waiting',
                    description: 'Wskazuje, która to godzina; wykres liczy się jeszcze raz.',
                    actions: { type: 'chooseClock', params: ({ event }) => event.choice },
                  },
                  {
                    target: '#birthHoroscope.open.rejected',
                    description: 'Wskazuje, która to godzina, ale formularz ma już błędy.',
                    actions: [
                      { type: 'rejectForm', params: ({ context }) => context.problems },
                      'sayRejected',
                    ],
                  },
                ],
              },
            },
          },
        },
        buying: {
          description: 'Pod wykresem trwa zakup: wróżka, potem formularz zamówienia.',
          tags: ['chart-shown', 'buying'],
        },
      },
    },
    waiting: {
      description: 'Dwie sekundy ciszy przed obliczeniem; drugi raz wysłać się nie da.',
      tags: 'busy',
      after: {
        requestDelay: { target: 'calculating', description: 'Po dwóch sekundach sklep liczy wykres.' },
      },
    },
    calculating: {
      description: 'Sklep liczy wykres.',
      tags: 'busy',
      invoke: {
        id: 'calculate',
        src: 'calculate',
        input: ({ context }) => ({
          values: context.values,
          timeUnknown: context.timeUnknown,
          clockChoice: context.clockChoice,
        }),
        onDone: {
          target: 'open.drawn',
          description: 'Wykres gotowy; strona przewija się do niego.',
          actions: [{ type: 'keepChart', params: ({ event }) => event.output }, 'sayRevealed'],
        },
        onError: {
          target: 'open.failed',
          description: 'Nie udało się: nieznane miasto albo awaria.',
          actions: [{ type: 'keepFailure', params: ({ event }) => readFailure(event.error) }, 'sayRefused'],
        },
      },
    },
  },
});
