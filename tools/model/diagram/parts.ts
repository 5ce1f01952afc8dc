import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { causeOf, statesOf, transitionId, transitionsOf, type Cause } from '../machine-parts.ts';

/** One arrow of a diagram, from state to state by id. */
export interface Arrow {
  id: string;
  from: string;
  to: string;
  cause: Cause;
  words: string;
  /** The id of the transition that it stands for. */
  transition: string;
}

/** One box of a diagram. */
export interface Box {
  id: string;
  /** The state's name in the machine's file. */
  key: string;
  words: string;
  mood: Mood;
  shape: 'state' | 'parallel' | 'region' | 'end' | 'passage';
  isFirst: boolean;
  /** What may happen here without an arrow of its own: loops, and steps into the state's own parts. */
  notes: readonly { cause: Cause; words: string }[];
  children: readonly Box[];
}

/** What a state means to the customer, read from its tags. */
export type Mood = 'calm' | 'busy' | 'good' | 'bad';

export const ICON: Readonly<Record<Cause, string>> = {
  customer: '▸',
  answer: '✓',
  failure: '✗',
  clock: '◷',
  itself: '→',
};

const BAD = ['failed', 'rejected', 'coupon-refused', 'unreachable', 'unaddressed'];
const GOOD = ['confirmed', 'coupon-applied', 'redirecting', 'sent', 'done', 'chart-shown'];
const BUSY = ['ordering', 'coupon-checking', 'in-progress', 'overdue', 'sending', 'busy', 'locked'];

function moodOf({ tags, type }: AnyStateNode): Mood {
  const has = (names: readonly string[]) => names.some((name) => tags.includes(name));
  if (has(BAD)) return 'bad';
  if (has(GOOD) || type === 'final') return 'good';
  return has(BUSY) ? 'busy' : 'calm';
}

const isWithin = (inner: AnyStateNode, outer: AnyStateNode): boolean => {
  for (let node: AnyStateNode | undefined = inner; node; node = node.parent) if (node === outer) return true;
  return false;
};

/** A state that the machine leaves at once is drawn as a dot, its reasons on the arrows. */
const isPassage = ({ always, invoke }: AnyStateNode) => (always?.length ?? 0) > 0 && invoke.length === 0;

const wordsOf = (transition: AnyTransitionDefinition) => transition.description ?? transition.eventType;

/** The steps of a state that get no arrow: those that stay, and those into its own parts. */
const isNote = (node: AnyStateNode, { target }: AnyTransitionDefinition) =>
  (target ?? []).every((to) => isWithin(to, node));

function boxOf(node: AnyStateNode): Box {
  const { parent } = node;
  const shape = isPassage(node)
    ? 'passage'
    : node.type === 'final'
      ? 'end'
      : node.type === 'parallel'
        ? 'parallel'
        : parent?.type === 'parallel'
          ? 'region'
          : 'state';
  return {
    id: node.id,
    key: node.key,
    words: node.description ?? node.key,
    mood: moodOf(node),
    shape,
    isFirst: parent?.initial?.target?.[0] === node,
    notes: transitionsOf(node)
      .filter((transition) => isNote(node, transition))
      .map((transition) => ({ cause: causeOf(transition), words: wordsOf(transition) })),
    children: Object.values(node.states).map(boxOf),
  };
}

/** A machine as boxes and arrows, all words in Polish. */
export function diagramParts(machine: AnyStateMachine): { root: Box; arrows: readonly Arrow[] } {
  const arrows = statesOf(machine).flatMap((node) =>
    transitionsOf(node)
      .filter((transition) => !isNote(node, transition))
      .flatMap((transition) =>
        (transition.target ?? []).map((to) => ({
          from: node.id,
          to: to.id,
          cause: causeOf(transition),
          words: wordsOf(transition),
          transition: transitionId(transition),
        })),
      ),
  );
  return { root: boxOf(machine.root), arrows: arrows.map((arrow, index) => ({ id: `a${index}`, ...arrow })) };
}
