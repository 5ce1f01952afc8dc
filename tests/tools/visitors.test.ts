import { expect, test } from 'vitest';
import { mobileMenu } from '#tools/model/models/mobile-menu.ts';
import { paymentStatus } from '#tools/model/models/payment-status.ts';
import { purchase } from '#tools/model/models/purchase.ts';
import type { Model } from '#tools/model/model.ts';
import { openMoments } from '#tools/model/visitors/possibilities.ts';
import { noVisits, USUAL_HABITS, visit, type Habits } from '#tools/model/visitors/visit.ts';
import {
  findChoices,
  habitsFor,
  livedHabits,
  NO_WISHES,
  sharesOf,
  withShare,
} from '#tools/model/visitors/choices.ts';
import { formatRun, readRun } from '#tools/flows/visitors/address.ts';
import { goalShare, sendVisitors } from '#tools/flows/visitors/run.ts';
import { seeded } from '#tools/random.ts';

/** Sends visitors through a model's machine. */
function visits(model: Model, visitors: number, habits: Partial<Habits> = {}, start = openMoments(model)) {
  const seen = noVisits();
  const random = seeded(7);
  const visitor = { start, machineId: model.machine.id, habits: { ...USUAL_HABITS, ...habits }, random };
  for (let one = 0; one < visitors; one += 1) visit(visitor, seen);
  return seen;
}

const counted = (counts: ReadonlyMap<string, number>, ...names: string[]) =>
  counts.get(names.join('\n')) ?? 0;

test('visitors do the same for the same seed, and what enters a state leaves it or ends there [DK-27]', () => {
  const [one, other] = [visits(purchase, 300), visits(purchase, 300, {}, start)];
  expect(one).toEqual(other);
  const entered = counted(one.counts, 'purchase', '', '@entered', 'open.choosingVariant');
  const left = counted(one.counts, 'purchase', 'open.choosingVariant', '@left', '');
  expect(entered - left).toBe(one.ends.get('purchase.open.choosingVariant'));
  expect([...one.ends.values()].reduce((sum, count) => sum + count)).toBe(300);
});

test('as many give up in a state as said, and nothing happens that has no weight [DK-27]', () => {
  const habits: Habits = {
    leavesIn: ({ id }) => (id === 'purchase.open.choosingVariant' ? 0.3 : 0),
    weightOf: (one) => (one.key.startsWith('couponChecking · failed') ? 0 : USUAL_HABITS.weightOf(one)),
  };
  const { counts, ends, taken } = visits(purchase, 1_000, habits, start);
  const entered = counted(counts, 'purchase', '', '@entered', 'open.choosingVariant');
  expect((ends.get('purchase.open.choosingVariant') ?? 0) / entered).toBeCloseTo(0.3, 1);
  expect([...taken.keys()].some((key) => key.includes('done applyCoupon'))).toBe(true);
  expect([...taken.keys()].some((key) => key.includes('failed applyCoupon'))).toBe(false);
});

test('delays pass by the machine’s own clock, and asking without end is broken off and told [DK-27]', () => {
  const isPending = (key: string) => key.includes('[isPending]');
  const pending = visits(paymentStatus, 3, {
    weightOf: (one) => (one.doer === 'shop' ? (isPending(one.key) ? 1 : 0) : 0),
  });
  expect(pending.endless).toBe(3);
  // A question a second for two minutes, then one in ten seconds.
  expect(Math.min(...pending.times)).toBeGreaterThan(60_000);
  expect(
    counted(
      pending.counts,
      'paymentStatus',
      'following.status.waiting',
      'xstate.after.pollEvery.paymentStatus.following.status.waiting',
      'following.status.asking',
    ),
  ).toBeGreaterThan(90);
});

const start = openMoments(purchase);
const choices = findChoices(purchase, start);
const coupon = choices.choices.find(({ stateId }) => stateId === 'couponChecking');
if (!coupon) throw new Error('Coupons are always good or not');
const [good, refused] = coupon.options.map(({ key }) => key);

test('one share that is set leaves the others theirs beside each other, and all make one [DK-27]', () => {
  const ordering = choices.choices.find(({ stateId }) => stateId === 'ordering');
  if (!ordering) throw new Error('An order is made or not');
  const before = sharesOf(ordering, USUAL_HABITS, NO_WISHES);
  const [first] = ordering.options;
  let wishes = withShare(ordering, USUAL_HABITS, NO_WISHES, first?.key ?? '', 0.5);
  const after = sharesOf(ordering, USUAL_HABITS, wishes);
  expect(after.reduce((sum, one) => sum + one)).toBeCloseTo(1);
  expect((after[1] ?? 0) / (after[2] ?? 1)).toBeCloseTo((before[1] ?? 0) / (before[2] ?? 1));
  // All at one, and back: the others had nothing left, and share evenly.
  for (const share of [1, 0.4]) wishes = withShare(ordering, USUAL_HABITS, wishes, first?.key ?? '', share);
  expect(sharesOf(ordering, USUAL_HABITS, wishes)[1]).toBeCloseTo(0.6 / (ordering.options.length - 1));
});

test('an address brings the same run back; what it says wrong or too much is passed over [DK-27]', () => {
  const wishes = withShare(coupon, USUAL_HABITS, NO_WISHES, refused ?? '', 0.1);
  const run = { visitors: 500, seed: 3, wishes: { ...wishes, leaving: new Map([['filling', 0.3]]) } };
  const text = formatRun(run);
  expect(readRun(text, choices)).toEqual(run);
  expect(readRun(`${text}.zzz-100.${text.slice(-6)}9999.%`, choices)).toEqual(run);
  expect(readRun('~x.-3.', choices)).toMatchObject({ visitors: 1_000, seed: 0 });
  expect(readRun('~9999999', choices).visitors).toBe(10_000);
});

test('visitors go in portions, do what is wished, and what was counted of them tells their habits again [DK-27]', async () => {
  const wishes = withShare(coupon, USUAL_HABITS, NO_WISHES, refused ?? '', 0.4);
  const visitor = {
    start,
    machineId: purchase.machine.id,
    habits: habitsFor(choices, USUAL_HABITS, wishes),
    random: seeded(5),
  };
  const stopped = new AbortController();
  const told: number[] = [];
  const seen = await sendVisitors(visitor, 1_500, {
    signal: stopped.signal,
    onProgress: (one) => told.push(one),
  });
  expect(told.length).toBeGreaterThan(3);
  const taken = (key = '') => seen?.taken.get(key) ?? 0;
  expect(taken(refused) / (taken(good) + taken(refused))).toBeCloseTo(0.4, 1);
  const habits = livedHabits(purchase, choices, seen?.counts ?? new Map());
  expect(
    sharesOf(coupon, habits, NO_WISHES)[coupon.options.findIndex(({ key }) => key === refused)],
  ).toBeCloseTo(0.4, 1);
  stopped.abort();
  expect(
    await sendVisitors(visitor, 10, { signal: stopped.signal, onProgress: () => undefined }),
  ).toBeUndefined();
});

test('who has paid has reached the goal, who was refused has not; a menu has none [DK-27]', () => {
  const seen = visits(paymentStatus, 300);
  const ended = (id: string) => seen.ends.get(id) ?? 0;
  expect(ended('failed')).toBeGreaterThan(0);
  expect(goalShare(paymentStatus, seen)).toBeCloseTo(ended('paid') / 300);
  expect(goalShare(mobileMenu, visits(mobileMenu, 5))).toBeUndefined();
});
