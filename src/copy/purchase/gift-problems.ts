import { formatDay } from '../site/format.ts';

/** Validation messages of a gift's fields. Ours. */
export const giftProblems = {
  /** A second address, whose line in a list of problems says which. */
  email: 'Podaj prawidłowy adres osoby, która dostanie prezent',
  own: 'To twój adres. Podaj adres osoby, która dostanie prezent.',
  day: (last: string) => `Wybierz dzień od jutra do ${formatDay(last)}`,
} as const;
