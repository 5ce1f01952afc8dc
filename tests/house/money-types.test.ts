import { expect, test } from 'vitest';
import { bareMoney, unitComments } from './checks/money-types.ts';
import { narrowSums } from './checks/money-sums.ts';
import { readSources } from './checks/source-tree.ts';

/** Says what the units are, and makes amounts of numbers. */
const UNITS = 'src/domain/grosze.ts';

const ours = readSources(['src', 'server', 'machines', 'tools']).filter(({ path }) => path !== UNITS);

test('a price or an amount has a type that tells its unit, never `number`', () => {
  expect(bareMoney(ours)).toEqual([]);
});

test('no comment tells the unit of an amount', () => {
  expect(unitComments(ours)).toEqual([]);
});

test('no sum of money is cast to an integer of four bytes', () => {
  expect(narrowSums(ours)).toEqual([]);
});

test.each([
  "coalesce(-sum(amount) filter (where kind not in ('sale')), 0)::int as back",
  '(sum(refund.amount) filter (where x))::integer',
  'coalesce(sum(given_away), 0)::int',
  "coalesce((select sum(amount) from refund where state in ('asked', 'pending')), 0)::int",
])('the check finds the sum %j', (text) => {
  expect(narrowSums([{ path: 'a.ts', text }])).toEqual(['a.ts:1']);
});

test('and lets counts and wide sums pass', () => {
  const text = 'coalesce(sum(uses), 0)::int, coalesce(sum(amount), 0)::float8 as total, count(*)::int';
  expect(narrowSums([{ path: 'a.ts', text }])).toEqual([]);
});

test('the check finds an amount that is a number', () => {
  const text = `interface A { fullPrice?: number | null; total_price: number; count: number }
const f = (amount: number) => amount;`;
  expect(bareMoney([{ path: 'src/a.ts', text }])).toEqual([
    'src/a.ts:1 fullPrice',
    'src/a.ts:1 total_price',
    'src/a.ts:2 amount',
  ]);
  const typed = 'interface A { price: Grosze; priceVersion: number }';
  expect(bareMoney([{ path: 'src/a.ts', text: typed }])).toEqual([]);
});

test.each(['/** In grosze. */', '// A price in PLN', '/**\n * In the smallest unit of the currency.\n */'])(
  'the check finds %j',
  (text) => {
    expect(unitComments([{ path: 'src/a.ts', text: `const a = 1;\n${text}` }])).toEqual(['src/a.ts:2']);
  },
);

test.each(["const address = 'https://shop.example/PLN';", "const currency = 'PLN';", '/** A price. */'])(
  'and lets %j pass',
  (text) => {
    expect(unitComments([{ path: 'src/a.ts', text }])).toEqual([]);
  },
);
