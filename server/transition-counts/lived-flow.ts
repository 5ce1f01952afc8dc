import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { ENTERED, LEFT } from '#domain/counts/transition-counts.ts';
import { pathOf, statesOf } from './known-transitions.ts';

/** A number in a period and in the one of the same length before it. */
export interface Compared {
  now: number;
  before: number;
}

/** A state in which a visitor can stop, with its Polish words. */
export interface LivedState {
  id: string;
  words: string;
  /** Whether it is what the flow is for: nobody who ends here is lost. */
  isGoal: boolean;
  entered: Compared;
  left: Compared;
}

/** A transition as the diagram draws it, between the ids of two states. */
export interface LivedArrow {
  from: string;
  to: string;
  event: string;
  words: string;
  count: Compared;
}

/** Tags of states that a customer comes for, and of ends that nobody wants. */
const GOALS = ['redirecting', 'confirmed', 'answered', 'sent', 'done', 'chart-shown'];
const LOST = ['failed', 'called-off', 'unaddressed'];

const has = (node: AnyStateNode, tags: readonly string[]) => node.tags.some((tag) => tags.includes(tag));
const isOrHasGoal = (node: AnyStateNode): boolean =>
  has(node, GOALS) || Object.values(node.states).some(isOrHasGoal);

/** Whether a state is what the flow is for, itself or as a part of one that is; a parallel one by what is in it. */
export const isGoal = (node: AnyStateNode): boolean =>
  (node.type === 'final' && !has(node, LOST)) ||
  (node.type === 'parallel' ? isOrHasGoal(node) : has(node, GOALS)) ||
  (node.parent !== undefined && node.parent.type !== 'parallel' && isGoal(node.parent));

/** States in which a visitor is for a while: parallel ones as one, and none that is passed through at once. */
export const stopsOf = (node: AnyStateNode): AnyStateNode[] =>
  node.type === 'parallel' || Object.keys(node.states).length === 0
    ? (node.always?.length ?? 0) > 0 && node.invoke.length === 0
      ? []
      : [node]
    : Object.values(node.states).flatMap(stopsOf);

/** Lays counts out as the machine's states and arrows. `countOf` finds those of a counted transition's names. */
export function livedFlow(
  { root }: AnyStateMachine,
  countOf: (from: string, event: string, to: string) => Compared,
): { states: LivedState[]; arrows: LivedArrow[] } {
  // Names that the machine no longer has are in the table until they are old; the diagram has no place for them.
  const states = stopsOf(root).map((node): LivedState => ({
    id: node.id,
    words: node.description ?? node.key,
    isGoal: isGoal(node),
    entered: countOf('', ENTERED, pathOf(node)),
    left: countOf(pathOf(node), LEFT, ''),
  }));
  const arrows = statesOf(root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []]
      .flat()
      .flatMap(({ eventType, target = [], description }) =>
        target.map((to): LivedArrow => ({
          from: node.id,
          to: to.id,
          event: eventType,
          words: description ?? eventType,
          count: countOf(pathOf(node), eventType, pathOf(to)),
        })),
      ),
  );
  return { states, arrows };
}
