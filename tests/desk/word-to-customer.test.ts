import { expect, test } from 'vitest';
import { isSendableWord } from '#desk/domain/word-to-customer.ts';

test.each([
  ['', true],
  ['Na trzecie pytanie nie umiałam odpowiedzieć uczciwie,\n\twięc oddaję jego część. <b>☾</b>', true],
  ['dzwonek\u0007', false],
  ['pół \ud83c znaku', false],
  ['znak \u200E kierunku', false],
  ['od prawej \u202Edo lewej', false],
])('%j may go into a mail to a customer: %s [DK-8]', (word, isSendable) => {
  expect(isSendableWord(word)).toBe(isSendable);
});
