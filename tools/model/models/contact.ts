import type { ContextFrom, EventFromLogic } from 'xstate';
import { contactCopy } from '#copy/site/contact.ts';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
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
const LABEL: Readonly<Record<keyof ContactValues, string>> = {
  firstName: 'Imię',
  lastName: 'Nazwisko',
  email: 'Adres e-mail',
  topic: 'Czego dotyczy',
  message: 'Wiadomość',
};
/** What is typed, and the kind of message that is chosen. */
const TYPED: Readonly<ContactValues> = {
  firstName: 'Wanda',
  lastName: 'Nowak',
  email: 'wanda@example.pl',
  topic: 'invoice',
  message: 'Kiedy przyjdzie odpowiedź?',
};
const names = Object.keys(LABEL) as (keyof ContactValues)[];

const happens = (event: EventFromLogic<typeof contactMachine>, words: string): Happening => ({
  event,
  words,
});

/** Problems of the empty fields, as a screen would report them. */
const missing = (values: ContactValues): Problems =>
  Object.fromEntries(Object.entries(PROBLEM).filter(([name]) => values[name as keyof ContactValues] === ''));

/** The next field to type in. Fields are filled in order, so that the graph stays a line. */
function typeNext({ values }: Context): Happening[] {
  const name = names.find((one) => values[one] === '');
  if (!name) return [];
  const next = { ...values, [name]: TYPED[name] };
  return [
    happens(
      { type: 'field.change', name, value: TYPED[name], problems: missing(next) },
      name === 'topic'
        ? `Z listy „${LABEL.topic}” wybierz „${contactCopy.topics.invoice}”.`
        : `W polu „${LABEL[name]}” wpisz „${TYPED[name]}”.`,
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
