import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { isUnlikely, readTypedPrice, refusingProviders, tidyPrice } from '#desk/domain/typed-price.ts';

test.each([
  ['86,99', 8_699],
  ['86.9', 8_690],
  [' 1 035 zł ', 103_500],
  ['1\u00a0035,5zł', 103_550],
  ['87,', 8_700],
  ['100000', 10_000_000],
  ['', null],
  ['  ', null],
  ['0', 'zero'],
  ['0,00 zł', 'zero'],
  ['100000,01', 'over'],
  ['drogo', 'wrong'],
  ['-5', 'wrong'],
  ['1,234', 'wrong'],
  ['zł', 'wrong'],
] as const)('a price typed as "%s" is read as %s [DK-9]', (typed, read) => {
  expect(readTypedPrice(typed)).toBe(read);
});

test('a field that is left shows its price as all others do; what is no price stays for mending [DK-9]', () => {
  expect(['86.9 zł', ' ', '5', 'drogo'].map(tidyPrice)).toEqual(['86,90', '', '5,00', 'drogo']);
});

test('a price below a provider’s minimum, or far from the one before, is to be looked at twice [DK-9]', () => {
  expect([4, 5, 199, 200].map((price) => refusingProviders(grosze(price)))).toEqual([
    ['PAYU', 'STRIPE'],
    ['STRIPE'],
    ['STRIPE'],
    [],
  ]);
  const slips = [869_900, 869, 6_000].map((price) => isUnlikely(grosze(8_699), grosze(price)));
  expect(slips).toEqual([true, true, false]);
});
