import { expect, test } from 'vitest';
import { paymentStatus } from '#tools/model/models/payment-status.ts';
import { purchase } from '#tools/model/models/purchase.ts';
import type { Model } from '#tools/model/model.ts';
import { openMoments } from '#tools/model/visitors/possibilities.ts';
import { noVisits, usualWeight, visit, type Habits } from '#tools/model/visitors/visit.ts';
import { seeded } from '#tools/random.ts';

/** Sends visitors through a model's machine. */
function visits(model: Model, visitors: number, habits: Partial<Habits> = {}) {
  const start = openMoments(model);
  const seen = noVisits();
  const random = seeded(7);
  for (let one = 0; one < visitors; one += 1)
    visit(start, { weightOf: usualWeight, leavesIn: () => 0.1, ...habits }, random, model.machine.id, seen);
  return seen;
}

const counted = (counts: ReadonlyMap<string, number>, ...names: string[]) =>
  counts.get(names.join('\n')) ?? 0;

test('visitors do the same for the same seed, and what enters a state leaves it or ends there [DK-27]', () => {
  const [one, other] = [visits(purchase, 300), visits(purchase, 300)];
  expect(one).toEqual(other);
  const entered = counted(one.counts, 'purchase', '', '@entered', 'open.choosingVariant');
  const left = counted(one.counts, 'purchase', 'open.choosingVariant', '@left', '');
  expect(entered - left).toBe(one.ends.get('purchase.open.choosingVariant'));
  expect([...one.ends.values()].reduce((sum, count) => sum + count)).toBe(300);
});

test('as many give up in a state as said, and nothing happens that has no weight [DK-27]', () => {
  const { counts, ends, taken } = visits(purchase, 2_000, {
    leavesIn: (id) => (id === 'purchase.open.choosingVariant' ? 0.3 : 0),
    weightOf: (one) => (one.key.startsWith('couponChecking · failed') ? 0 : usualWeight(one)),
  });
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
