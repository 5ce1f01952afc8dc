import type { ContextFrom, EventFromLogic } from 'xstate';
import { birthHoroscopeMachine, type Problems } from '#machines/birth-horoscope.machine.ts';
import { answers, elapses, fails, type Happening, type Model } from '../model.ts';
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

const drawn = (isAmbiguous: boolean, words: string) =>
  answers('calculate', { chart: undefined, orderId: 12, isAmbiguous }, words);

const happenings = (context: Context): readonly Happening[] => [
  typeCity(context, 'Ur'),
  typeCity(context, 'Kraków'),
  happens(
    { type: 'field.leave', name: 'city', problems: problemsOf(context) },
    'Wyjdź z pola „Miasto urodzenia”.',
  ),
  setTerms(context),
  happens(
    { type: 'time.doubt', unknown: !context.timeUnknown, problems: problemsOf(context) },
    context.timeUnknown ? 'Odznacz „Nie znam godziny”.' : 'Zaznacz „Nie znam godziny”.',
  ),
  happens({ type: 'form.submit', problems: problemsOf(context) }, 'Naciśnij „Oblicz horoskop”.'),
  elapses('requestDelay', 'birthHoroscope.waiting', 'Poczekaj dwie sekundy.'),
  drawn(false, 'Sklep odpowiada: wykres.'),
  drawn(true, 'Sklep odpowiada: wykres, ale ta godzina wypadła tej nocy dwa razy.'),
  fails('calculate', { field: 'city' }, 'Sklep odpowiada: nie zna takiego miasta.'),
  happens({ type: 'clock.choose', choice: 'later' }, 'Wskaż późniejszą z dwóch godzin.'),
  happens({ type: 'purchase.start' }, 'Naciśnij „Wykup horoskop urodzinowy”.'),
];

/** The free birth chart. */
export const birthHoroscope: Model = {
  name: 'birth-horoscope',
  title: 'Horoskop urodzeniowy',
  machine: birthHoroscopeMachine,
  chapters: [
    {
      title: 'Wykres',
      opening: [recall],
      happenings: ({ context }) => happenings(context),
      project: ({ context }) => {
        const { values, tosChecked, timeUnknown, calculated }: Context = context;
        return [values.city, tosChecked, timeUnknown, calculated?.isAmbiguous];
      },
    },
  ],
  rules: birthHoroscopeRules,
  exceptions: {},
};
