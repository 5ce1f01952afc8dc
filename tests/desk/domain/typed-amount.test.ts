import { expect, test } from 'vitest';
import { readTypedAmount } from '#desk/domain/typed-amount.ts';

test.each([
  ['35,98', 3598],
  ['35.98', 3598],
  ['35,9', 3590],
  ['35', 3500],
  ['1 035,00', 103_500],
  ['1\u00a0035 zł', 103_500],
  ['0,01', 1],
])('an amount typed as "%s" is %d grosze [DK-8]', (typed, grosze) => {
  expect(readTypedAmount(typed)).toBe(grosze);
});

test.each(['', '0', '0,00', '-5', '5,999', '1,000.00', '5e3', 'pięć', '12345678', '∞', '٣'])(
  '"%s" is no amount [DK-8]',
  (typed) => {
    expect(readTypedAmount(typed)).toBeUndefined();
  },
);
