import type { AnyMachineSnapshot, ContextFrom, EventFromLogic } from 'xstate';
import { birthHoroscopeMachine, type Problems } from '#machines/birth-horoscope.machine.ts';
import { answers, elapses, fails, type Chapter, type Happening, type Model } from '../model.ts';
import { birthHoroscopeRules } from '../rules/birth-horoscope.ts';

type Context = ContextFrom<typeof birthHoroscopeMachine>;

const happens = (event: EventFromLogic<typeof birthHoroscopeMachine>, words: string): Happening => ({
  event,
  words,
});

/** A birth that passes every rule of the form. */
export const birth = {
  name: 'Wanda',
  birthDate: '1988-03-15',
  birthTime: '14:30',
  city: 'Kraków',
  email: 'wanda@example.pl',
};

const problemsOf = ({ values, tosChecked }: Pick<Context, 'values' | 'tosChecked'>): Problems => ({
  ...((values.city ?? '').length < 3 && { city: 'Nazwa miasta powinna mieć minimum 3 znaki' }),
  ...(!tosChecked && { tosChecked: 'Musisz zaakceptować regulamin i politykę prywatności' }),
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

const setTerms = (context: Context) =>
  happens(
    {
      type: 'terms.set',
      accepted: !context.tosChecked,
      problems: problemsOf({ ...context, tosChecked: !context.tosChecked }),
    },
    context.tosChecked ? 'Odznacz regulamin.' : 'Zaznacz regulamin.',
  );

const recall = happens(
  { type: 'details.recall', values: birth, timeUnknown: false },
  'Otwórz stronę na urządzeniu, które pamięta dane.',
);

const acceptTerms = happens({ type: 'terms.set', accepted: true, problems: {} }, 'Zaznacz regulamin.');

const submit = (context: Pick<Context, 'values' | 'tosChecked'>) =>
  happens({ type: 'form.submit', problems: problemsOf(context) }, 'Naciśnij „Oblicz horoskop”.');
const submitGood = submit({ values: birth, tosChecked: true });
const pause = elapses('requestDelay', 'birthHoroscope.waiting', 'Poczekaj dwie sekundy.');

const drawn = (isAmbiguous: boolean, words: string) =>
  answers('calculate', { chart: undefined, orderId: 12, isAmbiguous }, words);
const drawnPlain = drawn(false, 'Sklep odpowiada: wykres.');
const drawnTwice = drawn(true, 'Sklep odpowiada: wykres, ale ta godzina wypadła tej nocy dwa razy.');
const cityUnknown = fails('calculate', { field: 'city' }, 'Sklep odpowiada: nie zna takiego miasta.');
const breakdown = fails('calculate', { field: undefined }, 'Sklep odpowiada: awaria.');

const doubt = (context: Context) =>
  happens(
    { type: 'time.doubt', unknown: !context.timeUnknown, problems: problemsOf(context) },
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
  opening: [recall, ...opening],
  happenings: ({ context }) => happenings(context),
  project: ({ context }) => project(context),
  ...(endsAt && { endsAt }),
});

/** The free birth chart, in three chapters. */
export const birthHoroscope: Model = {
  name: 'birth-horoscope',
  title: 'Horoskop urodzeniowy',
  machine: birthHoroscopeMachine,
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
        setTerms(context),
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
        breakdown,
        happens({ type: 'purchase.start' }, 'Naciśnij „Wykup horoskop urodzinowy”.'),
      ],
      ({ timeUnknown, blamed, calculated }) => [timeUnknown, blamed, calculated !== undefined],
    ),
    chapter(
      'Godzina, która wypadła dwa razy',
      [acceptTerms, submitGood, pause, drawnTwice],
      (context) => [
        chooseClock('earlier', 'Naciśnij „Przed zmianą czasu”.'),
        chooseClock('later', 'Naciśnij „Po zmianie czasu”.'),
        typeCity(context, 'Ur'),
        pause,
        drawnPlain,
      ],
      ({ values, clockChoice }) => [values['city'], clockChoice],
      (snapshot) => snapshot.hasTag('rejected') || !(snapshot.context as Context).calculated?.isAmbiguous,
    ),
  ],
  rules: birthHoroscopeRules,
  exceptions: {},
};
