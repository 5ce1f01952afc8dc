import type { AnyStateNode } from 'xstate';
import { ENTERED, LEFT } from '#domain/counts/transition-counts.ts';
import { keyOf, pathOf } from '#server/transition-counts/known-transitions.ts';
import { stopsOf } from '#server/transition-counts/lived-flow.ts';
import { seeded } from '../../random.ts';
import type { Model } from '../model.ts';
import type { Moment, Possibility } from './possibilities.ts';
import { isHers, noVisits, USUAL_HABITS, visit, type Habits } from './visit.ts';

/** Several things that one state lets the same doer do. */
export interface Choice {
  stateId: string;
  /** The state in Polish. */
  words: string;
  doer: Possibility['doer'];
  options: readonly Possibility[];
}

/** A state that visitors can leave for good. */
export interface Exit {
  stop: AnyStateNode;
  words: string;
}

/** What can be set of a model's visitors. */
export interface Choices {
  choices: readonly Choice[];
  exits: readonly Exit[];
}

/** Visitors who look where there is something to choose. */
const SCOUTS = 400;

/** Finds the choices that a model's machine leaves to visitors and to the shop, in the machine's order. */
export function findChoices({ machine }: Model, start: Moment): Choices {
  const options = new Map<string, Possibility>();
  const left = new Set<unknown>();
  const onMoment = ({ stop, possible }: Moment) => {
    for (const one of possible) {
      if (one.doer !== 'clock') options.set(one.key, one);
      if (isHers(one) && stop) left.add(stop);
    }
  };
  const scout = { start, machineId: machine.id, habits: USUAL_HABITS, random: seeded(1), onMoment };
  const visits = noVisits();
  for (let one = 0; one < SCOUTS; one += 1) visit(scout, visits);
  const groups = new Map<string, Possibility[]>();
  for (const one of options.values()) {
    const group = `${one.doer} ${one.source.id}`;
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return {
    choices: [...groups.values()]
      .filter((group) => group.length > 1)
      .map((group) => [...group].sort((one, other) => (one.key < other.key ? -1 : 1)))
      .flatMap((group): Choice[] => {
        const [first] = group;
        if (!first) return [];
        const { source, doer } = first;
        return [{ stateId: source.id, words: source.description ?? source.key, doer, options: group }];
      })
      .sort((one, other) => orderOf(one) - orderOf(other)),
    exits: stopsOf(machine.root)
      .filter((node) => left.has(node))
      .map((stop) => ({ stop, words: stop.description ?? stop.key })),
  };
}

const orderOf = ({ options }: Choice) => options[0]?.source.order ?? 0;

/** What somebody has set, by the keys of possibilities and the ids of states; shares from 0 to 1. */
export interface Wishes {
  shares: ReadonlyMap<string, number>;
  leaving: ReadonlyMap<string, number>;
}

export const NO_WISHES: Wishes = { shares: new Map(), leaving: new Map() };

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** The shares of a choice's options, which make 1 together whatever was set. */
export function sharesOf({ options }: Choice, habits: Habits, { shares }: Wishes): number[] {
  const usual = options.map(habits.weightOf);
  const whole = sumOf(usual) || 1;
  const wished = options.map(({ key }, index) => shares.get(key) ?? (usual[index] ?? 0) / whole);
  const sum = sumOf(wished);
  return wished.map((one) => (sum > 0 ? one / sum : 1 / options.length));
}

/** Sets one option's share; the others keep what they have beside each other, and all make 1 again. */
export function withShare(
  choice: Choice,
  habits: Habits,
  wishes: Wishes,
  key: string,
  share: number,
): Wishes {
  const before = sharesOf(choice, habits, wishes);
  const at = choice.options.findIndex((option) => option.key === key);
  const others = 1 - (before[at] ?? 0);
  const shares = new Map(wishes.shares);
  choice.options.forEach((option, index) => {
    const rest = others > 0 ? (before[index] ?? 0) / others : 1 / (choice.options.length - 1);
    shares.set(option.key, index === at ? share : (1 - share) * rest);
  });
  return { ...wishes, shares };
}

/** The habits of visitors as they were wished. What a choice weighs beside others stays. */
export function habitsFor({ choices }: Choices, habits: Habits, wishes: Wishes): Habits {
  const weights = new Map<string, number>();
  for (const choice of choices) {
    if (!choice.options.some(({ key }) => wishes.shares.has(key))) continue;
    const whole = sumOf(choice.options.map(habits.weightOf));
    sharesOf(choice, habits, wishes).forEach((share, index) => {
      const option = choice.options[index];
      if (option) weights.set(option.key, share * whole);
    });
  }
  return {
    weightOf: (one) => weights.get(one.key) ?? habits.weightOf(one),
    leavesIn: (stop) => wishes.leaving.get(stop.id) ?? habits.leavesIn(stop),
  };
}

/** Counts below this say too little of habits. */
const LEAST_COUNTED = 30;

/**
 * Habits from a shop's own counts (by their names, known-transitions.ts). The default habits apply where too few were
 * counted, or where nothing can be counted because no state changes.
 */
export function livedHabits(model: Model, { choices }: Choices, counts: ReadonlyMap<string, number>): Habits {
  const weights = new Map<string, number>();
  for (const { options } of choices) {
    const told = options.filter(({ counted }) => counted.length > 0);
    const seen = told.map((one) => {
      const count = Math.min(...one.counted.map((name) => counts.get(name) ?? 0));
      // Options that are counted under one name share it as they usually do.
      const same = told.filter(({ counted }) => counted.join() === one.counted.join());
      return (count * USUAL_HABITS.weightOf(one)) / sumOf(same.map(USUAL_HABITS.weightOf));
    });
    const whole = sumOf(seen);
    if (whole < LEAST_COUNTED) continue;
    const usual = sumOf(told.map(USUAL_HABITS.weightOf));
    told.forEach(({ key }, index) => weights.set(key, ((seen[index] ?? 0) / whole) * usual));
  }
  const leaving = new Map<string, number>();
  for (const node of stopsOf(model.machine.root)) {
    const { id } = model.machine;
    const entered = counts.get(keyOf([id, '', ENTERED, pathOf(node)])) ?? 0;
    const left = counts.get(keyOf([id, pathOf(node), LEFT, ''])) ?? 0;
    if (entered >= LEAST_COUNTED) leaving.set(node.id, Math.max(0, entered - left) / entered);
  }
  return {
    weightOf: (one) => weights.get(one.key) ?? USUAL_HABITS.weightOf(one),
    leavesIn: (stop) => leaving.get(stop.id) ?? USUAL_HABITS.leavesIn(stop),
  };
}
