import type { ContextFrom, EventFromLogic } from 'xstate';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { newsletterMachine, type Problems } from '#machines/newsletter.machine.ts';
import { modelOf, resolves, rejects, type Happening } from '../model.ts';
import { newsletterRules } from '../rules/newsletter.ts';
import { setTerms, TERMS_PROBLEM } from './terms.ts';
import { newsletterWords } from '../words/newsletter.ts';

type Context = ContextFrom<typeof newsletterMachine>;

const happens = (event: EventFromLogic<typeof newsletterMachine>, words: string): Happening => ({
  event,
  words,
});

const problemsOf = ({ values, tosChecked }: Pick<Context, 'values' | 'tosChecked'>): Problems => ({
  ...(!values.email.includes('@') && { email: 'Wprowadź prawidłowy email' }),
  ...(!tosChecked && { tosChecked: TERMS_PROBLEM }),
});

const typeEmail = (context: Context, email: string) =>
  happens(
    {
      type: 'field.change',
      name: 'email',
      value: email,
      problems: problemsOf({ ...context, values: { email } }),
    },
    `W polu „Adres e-mail” wpisz „${email}”.`,
  );

const happenings = (context: Context): readonly Happening[] => [
  typeEmail(context, 'wanda'),
  typeEmail(context, 'wanda@example.pl'),
  setTerms(context, problemsOf),
  happens(
    { type: 'field.leave', name: 'email', problems: problemsOf(context) },
    'Wyjdź z pola „Adres e-mail”.',
  ),
  happens({ type: 'form.submit', problems: problemsOf(context) }, 'Naciśnij „Pobierz darmowy e-book”.'),
  resolves('signUp', undefined, 'Sklep odpowiada: adres zapisany, czeka na potwierdzenie.'),
  rejects(
    'signUp',
    { message: 'offline' },
    'Zapis się nie udaje: nie ma sieci.',
    'Wyłącz sieć w narzędziach przeglądarki.',
  ),
];

/** Model of the newsletter sign-up. */
export const newsletter = modelOf({
  name: 'newsletter',
  title: MACHINE_TITLES.newsletter,
  machine: newsletterMachine,
  words: newsletterWords,
  chapters: [
    {
      title: 'Zapis',
      start: 'Otwórz stronę główną i przejdź do części o e-booku „Dwanaście nocy”.',
      opening: [],
      happenings: ({ context }) => happenings(context),
      project: ({ context }) => {
        const { values, tosChecked }: Context = context;
        return [values, tosChecked];
      },
    },
  ],
  rules: newsletterRules,
  exceptions: {},
});
