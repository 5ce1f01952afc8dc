import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId, transitionsOf, wayKey } from '../machine-parts.ts';
import type { Model } from '../model.ts';
import { ACTORS, hueOf, type Hue } from '../words/actors.ts';
import { causeOf, guardOf } from '../words/tell.ts';
import type { AnyWords, Tone } from '../words/words.ts';

/** What a drawing needs of a model. */
export type Drawable = Pick<Model, 'machine' | 'words' | 'title'>;

/** A way out of a state: a line in its box and, if it leads somewhere, an arrow. */
export interface Exit {
  /** Id of its transition. */
  transition: string;
  /** The same in another version of the machine. */
  way: string;
  /** Ids of states. `to` is missing if the state stays. */
  from: string;
  to: string | undefined;
  hue: Hue;
  /** Who, or after how long. */
  who: string;
  words: string;
  /** The condition, beginning with "gdy"; missing for none. */
  when: string | undefined;
  /** Beginning of the words of the states to which it leads. */
  leads: string | undefined;
  /** Further arrow of the way before it, which leads to several states together: it has no line of its own. */
  isBranch: boolean;
}

/** A box of a diagram: a state. A `passage` is left at once; a `history` leads back to where one was. */
export interface Box {
  id: string;
  /** The state's key in the machine. */
  key: string;
  words: string;
  tone: Tone;
  shape: 'state' | 'parallel' | 'region' | 'end' | 'passage' | 'history';
  isFirst: boolean;
  exits: readonly Exit[];
  children: readonly Box[];
}

const WORST_FIRST: readonly Tone[] = ['bad', 'busy', 'good', 'calm'];

/** Busy while somebody works for the state; else the worst tone of its tags, or what surrounds it; calm without any. */
function toneOf(words: AnyWords, { tags, invoke, parent }: AnyStateNode): Tone {
  if (invoke.length > 0) return 'busy';
  const own = tags.flatMap((tag) => words.tones[tag] ?? []);
  return WORST_FIRST.find((tone) => own.includes(tone)) ?? (parent ? toneOf(words, parent) : 'calm');
}

/** Whether a state is left at once, whatever holds: one of its eventless transitions has no guard. */
export const isPassage = ({ always }: AnyStateNode): boolean =>
  always?.some(({ guard }) => guard === undefined) ?? false;

const HISTORY = { shallow: 'Wraca tam, gdzie była.', deep: 'Wraca dokładnie tam, gdzie była.' } as const;

/** A state's Polish words. */
export const wordsOf = ({ description, history, type, key }: AnyStateNode): string =>
  description ?? (type === 'history' ? HISTORY[history === 'deep' ? 'deep' : 'shallow'] : key);

/** The beginning of a state's words, as far as they name it. */
export const beginningOf = (words: string): string =>
  (/^[^;:(]+/.exec(words)?.[0] ?? '').replace(/[.\s]+$/, '');

const seconds = (milliseconds: number) =>
  milliseconds >= 60_000
    ? `${String(milliseconds / 60_000).replace('.', ',')} min`
    : `${String(milliseconds / 1_000).replace('.', ',')} s`;

/** How long a delay is: "po 5 s", or in words where the context decides. */
export function delayWords(
  { machine, words }: Drawable,
  { source, eventType }: AnyTransitionDefinition,
): string {
  const delay = source.after.find((one) => one.eventType === eventType)?.delay;
  const named: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
  const { delays }: AnyWords = words;
  if (typeof named === 'number') return `po ${seconds(named)}`;
  return (typeof delay === 'string' ? delays[delay] : undefined) ?? String(delay);
}

/** The condition of the last of several alternatives. */
export const OTHERWISE = 'w każdym innym razie';

/** The condition in words. An alternative without a guard, after others with one, holds in all other cases. */
function whenWords({ words }: Drawable, transition: AnyTransitionDefinition): string | undefined {
  const { source, eventType } = transition;
  const named = guardOf(transition);
  if (!named) {
    const others = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
    return others.indexOf(transition) > 0 ? OTHERWISE : undefined;
  }
  const { guards }: AnyWords = words;
  const said = guards[named.type];
  const told = typeof said === 'function' ? said(named.params as never) : said;
  return told === undefined ? undefined : `gdy ${told}`;
}

/** xstate types a description as any. */
const sentenceOf = ({ description }: { description?: string | undefined }) => description ?? '';

function exitsOf(model: Drawable, node: AnyStateNode): Exit[] {
  return transitionsOf(node).flatMap((transition): Exit[] => {
    const cause = causeOf(model, transition);
    const exit = {
      transition: transitionId(transition),
      way: wayKey(transition),
      from: node.id,
      hue: hueOf(cause),
      who: cause.by === 'clock' ? delayWords(model, transition) : ACTORS[cause.by].name,
      words: sentenceOf(transition),
      when: whenWords(model, transition),
    };
    const targets = transition.target ?? [];
    const leads = targets.map((to) => beginningOf(wordsOf(to))).join(', a zarazem ');
    if (targets.length === 0) return [{ ...exit, to: undefined, leads: undefined, isBranch: false }];
    // Several targets are places in parallel regions, reached together.
    return targets.map((to, index) => ({ ...exit, to: to.id, leads, isBranch: index > 0 }));
  });
}

function shapeOf(node: AnyStateNode): Box['shape'] {
  if (node.type === 'history') return 'history';
  if (isPassage(node)) return 'passage';
  if (node.type === 'final') return 'end';
  if (node.type === 'parallel') return 'parallel';
  return node.parent?.type === 'parallel' ? 'region' : 'state';
}

function boxOf(model: Drawable, node: AnyStateNode): Box {
  return {
    id: node.id,
    key: node.key,
    words: wordsOf(node),
    tone: toneOf(model.words, node),
    shape: shapeOf(node),
    isFirst: node.parent?.initial?.target?.[0] === node,
    exits: exitsOf(model, node),
    children: Object.values(node.states).map((child) => boxOf(model, child)),
  };
}

/** Converts a machine to boxes with their ways out, in Polish. */
export const diagramParts = (model: Drawable): Box => boxOf(model, model.machine.root);

/** All boxes of a diagram in the order in which they are drawn, parents first. */
export const boxesOf = (box: Box): Box[] => [box, ...box.children.flatMap(boxesOf)];
