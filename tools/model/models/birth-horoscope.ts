import type { AnyMachineSnapshot, ContextFrom, EventFromLogic } from 'xstate';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { birthHoroscopeMachine, type Problems } from '#machines/birth-horoscope.machine.ts';
import { modelOf, resolves, elapses, rejects, type Chapter, type Happening } from '../model.ts';
import { birthHoroscopeRules } from '../rules/birth-horoscope.ts';
import { setTerms, TERMS_PROBLEM } from './terms.ts';
import { birthHoroscopeWords } from '../words/birth-horoscope.ts';

type Context = ContextFrom<typeof birthHoroscopeMachine>;

const happens = (
  event: EventFromLogic<typeof birthHoroscopeMachine>,
  words: string,
  how?: string,
): Happening => ({ event, words, how });

/** Valid values of the form. */
export const birth = {
  name: 'Wanda',
  birthDate: '1988-03-15',
  birthTime: '14:30',
  city: 'Kraków',
  email: 'wanda@example.pl',
};

const problemsOf = ({ values, tosChecked }: Pick<Context, 'values' | 'tosChecked'>): Problems => ({
  ...((values.city ?? '').length < 3 && { city: 'Nazwa miasta powinna mieć minimum 3 znaki' }),
  ...(!tosChecked && { tosChecked: TERMS_PROBLEM }),
});

const typeCity = (context: Context, city: string) =>
  happens(
    {
      type: 'field.change',
      name: 'city',
      value: city,
      problems: problemsOf({ ...context, values: { ...context.values, city } }),
    },
    `W polu „Miasto urodzenia” wpisz „${city}”.`,
  );

const recall = happens(
  { type: 'details.recall', values: birth, timeUnknown: false },
  'Dane są wpisane: Wanda, 15 marca 1988, 14:30, Kraków, wanda@example.pl.',
  'Otwórz odnośnik /sandbox/przygotuj/klientka: przeglądarka zapamięta Wandę, 15 marca 1988, 14:30, Kraków, wanda@example.pl.',
);

const acceptTerms = happens(
  { type: 'terms.set', accepted: true, problems: {} },
  'Zaznacz „Akceptuję regulamin i politykę prywatności”.',
);

const submit = (context: Pick<Context, 'values' | 'tosChecked'>) =>
  happens({ type: 'form.submit', problems: problemsOf(context) }, 'Naciśnij „Oblicz horoskop”.');
const submitGood = submit({ values: birth, tosChecked: true });
const pause = elapses('requestDelay', 'birthHoroscope.waiting', 'Poczekaj dwie sekundy.');

const drawn = (isAmbiguous: boolean, words: string, how?: string) =>
  resolves('calculate', { chart: undefined, chartHandle: 'a-chart', isAmbiguous }, words, how);
const drawnPlain = drawn(false, 'Sklep odpowiada: wykres.');
const drawnTwice = drawn(
  true,
  'Sklep odpowiada: wykres, ale ta godzina wypadła tej nocy dwa razy.',
  'Zamiast tych danych wpisz noc cofania zegarów: 25 września 1988, godz. 2:30, Kraków.',
);
const cityUnknown = rejects(
  'calculate',
  { field: 'city' },
  'Sklep odpowiada: nie zna takiego miasta.',
  'Podmień odpowiedź POST /api/horoscope/birth na błąd 400 z treścią { "code": 100, "errors": [{ "path": "/city", "message": "" }] }.',
);
const hourSkipped = rejects(
  'calculate',
  { field: 'birthTime' },
  'Sklep odpowiada: tej godziny wtedy nie było.',
  'Zamiast tych danych wpisz noc przesunięcia zegarów w przód: 27 marca 1988, godz. 2:30, Kraków.',
);
const breakdown = rejects(
  'calculate',
  { field: undefined },
  'Sklep odpowiada: awaria, wykresu nie ma.',
  'Podmień odpowiedź POST /api/horoscope/birth na błąd 500.',
);

const doubt = (context: Context) =>
  happens(
    { type: 'time.toggle', unknown: !context.timeUnknown, problems: problemsOf(context) },
    context.timeUnknown ? 'Odznacz „Nie znam godziny”.' : 'Zaznacz „Nie znam godziny”.',
  );
const chooseClock = (choice: 'earlier' | 'later', words: string) =>
  happens({ type: 'clock.choose', choice }, words);

const chapter = (
  title: string,
  opening: readonly Happening[],
  happenings: (context: Context) => readonly Happening[],
  project: (context: Context) => unknown,
  endsAt?: (snapshot: AnyMachineSnapshot) => boolean,
): Chapter => ({
  title,
  start: 'Otwórz stronę główną i przejdź do części „Horoskop urodzeniowy”.',
  opening: [recall, ...opening],
  happenings: ({ context }) => happenings(context),
  project: ({ context }) => project(context),
  ...(endsAt && { endsAt }),
});

/** Model of the free birth chart, in three chapters. */
export const birthHoroscope = modelOf({
  name: 'birth-horoscope',
  title: MACHINE_TITLES.birthHoroscope,
  machine: birthHoroscopeMachine,
  words: birthHoroscopeWords,
  chapters: [
    chapter(
      'Formularz',
      [],
      (context) => [
        typeCity(context, 'Ur'),
        typeCity(context, 'Kraków'),
        happens(
          { type: 'field.leave', name: 'city', problems: problemsOf(context) },
          'Wyjdź z pola „Miasto urodzenia”.',
        ),
        setTerms(context, problemsOf),
        submit(context),
      ],
      ({ values, tosChecked }) => [values['city'], tosChecked],
      (snapshot) => snapshot.hasTag('busy'),
    ),
    chapter(
      'Wykres',
      [acceptTerms],
      (context) => [
        doubt(context),
        submit(context),
        pause,
        drawnPlain,
        cityUnknown,
        // With the hour unknown there is none that was skipped.
        ...(context.timeUnknown ? [] : [hourSkipped]),
        breakdown,
        // What was refused is mended in its field.
        ...(context.wrongField ? [typeCity(context, 'Krakowiec')] : []),
        happens({ type: 'purchase.start' }, 'Naciśnij „Wykup horoskop urodzinowy”.'),
      ],
      ({ timeUnknown, wrongField, calculated, isBuying }) => [
        timeUnknown,
        wrongField,
        calculated !== undefined,
        isBuying,
      ],
    ),
    chapter(
      'Godzina, która wypadła dwa razy',
      [acceptTerms, submitGood, pause, drawnTwice],
      (context) => [
        ...(context.calculated?.isAmbiguous
          ? [
              chooseClock('earlier', 'Naciśnij „Przed zmianą czasu”.'),
              chooseClock('later', 'Naciśnij „Po zmianie czasu”.'),
            ]
          : []),
        typeCity(context, 'Ur'),
        happens({ type: 'purchase.start' }, 'Naciśnij „Wykup horoskop urodzinowy”.'),
        pause,
        drawnPlain,
      ],
      ({ values, clockChoice, isBuying }) => [values['city'], clockChoice, isBuying],
      (snapshot) => snapshot.hasTag('rejected') || !(snapshot.context as Context).calculated?.isAmbiguous,
    ),
  ],
  rules: birthHoroscopeRules,
  exceptions: {},
});
