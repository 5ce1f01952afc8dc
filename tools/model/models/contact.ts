import type { ContextFrom, EventFromLogic } from 'xstate';
import { MACHINE_TITLES } from '#copy/machine-titles.ts';
import { contactMachine, type ContactValues, type Problems } from '#machines/contact.machine.ts';
import { modelOf, resolves, rejects, type Happening } from '../model.ts';
import { contactRules } from '../rules/contact.ts';
import { contactWords } from '../words/contact.ts';

type Context = ContextFrom<typeof contactMachine>;

const PROBLEM: Problems = {
  firstName: 'Imię jest wymagane',
  lastName: 'Nazwisko jest wymagane',
  email: 'Email jest wymagany',
  message: 'Wiadomość jest wymagana',
};
/** The fields that must be filled in. */
type Needed = Exclude<keyof ContactValues, 'topic'>;

const LABEL: Readonly<Record<Needed, string>> = {
  firstName: 'Imię',
  lastName: 'Nazwisko',
  email: 'Adres e-mail',
  message: 'Wiadomość',
};
const TYPED: Readonly<Record<Needed, string>> = {
  firstName: 'Wanda',
  lastName: 'Nowak',
  email: 'wanda@example.pl',
  message: 'Kiedy przyjdzie odpowiedź?',
};
const names = Object.keys(LABEL) as Needed[];

const happens = (event: EventFromLogic<typeof contactMachine>, words: string): Happening => ({
  event,
  words,
});

/** Problems of the empty fields, as a screen would report them. */
const missing = (values: ContactValues): Problems =>
  Object.fromEntries(names.filter((name) => values[name] === '').map((name) => [name, PROBLEM[name] ?? '']));

/** The next field to type in. Fields are filled in order, so that the graph stays a line. */
function typeNext({ values }: Context): Happening[] {
  const name = names.find((one) => values[one] === '');
  if (!name) return [];
  const next = { ...values, [name]: TYPED[name] };
  return [
    happens(
      { type: 'field.change', name, value: TYPED[name], problems: missing(next) },
      `W polu „${LABEL[name]}” wpisz „${TYPED[name]}”.`,
    ),
  ];
}

/** Model of the contact form. */
export const contact = modelOf({
  name: 'contact',
  title: MACHINE_TITLES.contact,
  machine: contactMachine,
  words: contactWords,
  chapters: [
    {
      title: 'Wiadomość',
      start: 'Otwórz stronę /kontakt.',
      input: { problems: PROBLEM },
      opening: [],
      happenings: ({ context }) => [
        ...typeNext(context),
        happens(
          { type: 'field.leave', name: 'email', problems: missing(context.values) },
          'Wyjdź z pola „Adres e-mail”.',
        ),
        happens({ type: 'form.reset' }, 'Naciśnij „Resetuj”.'),
        happens({ type: 'form.submit', problems: missing(context.values) }, 'Naciśnij „Wyślij”.'),
        resolves('sendContactMessage', undefined, 'Sklep odpowiada: wiadomość przyjęta.'),
        rejects(
          'sendContactMessage',
          { message: 'robot' },
          'Sklep odpowiada: wiadomości nie udało się wysłać.',
          'Podmień odpowiedź POST /api/contact na błąd 403.',
        ),
      ],
      project: ({ context }) => {
        const { values, touched }: Context = context;
        return [names.filter((name) => values[name] !== ''), Object.keys(touched)];
      },
    },
  ],
  rules: contactRules,
  exceptions: {},
});
