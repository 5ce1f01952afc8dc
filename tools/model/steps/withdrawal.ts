import type { AnyMachineSnapshot, ContextFrom, EventFromLogic } from 'xstate';
import type { withdrawalMachine, WithdrawalValues } from '#machines/withdrawal.machine.ts';
import { RECEIPT, STATEMENT } from '../models/withdrawal.ts';
import { visibleProblems } from '#flows/form-problems.ts';
import type { Steps } from '../walk.ts';
import { consentGiven, exactly, somewhere, toldAs, type Ui } from './ui.ts';

type Change = Extract<EventFromLogic<typeof withdrawalMachine>, { type: 'field.change' }>;

const LABEL: Readonly<Record<keyof WithdrawalValues, RegExp>> = {
  name: exactly('Imię i nazwisko'),
  orderNumber: exactly('Numer zamówienia'),
  email: exactly('Adres e-mail'),
};
const names = Object.keys(LABEL) as (keyof WithdrawalValues)[];
const next = exactly('Dalej');
const confirm = exactly('Potwierdź odstąpienie od umowy');
const failure = somewhere('Nie udało się połączyć ze sklepem');
const unconfirmed = somewhere('Sklep nie potwierdził, że ma twoje oświadczenie');

/** The shop's own statement names its firm and the service. */
const stated = toldAs(
  somewhere(STATEMENT),
  'Ja, Wanda Nowak, odstępuję od umowy o świadczenie usługi …: zamówienie nr 1001',
);
const receivedAt = toldAs(
  somewhere('21.11.2026, 12:05 czasu warszawskiego'),
  '(dzień i godzina wysłania) czasu warszawskiego',
);

const contextOf = ({ context }: AnyMachineSnapshot): ContextFrom<typeof withdrawalMachine> => context;

/** Test steps of the withdrawal from an order. */
export function withdrawalSteps(ui: Ui): Steps {
  const form = async (snapshot: AnyMachineSnapshot) => {
    const { values, problems, touched } = contextOf(snapshot);
    for (const name of names) await ui.has('textbox', LABEL[name], { value: values[name] });
    await ui.has('button', next, { disabled: false });
    for (const [name, problem] of Object.entries(problems))
      if (touched[name]) await ui.reads(somewhere(problem));
  };
  const statement = async () => {
    await ui.reads(stated);
    await ui.has('button', confirm, { disabled: false });
  };
  const refused = { status: 503, body: { code: 101, message: 'refused by the test' } };
  return {
    events: {
      'xstate.init': () => ui.open('/odstapienie', { device: consentGiven }),
      'field.change': (event) => ui.fill(LABEL[(event as Change).name], (event as Change).value),
      'field.leave': () => ui.leave(LABEL.email),
      'form.submit': () => ui.press('button', next),
      'statement.change': () => ui.press('link', exactly('Popraw dane')),
      'statement.confirm': () => ui.press('button', confirm),
      'xstate.done.actor.reviewStatement': () =>
        ui.end('POST /withdrawal/review', { status: 200, body: { statement: STATEMENT } }),
      'xstate.error.actor.reviewStatement': () => ui.end('POST /withdrawal/review', refused),
      'xstate.done.actor.confirmStatement': () => ui.end('POST /withdrawal', { status: 201, body: RECEIPT }),
      'xstate.error.actor.confirmStatement': () => ui.end('POST /withdrawal', refused),
    },
    states: {
      'withdrawal.asking.calm': async (snapshot) => {
        await form(snapshot);
        await ui.readsNo(failure);
        await ui.hasNo('group', exactly('Popraw zaznaczone pola'));
      },
      'withdrawal.asking.rejected': async (snapshot) => {
        await form(snapshot);
        await ui.readsNo(failure);
        await ui.has('group', exactly('Popraw zaznaczone pola'));
        for (const problem of Object.values(visibleProblems(contextOf(snapshot))))
          await ui.has('link', exactly(problem));
      },
      'withdrawal.asking.failed': async (snapshot) => {
        await form(snapshot);
        await ui.reads(failure);
      },
      'withdrawal.looking': () => ui.has('button', /^Przygotowuję/, { disabled: true }),
      'withdrawal.reviewing.calm': async () => {
        await statement();
        await ui.readsNo(unconfirmed);
      },
      'withdrawal.reviewing.failed': async () => {
        await statement();
        await ui.reads(unconfirmed);
      },
      'withdrawal.confirming': () => ui.has('button', /^Wysyłam/, { disabled: true }),
      'withdrawal.received': async () => {
        await ui.reads(somewhere('Otrzymaliśmy twoje oświadczenie'));
        await ui.reads(somewhere('Został jeden krok'));
        await ui.reads(stated);
        await ui.reads(receivedAt);
        await ui.hasNo('button', confirm);
      },
    },
  };
}
