import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { plural } from '#copy/site/format.ts';
import type { Change } from './diagram/layout.ts';
import { wordsOf } from './diagram/parts.ts';
import { machineSvg } from './diagram/svg.ts';
import { statesOf, transitionsOf, wayKey } from './machine-parts.ts';
import type { Model } from './model.ts';
import { causeWords } from './words/actors.ts';
import { causeOf } from './words/tell.ts';
import type { AnyWords } from './words/words.ts';

/** A part that one of two versions of a machine has. */
export interface ChangedPart {
  kind: 'state' | 'transition';
  change: Change;
  /** Id of a state, key of a way. */
  key: string;
  /** In Polish. */
  words: string;
}

/** Two versions of a machine. `before` and `after` are drawings with the changes in colour. */
export interface Comparison {
  name: string;
  title: string;
  parts: readonly ChangedPart[];
  /** Parts that only have other words now. */
  reworded: readonly string[];
  before: string | undefined;
  after: string | undefined;
}

/** A model with words for what an older version of its machine still had, too. */
function wordedFor(model: Model, machine: AnyStateMachine): Model {
  const { words }: { words: AnyWords } = model;
  const [usual = 'customer'] = Object.values(words.senders);
  const events = statesOf(machine).flatMap((node) => [...node.transitions.keys()]);
  const senders = Object.fromEntries(events.map((event) => [event, usual]));
  return { ...model, machine, words: { ...words, senders: { ...senders, ...words.senders } } };
}

const statesIn = (model: Model | undefined) =>
  new Map<string, AnyStateNode>(model && statesOf(model.machine).map((node) => [node.id, node]));
const waysIn = (model: Model | undefined) =>
  new Map<string, AnyTransitionDefinition>(
    model &&
      statesOf(model.machine)
        .flatMap(transitionsOf)
        .map((way) => [wayKey(way), way]),
  );
const missingIn = <Part>(all: ReadonlyMap<string, Part>, other: ReadonlyMap<string, Part>) =>
  [...all].filter(([key]) => !other.has(key));

const stateWords = (node: AnyStateNode) => `„${wordsOf(node)}”`;
const wayWords = (model: Model, way: AnyTransitionDefinition) => {
  const to = (way.target ?? []).map(stateWords).join(', ');
  const said: { description?: string | undefined } = way;
  return `${causeWords(causeOf(model, way))}: ${said.description ?? ''} (${stateWords(way.source)}${to === '' ? '' : ` → ${to}`})`;
};

/** Compares two versions of a machine; `before` is missing of a new one. */
export function compare(model: Model, before: AnyStateMachine | undefined): Comparison {
  const old = before && wordedFor(model, before);
  const now = model;
  const [oldStates, newStates] = [statesIn(old), statesIn(now)];
  const [oldWays, newWays] = [waysIn(old), waysIn(now)];
  const states = (list: [string, AnyStateNode][], change: Change) =>
    list.map(([key, node]): ChangedPart => ({ kind: 'state', change, key, words: stateWords(node) }));
  const ways = (from: Model | undefined, list: [string, AnyTransitionDefinition][], change: Change) =>
    from
      ? list.map(([key, way]): ChangedPart => ({
          kind: 'transition',
          change,
          key,
          words: wayWords(from, way),
        }))
      : [];
  const parts = [
    ...states(missingIn(newStates, oldStates), 'added'),
    ...states(missingIn(oldStates, newStates), 'removed'),
    ...ways(now, missingIn(newWays, oldWays), 'added'),
    ...ways(old, missingIn(oldWays, newWays), 'removed'),
  ];
  const changes = new Map(parts.map(({ key, change }) => [key, change]));
  const reworded = [...newStates].flatMap(([key, node]) => {
    const was = oldStates.get(key);
    return was && wordsOf(was) !== wordsOf(node) ? [`${stateWords(was)} → ${stateWords(node)}`] : [];
  });
  return {
    name: model.name,
    title: model.title,
    parts,
    reworded,
    before: old && machineSvg(old, { changes }),
    after: now && machineSvg(now, { changes }),
  };
}

const FORMS = {
  state: ['stan', 'stany', 'stanów'],
  transition: ['przejście', 'przejścia', 'przejść'],
} as const;
const SIGNS = { added: '+', removed: '−' } as const;

/** "+1 stan, −2 przejścia"; "inne słowa" where nothing else changed. */
export function changeWords({ parts }: Comparison): string {
  const counts = (['state', 'transition'] as const).flatMap((kind) => {
    const [one, few, many] = FORMS[kind];
    return (['added', 'removed'] as const).flatMap((change) => {
      const count = parts.filter((part) => part.kind === kind && part.change === change).length;
      return count > 0 ? [`${SIGNS[change]}${count} ${plural(count, one, few, many)}`] : [];
    });
  });
  return counts.length > 0 ? counts.join(', ') : 'inne słowa';
}

/** Formats comparisons as a comment of a pull request, in Markdown; pictures are files beside it. */
export function comparisonMarkdown(revision: string, comparisons: readonly Comparison[]): string {
  const changed = comparisons.filter(({ parts, reworded }) => parts.length + reworded.length > 0);
  const kinds = { state: 'stan', transition: 'przejście' } as const;
  return [
    `## Zmiany w przepływach od ${revision}`,
    '',
    ...(changed.length === 0 ? ['Żaden przepływ się nie zmienił.', ''] : []),
    ...changed.flatMap((one) => [
      `### ${one.title}: ${changeWords(one)}`,
      '',
      ...one.parts.map(
        ({ kind, change, key, words }) => `- ${SIGNS[change]} ${kinds[kind]}: ${words} \`${key}\``,
      ),
      ...one.reworded.map((words) => `- inne słowa: ${words}`),
      '',
      ...(['before', 'after'] as const).flatMap((side) =>
        one[side] === undefined
          ? []
          : [
              `<details><summary>${side === 'before' ? 'Przedtem' : 'Teraz'}</summary>`,
              '',
              `![${one.title}: ${side === 'before' ? 'przedtem' : 'teraz'}](${one.name}.${side}.svg)`,
              '',
              '</details>',
            ],
      ),
      '',
    ]),
  ].join('\n');
}
