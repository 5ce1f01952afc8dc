/** A number in a period and in the one before it. */
export interface Compared {
  now: number;
  before: number;
}

export interface FlowState {
  id: string;
  words: string;
  isGoal: boolean;
  entered: Compared;
  left: Compared;
}

interface Flow {
  states: readonly FlowState[];
  arrows: readonly { event: string; count: Compared }[];
  payments: Readonly<Record<keyof Compared, { count: number; median: number | null; p95: number | null }>>;
}

/** A part of a whole, in both periods. */
export interface Part {
  part: Compared;
  whole: Compared;
}

/** A notable finding about a flow. */
export type Finding =
  | ({ kind: 'more-stop' | 'fewer-stop' | 'most-stop'; words: string } & Part)
  | ({ kind: 'coupons' } & Part)
  | { kind: 'payments'; median: number; p95: number; medianBefore: number | null };

/** Below this, a share says more than the numbers do: only these are shown. */
export const LEAST_FOR_SHARE = 50;
/** A change smaller than five points is no finding, whatever the numbers. */
const LEAST_CHANGE = 0.05;
/** Standard errors between two shares from which chance is no good explanation. */
const CERTAINTY = 2;
const MOST_FINDINGS = 4;
const PERIODS = ['now', 'before'] as const;

const compared = (of: (period: keyof Compared) => number): Compared => ({
  now: of('now'),
  before: of('before'),
});

/** How many ended their way in a state: entered and never left. Never below zero, since a lost beacon may lack an entry. */
export const stoppedIn = ({ isGoal, entered, left }: FlowState): Compared =>
  compared((period) => (isGoal ? 0 : Math.max(0, entered[period] - left[period])));

/** The share of a part, from 0 to 1; undefined where the whole is too small for one. */
export const shareOf = ({ part, whole }: Part, period: keyof Compared): number | undefined =>
  whole[period] < LEAST_FOR_SHARE ? undefined : Math.min(1, part[period] / whole[period]);

/** How far a share has risen, where that is neither small nor likely chance (two-proportion test); else undefined. */
export function changeOf(one: Part): number | undefined {
  const [now, before] = PERIODS.map((period) => shareOf(one, period));
  if (now === undefined || before === undefined || Math.abs(now - before) < LEAST_CHANGE) return undefined;
  const { whole } = one;
  const common = (now * whole.now + before * whole.before) / (whole.now + whole.before);
  const error = Math.sqrt(common * (1 - common) * (1 / whole.now + 1 / whole.before));
  return Math.abs(now - before) >= CERTAINTY * error ? now - before : undefined;
}

/** How often coupons were refused, of all that were checked. */
export function couponRefusals({ arrows }: Pick<Flow, 'arrows'>): Part {
  const sum = (event: string) =>
    compared((period) =>
      arrows.filter((arrow) => arrow.event === event).reduce((total, { count }) => total + count[period], 0),
    );
  const part = sum('xstate.error.actor.applyCoupon');
  const applied = sum('xstate.done.actor.applyCoupon');
  return { part, whole: compared((period) => part[period] + applied[period]) };
}

/** Up to four findings, what has changed first: where more or fewer stop, where most do, coupons, payments. */
export function findingsOf(flow: Flow): Finding[] {
  const stops = flow.states
    .filter(({ isGoal }) => !isGoal)
    .map((state) => ({ words: state.words, part: stoppedIn(state), whole: state.entered }));
  const changed = stops
    .map((stop) => ({ stop, change: changeOf(stop) ?? 0 }))
    .filter(({ change }) => change !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, 2)
    .map(({ stop, change }) => ({
      kind: change > 0 ? ('more-stop' as const) : ('fewer-stop' as const),
      ...stop,
    }));
  const [most] = [...stops].sort((one, other) => other.part.now - one.part.now);
  const coupons = couponRefusals(flow);
  const { now, before } = flow.payments;
  const findings: (Finding | false | undefined)[] = [
    ...changed,
    most &&
      most.part.now > 0 &&
      changed.every(({ words }) => words !== most.words) && { kind: 'most-stop', ...most },
    coupons.part.now > 0 && { kind: 'coupons', ...coupons },
    now.median !== null &&
      now.p95 !== null && { kind: 'payments', median: now.median, p95: now.p95, medianBefore: before.median },
  ];
  return findings.filter((finding) => finding !== false && finding !== undefined).slice(0, MOST_FINDINGS);
}
