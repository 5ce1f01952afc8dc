import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { visibleProblems } from '#flows/form-problems.ts';
import { fact, listed, problemFact, type Words } from './words.ts';

/** Words of the withdrawal from an order. */
export const withdrawalWords: Words<typeof withdrawalMachine> = {
  tones: { rejected: 'bad', busy: 'busy', failed: 'bad', reviewing: 'calm' },
  senders: {
    'field.change': 'customer',
    'field.leave': 'customer',
    'form.submit': 'customer',
    'statement.change': 'customer',
    'statement.confirm': 'customer',
  },
  guards: { isComplete: 'w formularzu nie ma błędów', hasNoProblems: 'w formularzu nie ma już błędów' },
  delays: {},
  emitted: {
    'step.changed': () => 'Fokus przechodzi na nagłówek kroku.',
    'form.rejected': () => 'Fokus przechodzi na listę błędów.',
  },
  facts: {
    values: ({ values }) =>
      fact('Wypełnione pola', listed(Object.values(values).filter((value) => value !== ''))),
    problems: (context) => problemFact(visibleProblems(context)),
    touched: undefined,
    rejections: undefined,
    statement: ({ statement }) => fact('Oświadczenie', statement ?? 'jeszcze go nie ma'),
    receipt: ({ receipt }) =>
      fact('Potwierdzenie', receipt === undefined ? 'jeszcze go nie ma' : `numer ${receipt.receiptNumber}`),
  },
};
