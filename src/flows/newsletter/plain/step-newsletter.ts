import { newsletterMachine } from '#machines/newsletter.machine.ts';
import type { PlainNewsletterForm } from '#schemas/plain/plain-forms.reader.ts';
import { ASKED_FIELD } from '#domain/typed/asked-addresses.ts';
import { sendTo, settlePort, type PureRun } from '../../pure-run.ts';
import { slipProblems } from '../../slip-problems.ts';
import { validateNewsletter } from '../newsletter-view.ts';

type Machine = typeof newsletterMachine;
export type NewsletterRun = PureRun<Machine>;

/** The machine's state when a page without scripts is opened. */
export function openNewsletter(value: 'joined' | { editing: 'calm' }): NewsletterRun {
  const context = { values: { email: '' }, tosChecked: false, problems: {}, touched: {}, rejections: 0 };
  return { snapshot: newsletterMachine.resolveState({ value, context }), emitted: [] };
}

/** One press on the newsletter's form without scripts: types what the form carries, submits, and calls the port. */
export async function stepNewsletter(
  { email, tosChecked, [ASKED_FIELD]: asked }: PlainNewsletterForm,
  signUp: (input: { email: string }) => Promise<void>,
): Promise<NewsletterRun> {
  const problems = {
    ...slipProblems({ email }, asked),
    ...validateNewsletter({ values: { email }, tosChecked }),
  };
  let run = openNewsletter({ editing: 'calm' });
  run = sendTo(newsletterMachine, run, { type: 'field.change', name: 'email', value: email, problems });
  run = sendTo(newsletterMachine, run, { type: 'terms.set', accepted: tosChecked, problems });
  run = sendTo(newsletterMachine, run, { type: 'form.submit', problems });
  return settlePort(newsletterMachine, run, 'signUp', signUp);
}
