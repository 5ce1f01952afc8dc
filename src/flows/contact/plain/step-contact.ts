import { contactMachine, type ContactValues } from '#machines/contact.machine.ts';
import type { PlainContactForm } from '#schemas/plain/plain-forms.reader.ts';
import { ASKED_FIELD } from '#domain/typed/asked-addresses.ts';
import { sendTo, settlePort, type PureRun } from '../../pure-run.ts';
import { slipProblems } from '../../slip-problems.ts';
import { validateContact } from '../contact-view.ts';

type Machine = typeof contactMachine;
export type ContactRun = PureRun<Machine>;

const BLANK: ContactValues = { firstName: '', lastName: '', email: '', topic: '', message: '' };
const NAMES = ['firstName', 'lastName', 'email', 'topic', 'message'] as const;

/** The machine's state when a page without scripts is opened. */
export function openContact(part: 'calm' | 'sent' | 'failed'): ContactRun {
  const problems = validateContact(BLANK);
  const context = { values: BLANK, problems, blankProblems: problems, touched: {} };
  return { snapshot: contactMachine.resolveState({ value: { writing: part }, context }), emitted: [] };
}

/**
 * One press on the contact form without scripts: what the form carries is typed into the machine, every field is left,
 * and its port is called if it is to be.
 */
export async function stepContact(
  form: PlainContactForm,
  sendMessage: (values: ContactValues) => Promise<void>,
): Promise<ContactRun> {
  let run = openContact(form.niepowodzenie ? 'failed' : 'calm');
  for (const name of NAMES) {
    const values = { ...run.snapshot.context.values, [name]: form[name] };
    run = sendTo(contactMachine, run, {
      type: 'field.change',
      name,
      value: form[name],
      problems: validateContact(values),
    });
  }
  if (form.krok === 'reset') return sendTo(contactMachine, run, { type: 'form.reset' });
  const { values: typed } = run.snapshot.context;
  const problems = { ...slipProblems(typed, form[ASKED_FIELD]), ...validateContact(typed) };
  for (const name of NAMES) run = sendTo(contactMachine, run, { type: 'field.leave', name, problems });
  run = sendTo(contactMachine, run, { type: 'form.submit', problems });
  return settlePort(contactMachine, run, 'sendContactMessage', sendMessage);
}
