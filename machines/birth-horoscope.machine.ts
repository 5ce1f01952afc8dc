import { assign, emit, fromPromise, setup } from 'xstate';

/** The form's values by field name, as typed: name, birthDate (yyyy-mm-dd), birthTime (hh:mm), city, email. */
export type Values = Readonly<Record<string, string>>;
/** Validation messages by field name. */
export type Problems = Readonly<Record<string, string>>;

/** Input of the port `calculate`. */
export interface BirthDetails {
  values: Values;
  /** The customer does not know the hour of birth; noon is assumed. */
  timeUnknown: boolean;
  /** Which occurrence of an hour that a clock change repeated. */
  clockChoice: 'earlier' | 'later' | undefined;
}

/** Output of the port `calculate`. */
export interface Calculated {
  /** The chart to draw. The machine stores it without reading it. */
  chart: unknown;
  /** Names the chart in orders made from it (BH-5). */
  chartHandle: string | undefined;
  /** The local time of birth occurred twice (clock change), so the customer is asked which one is meant. */
  isAmbiguous: boolean;
}

/** Error of the port `calculate`: the form field that the API rejected, if it named one. */
export interface CalculationFailure {
  field: 'city' | 'birthDate' | 'birthTime' | undefined;
}

/** Fields whose problem may be shown: they lost focus once, or a rejected submit named them. */
type Touched = Readonly<Record<string, true>>;

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;
const touch = (touched: Touched, names: readonly string[]): Touched => ({
  ...touched,
  ...Object.fromEntries(names.map((name) => [name, true as const])),
});

const readFailure = (error: unknown): CalculationFailure =>
  typeof error === 'object' && error !== null && 'field' in error
    ? (error as CalculationFailure)
    : { field: undefined };

/** State machine of the free birth chart (BH-1 to BH-7): form, a pause of 2000 ms, calculation, chart, purchase. */
export const birthHoroscopeMachine = setup({
  types: {} as {
    context: {
      values: Values;
      tosChecked: boolean;
      timeUnknown: boolean;
      clockChoice: 'earlier' | 'later' | undefined;
      problems: Problems;
      touched: Touched;
      rejections: number;
      /** The field that the API rejected. */
      wrongField: CalculationFailure['field'];
      calculated: Calculated | undefined;
      /** Kept while the chart is calculated anew. */
      isBuying: boolean;
    };
    events:
      | { type: 'field.change'; name: string; value: string; problems: Problems }
      | { type: 'field.leave'; name: string; problems: Problems }
      | { type: 'terms.set'; accepted: boolean; problems: Problems }
      | { type: 'time.toggle'; unknown: boolean; problems: Problems }
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
    tags: 'rejected' | 'refused' | 'failed' | 'busy';
  },
  actors: {
    /** Port, provided by `src/flows/birth-horoscope/birth-horoscope-ports.ts`: POST /horoscope/birth. */
    calculate: fromPromise<Calculated, BirthDetails>(() =>
      Promise.reject(new Error('The port calculate is not connected')),
    ),
  },
  delays: { requestDelay: 2_000 },
  guards: {
    isComplete: (_, problems: Problems) => isEmpty(problems),
    /** The customer may have edited the form since it was rejected. */
    hasNoProblems: ({ context }) => isEmpty(context.problems),
    namesField: (_, { field }: CalculationFailure) => field !== undefined,
    isMended: ({ context }) => context.wrongField === undefined,
    hasChart: ({ context }) => context.calculated !== undefined,
    isBuying: ({ context }) => context.isBuying,
  },
  actions: {
    assignField: assign(({ context }, field: { name: string; value: string; problems: Problems }) => ({
      values: { ...context.values, [field.name]: field.value },
      problems: field.problems,
      wrongField: context.wrongField === field.name ? undefined : context.wrongField,
      clockChoice: undefined,
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
    assignTimeUnknown: assign(({ context }, doubt: { unknown: boolean; problems: Problems }) => ({
      wrongField: context.wrongField === 'birthTime' ? undefined : context.wrongField,
      timeUnknown: doubt.unknown,
      problems: doubt.problems,
      clockChoice: undefined,
    })),
    prefillDetails: assign(({ context }, stored: { values: Values; timeUnknown: boolean }) => ({
      values: {
        ...context.values,
        ...Object.fromEntries(Object.entries(stored.values).filter(([name]) => !context.values[name])),
      },
      timeUnknown: context.timeUnknown || stored.timeUnknown,
    })),
    rejectForm: assign(({ context }, problems: Problems) => ({
      problems,
      touched: touch(context.touched, Object.keys(problems)),
      rejections: context.rejections + 1,
    })),
    /** Which hour was meant is asked anew: the customer may have pressed the wrong one. */
    settleForm: assign({ problems: {}, wrongField: undefined, clockChoice: undefined }),
    assignClockChoice: assign((_, clockChoice: 'earlier' | 'later') => ({
      clockChoice,
      wrongField: undefined,
    })),
    assignChart: assign((_, calculated: Calculated) => ({ calculated })),
    beginPurchase: assign({ isBuying: true }),
    assignFailure: assign((_, failure: CalculationFailure) => ({ wrongField: failure.field })),
    emitDetailsChanged: emit(({ context }) => ({
      type: 'details.changed',
      values: context.values,
      timeUnknown: context.timeUnknown,
    })),
    emitFormRejected: emit({ type: 'form.rejected' }),
    emitChartRevealed: emit({ type: 'chart.revealed' }),
    emitChartRefused: emit({ type: 'chart.refused' }),
    emitPurchaseRevealed: emit({ type: 'purchase.revealed' }),
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
    wrongField: undefined,
    calculated: undefined,
    isBuying: false,
  },
  initial: 'open',
  states: {
    open: {
      description: 'Formularz można wypełniać i wysłać.',
      type: 'parallel',
      on: {
        'field.change': {
          description: 'Pisze w polu.',
          actions: { type: 'assignField', params: ({ event }) => event },
        },
        'field.leave': {
          description: 'Wychodzi z pola: pole jest oceniane, dane zapamiętane.',
          actions: [{ type: 'markTouched', params: ({ event }) => event }, 'emitDetailsChanged'],
        },
        'terms.set': {
          description: 'Zaznacza albo odznacza regulamin.',
          actions: { type: 'assignTerms', params: ({ event }) => event },
        },
        'time.toggle': {
          description:
            'Zaznacza „Nie znam godziny” albo to cofa; bez godziny wykres jest na południe, bez domów.',
          actions: [{ type: 'assignTimeUnknown', params: ({ event }) => event }, 'emitDetailsChanged'],
        },
        'details.recall': {
          description: 'Urządzenie podpowiada zapamiętane dane; tego, co wpisano, nie zmienia.',
          actions: { type: 'prefillDetails', params: ({ event }) => event },
        },
      },
      states: {
        form: {
          description: 'Dane urodzenia.',
          initial: 'editing',
          on: {
            'form.submit': [
              {
                guard: { type: 'isComplete', params: ({ event }) => event.problems },
                target: '#birthHoroscope.waiting',
                description: 'Wysyła poprawny formularz.',
                actions: ['settleForm', 'emitDetailsChanged'],
              },
              {
                target: '.rejected',
                description: 'Wysyła formularz z błędami.',
                actions: [{ type: 'rejectForm', params: ({ event }) => event.problems }, 'emitFormRejected'],
              },
            ],
            'clock.choose': [
              {
                guard: 'hasNoProblems',
                target: '#birthHoroscope.waiting',
                description:
                  'Tej nocy zegary cofnięto i godzina wypadła dwa razy: wskazuje, która to; wykres liczy się jeszcze raz.',
                actions: { type: 'assignClockChoice', params: ({ event }) => event.choice },
              },
              {
                target: '.rejected',
                description: 'Wskazuje, która to godzina, ale formularz ma już błędy.',
                actions: [
                  { type: 'rejectForm', params: ({ context }) => context.problems },
                  'emitFormRejected',
                ],
              },
            ],
          },
          states: {
            editing: { description: 'Klientka wypełnia formularz.' },
            rejected: {
              description: 'Widać, co poprawić.',
              tags: 'rejected',
              always: { guard: 'hasNoProblems', target: 'editing', description: 'Znika ostatni błąd.' },
            },
            refused: {
              description: 'Z tym miastem albo godziną wykresu nie ma: powód stoi przy polu, dane zostały.',
              tags: 'refused',
              always: { guard: 'isMended', target: 'editing', description: 'Zmienia to pole: powód znika.' },
            },
            failed: {
              description: 'Nie udało się obliczyć wykresu; dane zostały w formularzu.',
              tags: 'failed',
            },
          },
        },
        chart: {
          description: 'Ostatni wykres, który się udał, i zakup z niego: zostają, aż przyjdzie następny.',
          initial: 'none',
          states: {
            none: {
              description: 'Wykresu jeszcze nie ma.',
              always: [
                {
                  guard: 'isBuying',
                  target: 'buying',
                  description: 'Zakup zaczęto przed nowym obliczeniem: trwa dalej.',
                },
                { guard: 'hasChart', target: 'offered', description: 'Wykres jest obliczony.' },
              ],
            },
            offered: {
              description:
                'Wykres jest narysowany, a pod nim stoi „Wykup horoskop urodzinowy”; po odświeżeniu strony znika, a dane zostają.',
              on: {
                'purchase.start': {
                  target: 'buying',
                  description: 'Naciska „Wykup horoskop urodzinowy”.',
                  actions: ['beginPurchase', 'emitPurchaseRevealed'],
                },
              },
            },
            buying: {
              description: 'Pod wykresem trwa zakup: wróżka, potem formularz zamówienia.',
            },
          },
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
          target: 'open',
          description: 'Wykres gotowy; strona przewija się do niego.',
          actions: [{ type: 'assignChart', params: ({ event }) => event.output }, 'emitChartRevealed'],
        },
        onError: [
          {
            guard: { type: 'namesField', params: ({ event }) => readFailure(event.error) },
            target: 'open.form.refused',
            description: 'Sklep nie zna tego miasta albo tej godziny wtedy nie było.',
            actions: [
              { type: 'assignFailure', params: ({ event }) => readFailure(event.error) },
              'emitChartRefused',
            ],
          },
          { target: 'open.form.failed', description: 'Awaria: wykresu nie ma.', actions: 'emitChartRefused' },
        ],
      },
    },
  },
});
