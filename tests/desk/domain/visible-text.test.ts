import { expect, test } from 'vitest';
import { isVisibleText } from '#desk/domain/visible-text.ts';

test.each([
  ['', true],
  ['Na trzecie pytanie nie umiałam odpowiedzieć uczciwie,\n\twięc oddaję jego część. <b>☾</b>', true],
  ['dzwonek\u0007', false],
  ['pół \ud83c znaku', false],
  ['znak \u200E kierunku', false],
  ['od prawej \u202Edo lewej', false],
])('%j is seen by everybody as it was typed: %s [DK-8]', (word, isSendable) => {
  expect(isVisibleText(word)).toBe(isSendable);
});
