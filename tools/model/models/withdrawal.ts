import type { ContextFrom, EventFromLogic } from 'xstate';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { withdrawalMachine, type Problems, type WithdrawalValues } from '#machines/withdrawal.machine.ts';
import { modelOf, resolves, rejects, type Happening } from '../model.ts';
import { withdrawalRules } from '../rules/withdrawal.ts';
import { withdrawalWords } from '../words/withdrawal.ts';

type Context = ContextFrom<typeof withdrawalMachine>;

const PROBLEM: Problems = {
  name: 'Podaj imię i nazwisko',
  orderNumber: 'Podaj numer zamówienia albo napisz, czego dotyczy oświadczenie',
  email: 'Podaj prawidłowy adres e-\u2060mail, na który wyślemy potwierdzenie',
};
const LABEL: Readonly<Record<keyof WithdrawalValues, string>> = {
  name: 'Imię i nazwisko',
  orderNumber: 'Numer zamówienia',
  email: 'Adres e-mail',
};
const TYPED: WithdrawalValues = { name: 'Wanda Nowak', orderNumber: '1001', email: 'wanda@example.pl' };
const names = Object.keys(LABEL) as (keyof WithdrawalValues)[];
const BLANK: WithdrawalValues = { name: '', orderNumber: '', email: '' };

/** What the shop answers to the typed data. */
export const STATEMENT = 'Ja, Wanda Nowak, odstępuję od umowy: zamówienie nr 1001.';
export const RECEIPT = {
  receiptNumber: 7,
  receivedAt: '2026-11-21T11:05:00.000Z',
  statement: STATEMENT,
  isConfirmed: false,
};

const happens = (event: EventFromLogic<typeof withdrawalMachine>, words: string): Happening => ({
  event,
  words,
});

/** Problems of the empty fields, as a screen would report them. */
const missing = (values: WithdrawalValues): Problems =>
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

const unanswered = (port: string, call: string, words: string) =>
  rejects(port, { message: 'refused' }, words, `Podmień odpowiedź ${call} na błąd 503.`);

/** Model of the withdrawal from an order. */
export const withdrawal = modelOf({
  name: 'withdrawal',
  title: MACHINE_TITLES.withdrawal,
  machine: withdrawalMachine,
  words: withdrawalWords,
  chapters: [
    {
      title: 'Oświadczenie',
      start: 'Otwórz stronę /odstapienie.',
      input: { values: BLANK },
      opening: [],
      happenings: ({ context }) => [
        ...typeNext(context),
        happens(
          { type: 'field.leave', name: 'email', problems: missing(context.values) },
          'Wyjdź z pola „Adres e-mail”.',
        ),
        happens({ type: 'form.submit', problems: missing(context.values) }, 'Naciśnij „Dalej”.'),
        resolves('reviewStatement', STATEMENT, 'Sklep odpowiada: oto oświadczenie.'),
        unanswered('reviewStatement', 'POST /api/withdrawal/review', 'Sklep nie odpowiada.'),
        happens({ type: 'statement.change' }, 'Naciśnij „Popraw dane”.'),
        happens({ type: 'statement.confirm' }, 'Naciśnij „Potwierdź odstąpienie od umowy”.'),
        resolves('confirmStatement', RECEIPT, 'Sklep odpowiada: oświadczenie przyjęte.'),
        unanswered('confirmStatement', 'POST /api/withdrawal', 'Sklep nie odpowiada; nic nie przyjął.'),
      ],
      project: ({ context }) => {
        const { values, touched }: Context = context;
        return [names.filter((name) => values[name] !== ''), Object.keys(touched)];
      },
    },
  ],
  rules: withdrawalRules,
  exceptions: {},
});
