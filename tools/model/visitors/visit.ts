import type { AnyStateNode } from 'xstate';
import { ENTERED } from '#domain/counts/transition-counts.ts';
import { keyOf, pathOf } from '#server/transition-counts/known-transitions.ts';
import { isGoal } from '#server/transition-counts/lived-flow.ts';
import { pick, pickWeighted, type Random } from '../../random.ts';
import type { Moment, Possibility } from './possibilities.ts';

/** How made-up visitors choose. */
export interface Habits {
  /** How often something happens, compared with what else its doer may do then; never below 0. */
  weightOf: (one: Possibility) => number;
  /** Which part (0 to 1) of those who come to a state, where they can act, ends the visit there. */
  leavesIn: (stop: AnyStateNode) => number;
}

/** What visitors did, added up. */
export interface Visits {
  visitors: number;
  /** By the names under which the shop counts (known-transitions.ts). */
  counts: Map<string, number>;
  /** How many visits ended, by the state's id. */
  ends: Map<string, number>;
  /** Visits that were broken off after MOST_STEPS. */
  endless: number;
  /** How long each visit took by the machine's own delays and made-up thinking and responses, in milliseconds. */
  times: number[];
  /** How often each possibility was taken. */
  taken: Map<string, number>;
}

/** Steps after which a visit that does not end is broken off: polling, or a visitor who goes round in circles. */
export const MOST_STEPS = 100;
/** How long (ms) a visitor thinks and a response takes, on average. */
const THINKS = 6_000;
const RESPONDS = 600;
/** How likely one who is about to leave does so instead of a further step. */
const LEAVES_NOW = 0.25;

/** Sums that visits are added to. */
export const noVisits = (): Visits => ({
  visitors: 0,
  counts: new Map(),
  ends: new Map(),
  endless: 0,
  times: [],
  taken: new Map(),
});

/** What visitors do rarely, and how payments end, by parts of keys. */
const USUAL: readonly (readonly [part: string, weight: number])[] = [
  ['form.reset', 0.03],
  ['customer.forget', 0.02],
  ['coupon.remove', 0.1],
  ['address.read', 0.1],
  ['filling · variant.choose', 0.05],
  ['filling · specialist.choose', 0.05],
  ['choosingSpecialist · variant.choose', 0.2],
  ['coupon.type', 0.3],
  ['refused · coupon.apply', 0.3],
  ['coupon.apply', 3],
  ['page.restore', 0.1],
  ['field.leave', 0.3],
  ['check.again', 0.2],
  ['createOrder 2/2', 0.02],
  ['[isPending]', 2],
  ['[isCompleted]', 7],
  ['[isCanceled]', 0.6],
  ['[isCalledOff]', 0.05],
];

/** Weights where nothing else is known: a refusal for ten responses, and rarely what no visitor does herself. */
function usualWeight({ doer, cause, key }: Possibility): number {
  const usual = USUAL.find(([part]) => key.includes(part));
  if (usual) return usual[1];
  if (doer === 'shop') return cause.fails ? 0.1 : 1;
  return cause.by === 'customer' ? 1 : 0.03;
}

/** The habits of visitors of whom nothing is known; nearly all who have reached what they came for go. */
export const USUAL_HABITS: Habits = {
  weightOf: usualWeight,
  leavesIn: (stop) => (isGoal(stop) ? 0.97 : 0.1),
};

/** Whether the visitor herself does it: only where she can act she can be said to leave. */
export const isHers = ({ doer, cause }: Possibility): boolean =>
  doer === 'visitor' && cause.by === 'customer';

const add = <Key>(to: Map<Key, number>, key: Key, count = 1) => to.set(key, (to.get(key) ?? 0) + count);
const after = (random: Random, mean: number) => -Math.log(1 - random()) * mean;

/** One who is sent through a machine. */
export interface Visitor {
  /** Where she begins. */
  start: Moment;
  machineId: string;
  habits: Habits;
  random: Random;
  /** Told of each moment that she comes to. */
  onMoment?: (moment: Moment) => void;
}

/** Sends one visitor through the machine, and adds what she does to `visits`. */
export function visit({ start, machineId, habits, random, onMoment }: Visitor, visits: Visits): void {
  const since = new Map<unknown, number>();
  let moment = start;
  let time = 0;
  const willLeave = ({ stop, possible }: Moment) =>
    stop !== undefined && possible.some(isHers) && random() < habits.leavesIn(stop);
  let leaves = willLeave(moment);
  visits.visitors += 1;
  for (const node of start.nodes) add(visits.counts, keyOf([machineId, '', ENTERED, pathOf(node)]));

  for (let step = 0; ; step += 1) {
    onMoment?.(moment);
    const next = step < MOST_STEPS ? nextIn(moment, { habits, random, time, since }) : undefined;
    if (step === MOST_STEPS) visits.endless += 1;
    if (!next) break;
    const way = pick(random, next.one.steps)();
    const { to } = way;
    // One who is about to leave goes nowhere else: she looks round a little, and is gone.
    if (leaves && next.one.doer === 'visitor' && (to.stop !== moment.stop || random() < LEAVES_NOW)) break;
    time = next.at;
    for (const node of way.entered) since.set(node, time);
    for (const name of way.counted) add(visits.counts, name);
    add(visits.taken, next.one.key);
    const isElsewhere = to.stop !== moment.stop;
    moment = to;
    if (isElsewhere) leaves = willLeave(moment);
  }
  visits.times.push(time);
  if (moment.stop) add(visits.ends, moment.stop.id);
}

interface Now {
  habits: Habits;
  random: Random;
  time: number;
  /** When each state was entered. */
  since: ReadonlyMap<unknown, number>;
}

/** What happens next and when: whoever is first, the visitor, the shop, or a delay. Nothing where nothing can. */
function nextIn(moment: Moment, { habits, random, time, since }: Now) {
  if (moment.isOver) return undefined;
  const by = (doer: Possibility['doer']) =>
    moment.possible.filter((one) => one.doer === doer && (doer === 'clock' || habits.weightOf(one) > 0));
  const next = (['visitor', 'shop'] as const).flatMap((doer) => {
    const some = by(doer);
    if (some.length === 0) return [];
    const at = time + after(random, doer === 'visitor' ? THINKS : RESPONDS);
    return [{ at, one: pickWeighted(random, some, habits.weightOf) }];
  });
  const delays = by('clock').map((one) => ({
    at: Math.max(time, (since.get(one.source) ?? 0) + one.delay),
    one,
  }));
  return [...next, ...delays].sort((first, second) => first.at - second.at)[0];
}
