import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { statesOf, transitionId, transitionsOf } from '../machine-parts.ts';
import type { Model } from '../model.ts';
import { hueOf, type Hue } from '../words/actors.ts';
import { causeOf } from '../words/tell.ts';
import type { AnyWords, Tone } from '../words/words.ts';

/** An arrow of a diagram, between the ids of two states. */
export interface Arrow {
  id: string;
  from: string;
  to: string;
  hue: Hue;
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
  notes: readonly { hue: Hue; words: string }[];
  children: readonly Box[];
}

/** What a drawing needs of a model. */
export type Drawable = Pick<Model, 'machine' | 'words'>;

const WORST_FIRST: readonly Tone[] = ['bad', 'busy', 'good', 'calm'];

/** The worst of the tones of a state's tags; calm without any. */
function toneOf({ tones }: AnyWords, { tags }: AnyStateNode): Tone {
  const own = tags.flatMap((tag) => tones[tag] ?? []);
  return WORST_FIRST.find((tone) => own.includes(tone)) ?? 'calm';
}

const isWithin = (inner: AnyStateNode, outer: AnyStateNode): boolean => {
  for (let node: AnyStateNode | undefined = inner; node; node = node.parent) if (node === outer) return true;
  return false;
};

/** Whether a state is transient; it is drawn as a dot, with its guards on the arrows. */
const isPassage = ({ type, always, invoke }: AnyStateNode) =>
  type === 'history' || ((always?.length ?? 0) > 0 && invoke.length === 0);

const wordsOf = (transition: AnyTransitionDefinition) => transition.description ?? transition.eventType;

/** Whether a transition gets no arrow: it stays in the state or enters a child. */
const isNote = (node: AnyStateNode, { target }: AnyTransitionDefinition) =>
  (target ?? []).every((to) => isWithin(to, node));

function boxOf(model: Drawable, node: AnyStateNode): Box {
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
    tone: toneOf(model.words, node),
    shape,
    isFirst: parent?.initial?.target?.[0] === node,
    notes: transitionsOf(node)
      .filter((transition) => isNote(node, transition))
      .map((transition) => ({ hue: hueOf(causeOf(model, transition)), words: wordsOf(transition) })),
    children: Object.values(node.states).map((child) => boxOf(model, child)),
  };
}

/** Converts a machine to boxes and arrows with Polish labels. */
export function diagramParts(model: Drawable): { root: Box; arrows: readonly Arrow[] } {
  const arrows = statesOf(model.machine).flatMap((node) =>
    transitionsOf(node)
      .filter((transition) => !isNote(node, transition))
      .flatMap((transition) =>
        (transition.target ?? []).map((to) => ({
          from: node.id,
          to: to.id,
          hue: hueOf(causeOf(model, transition)),
          words: wordsOf(transition),
          transition: transitionId(transition),
        })),
      ),
  );
  return {
    root: boxOf(model, model.machine.root),
    arrows: arrows.map((arrow, index) => ({ id: `a${index}`, ...arrow })),
  };
}
