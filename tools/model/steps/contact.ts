import type { AnyMachineSnapshot, ContextFrom, EventFromLogic } from 'xstate';
import type { contactMachine, ContactValues } from '#machines/contact.machine.ts';
import { contactCopy } from '#copy/site/contact.ts';
import type { Steps } from '../walk.ts';
import { consentGiven, exactly, somewhere, type Ui } from './ui.ts';

type Change = Extract<EventFromLogic<typeof contactMachine>, { type: 'field.change' }>;

/** The fields that must be filled in. */
type Needed = Exclude<keyof ContactValues, 'topic'>;

const LABEL: Readonly<Record<Needed, RegExp>> = {
  firstName: exactly('Imię'),
  lastName: exactly('Nazwisko'),
  email: exactly('Adres e-mail'),
  message: exactly('Wiadomość'),
};
const names = Object.keys(LABEL) as Needed[];

const contextOf = ({ context }: AnyMachineSnapshot): ContextFrom<typeof contactMachine> => context;

/** Test steps of the contact form. */
export function contactSteps(ui: Ui): Steps {
  const form = async (snapshot: AnyMachineSnapshot) => {
    const { values, problems, touched } = contextOf(snapshot);
    for (const name of names) await ui.has('textbox', LABEL[name], { value: values[name] });
    const hint = somewhere(contactCopy.topicHints.invoice);
    await (values.topic === '' ? ui.readsNo(hint) : ui.reads(hint));
    await ui.has('button', exactly('Wyślij'), { disabled: Object.keys(problems).length > 0 });
    for (const [name, problem] of Object.entries(problems))
      if (touched[name]) await ui.reads(somewhere(problem));
  };
  return {
    events: {
      'xstate.init': () => ui.open('/kontakt', { device: consentGiven }),
      'field.change': (event) => {
        const { name, value } = event as Change;
        return name === 'topic'
          ? ui.choose(exactly(contactCopy.topic), exactly(contactCopy.topics.invoice))
          : ui.fill(LABEL[name as Needed], value);
      },
      'field.leave': () => ui.leave(LABEL.email),
      'form.reset': () => ui.press('button', exactly('Resetuj')),
      'form.submit': () => ui.press('button', exactly('Wyślij')),
      'xstate.done.actor.sendContactMessage': () => ui.end('POST /contact', { status: 201, body: {} }),
      'xstate.error.actor.sendContactMessage': () =>
        ui.end('POST /contact', { status: 400, body: { code: 100, message: 'refused by the test' } }),
    },
    states: {
      'contact.writing.calm': form,
      'contact.writing.sent': async (snapshot) => {
        await ui.reads(somewhere('Dziękujemy za wiadomość!'));
        await form(snapshot);
      },
      'contact.writing.failed': async (snapshot) => {
        await ui.reads(somewhere('Nie udało się zweryfikować czy jesteś robotem'));
        await form(snapshot);
      },
      'contact.sending': () => ui.has('button', /^Wysyłam/, { disabled: true }),
    },
  };
}
