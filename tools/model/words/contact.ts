import type { contactMachine } from '#machines/contact.machine.ts';
import { fact, listed, type Words } from './words.ts';

/** Words of the contact form. */
export const contactWords: Words<typeof contactMachine> = {
  tones: { sending: 'busy', failed: 'bad', sent: 'good' },
  senders: {
    'field.change': 'customer',
    'field.leave': 'customer',
    'form.reset': 'customer',
    'form.submit': 'customer',
  },
  guards: { isComplete: 'w formularzu nie ma błędów' },
  delays: {},
  emitted: {
    'message.sent': () => 'Komunikat: wiadomość wysłana.',
    'message.refused': () => 'Komunikat: wiadomości nie wysłano.',
  },
  facts: {
    values: ({ values }) =>
      fact('Wypełnione pola', listed(Object.values(values).filter((value) => value !== ''))),
    problems: ({ problems }) => fact('Czego brakuje', listed(Object.values(problems))),
    blankProblems: undefined,
    touched: undefined,
  },
};
