import type { newsletterMachine } from '#machines/newsletter.machine.ts';
import { visibleProblems } from '#flows/form-problems.ts';
import { fact, problemFact, type Words } from './words.ts';

/** Words of the newsletter sign-up. */
export const newsletterWords: Words<typeof newsletterMachine> = {
  tones: { rejected: 'bad', sending: 'busy', failed: 'bad', unconfirmed: 'calm' },
  senders: {
    'field.change': 'customer',
    'terms.set': 'customer',
    'field.leave': 'customer',
    'form.submit': 'customer',
  },
  guards: { isComplete: 'w formularzu nie ma błędów', hasNoProblems: 'w formularzu nie ma już błędów' },
  delays: {},
  emitted: {
    'form.rejected': () => 'Fokus przechodzi do pierwszego pola z błędem.',
    'newsletter.joined': () => 'Komunikat: adres zapisany.',
    'newsletter.refused': () => 'Komunikat: zapis się nie udał.',
  },
  facts: {
    values: ({ values }) => fact('Adres e-mail', values.email === '' ? 'pusty' : values.email),
    tosChecked: ({ tosChecked }) => fact('Regulamin', tosChecked ? 'zaznaczony' : 'niezaznaczony'),
    problems: (context) => problemFact(visibleProblems(context)),
    touched: undefined,
    rejections: undefined,
  },
};
