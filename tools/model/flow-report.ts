import { declaredParts } from './coverage.ts';
import type { Model } from './model.ts';
import { SERVER_MODELS } from './models.ts';
import type { Tier, WalkRecord } from './walk-record.ts';

/** Coverage of a flow in one tier by the last tests. */
export interface TierReport {
  tier: Tier;
  paths: number;
  steps: number;
  /** How many states and transitions this tier has met. */
  met: { states: number; transitions: number };
  /** This tier walks a sample here: what it has not met is not missing. */
  isSampled: boolean;
  /** Ids of states and transitions not covered in this tier. */
  missing: readonly string[];
}

/** Coverage of a flow by the last tests. */
export interface FlowReport {
  name: string;
  title: string;
  states: { declared: number; missing: readonly string[] };
  transitions: { declared: number; missing: readonly string[] };
  /** Ids that need no coverage, with the reasons. */
  exceptions: Readonly<Record<string, string>>;
  tiers: readonly TierReport[];
  /** Number of visits of each state and transition in all tiers, by id. */
  counts: Readonly<Record<string, number>>;
}

/** Tiers in which a flow must be fully covered: the server for one without a screen, else jsdom and browser. */
export const tiersOf = ({ name }: Model): readonly Tier[] =>
  SERVER_MODELS.includes(name) ? ['server'] : ['jsdom', 'browser'];

const sumOf = (records: readonly WalkRecord[]) => {
  const counts: Record<string, number> = {};
  for (const record of records) {
    for (const [id, count] of Object.entries(record.counts)) counts[id] = (counts[id] ?? 0) + count;
  }
  return {
    paths: records.reduce((sum, { paths }) => sum + paths, 0),
    steps: records.reduce((sum, { steps }) => sum + steps, 0),
    counts,
  };
};

/**
 * Computes a flow's coverage report from walk records. A state or transition is covered if every tier of the flow has
 * visited it. `sampled`: tiers that walked a sample, from which one finished way is enough; `left`: tiers that this run
 * does not walk.
 */
export function flowReport(
  model: Model,
  records: readonly WalkRecord[],
  { sampled = [], left = [] }: { sampled?: readonly Tier[]; left?: readonly Tier[] } = {},
): FlowReport {
  const mine = records.filter(({ flow }) => flow === model.name);
  const { states, transitions } = declaredParts(model.machine);
  const needed = [...states, ...transitions].filter((id) => !Object.hasOwn(model.exceptions, id));
  const walked = tiersOf(model).filter((tier) => !left.includes(tier));
  const tiers = walked.map((tier): TierReport => {
    const { paths, steps, counts } = sumOf(mine.filter((record) => record.tier === tier));
    const isEnough = sampled.includes(tier) && paths > 0;
    const isMet = (id: string) => Object.hasOwn(counts, id);
    return {
      tier,
      paths,
      steps,
      met: { states: states.filter(isMet).length, transitions: transitions.filter(isMet).length },
      isSampled: sampled.includes(tier),
      missing: isEnough ? [] : needed.filter((id) => !isMet(id)),
    };
  });
  const missing = new Set(tiers.flatMap((tier) => tier.missing));
  return {
    name: model.name,
    title: model.title,
    states: { declared: states.length, missing: states.filter((id) => missing.has(id)) },
    transitions: { declared: transitions.length, missing: transitions.filter((id) => missing.has(id)) },
    exceptions: model.exceptions,
    tiers,
    counts: sumOf(mine).counts,
  };
}

/** Whether all states and transitions are covered in every tier. */
export const isComplete = ({ states, transitions }: FlowReport): boolean =>
  states.missing.length + transitions.missing.length === 0;

/** Maximum number of missing ids in a line; the HTML report has all. */
const MOST_NAMED = 5;

/**
 * Formats a report as `contact: jsdom 6/6 states, 9/9 transitions in 47 ways; browser 4/6 states, 3/9 transitions in 1
 * way (a sample)`, and the missing ids.
 */
export function reportLine({ name, states, transitions, tiers }: FlowReport): string {
  const walked = tiers
    .map(
      ({ tier, paths, met, isSampled }) =>
        `${tier} ${met.states}/${states.declared} states, ${met.transitions}/${transitions.declared} transitions in ${paths} ways${isSampled ? ' (a sample)' : ''}`,
    )
    .join('; ');
  const lacks = tiers.flatMap(({ tier, missing }) => [
    ...missing.slice(0, MOST_NAMED).map((id) => `\n  not walked in ${tier}: ${id}`),
    ...(missing.length > MOST_NAMED
      ? [`\n  not walked in ${tier}: ${missing.length - MOST_NAMED} more`]
      : []),
  ]);
  return `${name}: ${walked}${lacks.join('')}`;
}
