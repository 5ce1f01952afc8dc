import type { newsletterMachine } from '#machines/newsletter.machine.ts';
import { visibleProblems } from '#flows/form-problems.ts';
import { fact, problemFact, type Words } from './words.ts';

/** Words of the newsletter sign-up. */
export const newsletterWords: Words<typeof newsletterMachine> = {
  tones: { sending: 'busy', failed: 'bad', done: 'good' },
  senders: {
    'email.type': 'customer',
    'terms.set': 'customer',
    'field.leave': 'customer',
    'form.submit': 'customer',
  },
  guards: { isComplete: 'w formularzu nie ma błędów' },
  delays: {},
  emitted: {
    'newsletter.joined': () => 'Komunikat: adres zapisany.',
    'newsletter.refused': () => 'Komunikat: zapis się nie udał.',
  },
  facts: {
    email: ({ email }) => fact('Adres e-mail', email === '' ? 'pusty' : email),
    tosChecked: ({ tosChecked }) => fact('Regulamin', tosChecked ? 'zaznaczony' : 'niezaznaczony'),
    problems: (context) => problemFact(visibleProblems(context)),
    touched: undefined,
  },
};
