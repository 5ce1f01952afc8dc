import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { causeOf, statesOf, transitionId, transitionsOf, type Cause } from '../machine-parts.ts';

/** An arrow of a diagram, between the ids of two states. */
export interface Arrow {
  id: string;
  from: string;
  to: string;
  cause: Cause;
  words: string;
  /** Id of its transition. */
  transition: string;
}

/** A box of a diagram: a state. */
export interface Box {
  id: string;
  /** The state's key in the machine. */
  key: string;
  words: string;
  tone: Tone;
  shape: 'state' | 'parallel' | 'region' | 'end' | 'passage';
  isFirst: boolean;
  /** Transitions listed in the box instead of drawn as arrows: self-transitions and those into child states. */
  notes: readonly { cause: Cause; words: string }[];
  children: readonly Box[];
}

/** Meaning of a state for the customer, derived from its tags. */
export type Tone = 'calm' | 'busy' | 'good' | 'bad';

export const ICON: Readonly<Record<Cause, string>> = {
  customer: '▸',
  response: '✓',
  failure: '✗',
  clock: '◷',
  itself: '→',
};

const BAD = ['failed', 'rejected', 'coupon-refused', 'unreachable', 'unaddressed'];
const GOOD = ['confirmed', 'coupon-applied', 'redirecting', 'sent', 'done', 'chart-shown'];
const BUSY = ['ordering', 'coupon-checking', 'in-progress', 'overdue', 'sending', 'busy', 'locked'];

function toneOf({ tags, type }: AnyStateNode): Tone {
  const has = (names: readonly string[]) => names.some((name) => tags.includes(name));
  if (has(BAD)) return 'bad';
  if (has(GOOD) || type === 'final') return 'good';
  return has(BUSY) ? 'busy' : 'calm';
}

const isWithin = (inner: AnyStateNode, outer: AnyStateNode): boolean => {
  for (let node: AnyStateNode | undefined = inner; node; node = node.parent) if (node === outer) return true;
  return false;
};

/** Whether a state is transient; it is drawn as a dot, with its guards on the arrows. */
const isPassage = ({ always, invoke }: AnyStateNode) => (always?.length ?? 0) > 0 && invoke.length === 0;

const wordsOf = (transition: AnyTransitionDefinition) => transition.description ?? transition.eventType;

/** Whether a transition gets no arrow: it stays in the state or enters a child. */
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
    tone: toneOf(node),
    shape,
    isFirst: parent?.initial?.target?.[0] === node,
    notes: transitionsOf(node)
      .filter((transition) => isNote(node, transition))
      .map((transition) => ({ cause: causeOf(transition), words: wordsOf(transition) })),
    children: Object.values(node.states).map(boxOf),
  };
}

/** Converts a machine to boxes and arrows with Polish labels. */
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
