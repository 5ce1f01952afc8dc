import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  amountText,
  fromPln,
  grosze,
  inGrosze,
  largest,
  least,
  minus,
  pln,
  plus,
  readAmount,
  toPln,
  type Grosze,
  type MinorUnits,
  type Pln,
} from '#domain/grosze.ts';
import type { Grosze as PaidGrosze } from '#machines/payment-status.machine.ts';
import type { Grosze as ChosenGrosze } from '#machines/purchase.machine.ts';
import type { components } from '#openapi/storefront.d.ts';

const amounts = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }).map(grosze);
const prices = fc.integer({ min: 0, max: 9_999_999_99 }).map(grosze);

describe('the two units do not mix', () => {
  test('a number is no amount, złote are no grosze, and neither is money of another currency', () => {
    expectTypeOf<number>().not.toExtend<Grosze>();
    expectTypeOf<Pln>().not.toExtend<Grosze>();
    expectTypeOf<Grosze>().not.toExtend<Pln>();
    expectTypeOf<MinorUnits>().not.toExtend<Grosze>();
    expectTypeOf<Grosze>().toExtend<MinorUnits>();
  });

  test('what machines call an amount is the same', () => {
    expectTypeOf<ChosenGrosze>().toEqualTypeOf<Grosze>();
    expectTypeOf<PaidGrosze>().toEqualTypeOf<Grosze>();
  });

  test('the shop’s contract tells złote', () => {
    expectTypeOf<components['schemas']['Money']>().toEqualTypeOf<Pln>();
  });

  test('money of another currency is told apart by its code', () => {
    const amount: MinorUnits = grosze(100);
    expect([inGrosze(amount, 'PLN'), inGrosze(amount, 'EUR')]).toEqual([100, undefined]);
  });
});

describe('złote at the edge of the contract', () => {
  test.each([
    [0.1 + 0.2, 30],
    [12.3, 1230],
    [75.65, 7565],
    [19.99, 1999],
    [1.15, 115],
    [8.2, 820],
    [1.005, 100],
  ])('%d zł are %i grosze [BC-1]', (amount, count) => {
    expect(fromPln(pln(amount))).toBe(count);
  });

  test('every amount goes out and comes in unchanged, through JSON too', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const wire = JSON.stringify(toPln(amount));
        expect(wire).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(fromPln(pln(JSON.parse(wire) as number))).toBe(amount);
      }),
    );
  });

  test('every price with two decimals comes in and goes out unchanged', () => {
    const written = fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(written, ([whole, part]) => {
        const price = Number(`${whole}.${String(part).padStart(2, '0')}`);
        expect(toPln(fromPln(pln(price)))).toBe(price);
      }),
    );
  });
});

describe('amounts as text', () => {
  test.each([
    [0, '0,00'],
    [5, '0,05'],
    [126_99, '126,99'],
    [1000_00, '1000,00'],
    [-5, '-0,05'],
    [-126_99, '-126,99'],
  ])('%i is written as %s', (amount, text) => {
    expect(amountText(grosze(amount))).toBe(text);
  });

  test('what is written is read as the same amount, with a comma and with a dot', () => {
    fc.assert(
      fc.property(prices, (price) => {
        expect(readAmount(amountText(price))).toBe(price);
        expect(readAmount(amountText(price, '.'))).toBe(price);
      }),
    );
  });

  test.each([
    ['12', 12_00],
    ['12,3', 12_30],
    ['12.30', 12_30],
    ['0', 0],
    ['9999999', 9_999_999_00],
  ])('%s is read as %i', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test.each(['', '-5', '1,234', ',5', '5,', '1 000', '1e3', '12345678', 'NaN'])(
    '"%s" is no amount',
    (text) => {
      expect(readAmount(text)).toBeUndefined();
    },
  );
});

test('parts of a grosz make no amount', () => {
  for (const count of [0.5, NaN, Infinity]) expect(() => grosze(count)).toThrow(RangeError);
});

test('sums, differences and ends of amounts are amounts', () => {
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      expect(minus(plus(one, other), other)).toBe(one);
      expect([least(one, other), largest(one, other)]).toEqual([one, other].toSorted((a, b) => a - b));
    }),
  );
});
