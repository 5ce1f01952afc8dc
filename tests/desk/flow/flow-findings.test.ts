import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, findingsOf, LEAST_FOR_SHARE, shareOf, stoppedIn } from '#desk/flow/flow-findings.ts';

const count = fc.nat({ max: 5_000 });
const compared = fc.record({ now: count, before: count });
const state = fc.record({
  id: fc.uuid(),
  words: fc.uuid(),
  isGoal: fc.boolean(),
  entered: compared,
  left: compared,
});
const times = fc.constantFrom({ count: 0, median: null, p95: null }, { count: 3, median: 40, p95: 90 });
const flow = fc.record({
  states: fc.array(state, { maxLength: 12 }),
  arrows: fc.array(
    fc.record({
      event: fc.constantFrom(
        'xstate.error.actor.applyCoupon',
        'xstate.done.actor.applyCoupon',
        'coupon.apply',
      ),
      count: compared,
    }),
  ),
  payments: fc.record({ now: times, before: times }),
});

test('at most four findings, none about a goal, one state or a change twice, and none that is small or below the least number [DK-25]', () => {
  fc.assert(
    fc.property(flow, (one) => {
      const findings = findingsOf(one);
      expect(findings.length).toBeLessThanOrEqual(4);
      const goals = one.states.filter(({ isGoal }) => isGoal).map(({ words }) => words);
      const named = findings.flatMap((finding) => ('words' in finding ? [finding.words] : []));
      expect(new Set(named).size).toBe(named.length);
      expect(named.filter((words) => goals.includes(words))).toEqual([]);
      for (const finding of findings) {
        if (finding.kind !== 'more-stop' && finding.kind !== 'fewer-stop') continue;
        expect(Math.min(finding.whole.now, finding.whole.before)).toBeGreaterThanOrEqual(LEAST_FOR_SHARE);
        const [now, before] = [shareOf(finding, 'now') ?? 0, shareOf(finding, 'before') ?? 0];
        expect(finding.kind === 'more-stop' ? now - before : before - now).toBeGreaterThanOrEqual(0.05);
      }
    }),
    { numRuns: 200 },
  );
});

test('who entered and never left has stopped, but never fewer than nobody; a goal stops nobody', () => {
  const one = { id: 'a', words: 'a', entered: { now: 100, before: 3 }, left: { now: 62, before: 5 } };
  expect(stoppedIn({ ...one, isGoal: false })).toEqual({ now: 38, before: 0 });
  expect(stoppedIn({ ...one, isGoal: true })).toEqual({ now: 0, before: 0 });
});

test('a change is told when chance is no good explanation: five points of a thousand, not of sixty', () => {
  const of = (whole: number) => ({
    part: { now: 0.38 * whole, before: 0.32 * whole },
    whole: { now: whole, before: whole },
  });
  expect(changeOf(of(1_000))).toBeCloseTo(0.06);
  expect(changeOf(of(60))).toBeUndefined();
  expect(changeOf({ part: { now: 36, before: 34 }, whole: { now: 100, before: 100 } })).toBeUndefined();
});
