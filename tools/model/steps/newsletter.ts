import type { AnyMachineSnapshot, ContextFrom, EventFromLogic } from 'xstate';
import type { newsletterMachine } from '#machines/newsletter.machine.ts';
import { visibleProblems } from '#flows/form-problems.ts';
import type { Steps } from '../walk.ts';
import { consentGiven, exactly, somewhere, starting, type Ui } from './ui.ts';

type Change = Extract<EventFromLogic<typeof newsletterMachine>, { type: 'field.change' }>;

const email = exactly('Adres e-mail');
const terms = starting('Akceptuję regulamin');
const submit = exactly('Pobierz darmowy e-book');

const contextOf = ({ context }: AnyMachineSnapshot): ContextFrom<typeof newsletterMachine> => context;

/** Test steps of the newsletter sign-up on the home page. */
export function newsletterSteps(ui: Ui): Steps {
  // The home page has another form, with fields of the same names.
  const form = ui.within('form', somewhere('e-book'));
  const filledForm = async (snapshot: AnyMachineSnapshot) => {
    const context = contextOf(snapshot);
    await form.has('textbox', email, { value: context.values.email });
    await form.has('checkbox', terms, { checked: context.tosChecked });
    await form.has('button', submit, { disabled: false });
    for (const [name, problem] of Object.entries(context.problems)) {
      if (context.touched[name]) await ui.reads(somewhere(problem));
    }
  };
  const failure = somewhere('Nie udało się zapisać do newslettera');
  return {
    events: {
      'xstate.init': () => ui.open('/', { device: consentGiven }),
      'field.change': (event) => form.fill(email, (event as Change).value),
      'terms.set': () => form.press('checkbox', terms),
      'field.leave': () => form.leave(email),
      'form.submit': () => form.press('button', submit),
      'xstate.done.actor.signUp': () => ui.end('POST /newsletter', { status: 202, body: {} }),
      'xstate.error.actor.signUp': () => ui.end('POST /newsletter', 'lost'),
    },
    states: {
      'newsletter.editing.calm': async (snapshot) => {
        await filledForm(snapshot);
        await ui.readsNo(failure);
      },
      'newsletter.editing.rejected': async (snapshot) => {
        await filledForm(snapshot);
        await ui.readsNo(failure);
        const { problems } = contextOf(snapshot);
        for (const problem of Object.values(visibleProblems(contextOf(snapshot))))
          await ui.reads(somewhere(problem));
        if (Object.keys(problems).length === 0) throw new Error('A form without problems was rejected');
      },
      'newsletter.editing.failed': async (snapshot) => {
        await filledForm(snapshot);
        await ui.reads(failure);
      },
      'newsletter.sending': () => form.has('button', exactly('Zapisuję...'), { disabled: true }),
      'newsletter.joined': async () => {
        await ui.reads(somewhere('Potwierdź zapis, a e-\u2060book przyjdzie od razu po potwierdzeniu.'));
        await ui.hasNo('button', submit);
      },
    },
  };
}
