import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { declaredParts } from './coverage.ts';
import { eventWords, guardWords, transitionsOf } from './machine-parts.ts';
import { delayWords } from './diagram/parts.ts';
import type { Model } from './model.ts';

const KIND: Readonly<Partial<Record<AnyStateNode['type'], string>>> = {
  parallel: ' (równolegle)',
  final: ' (koniec)',
  history: ' (dokąd się wraca)',
};

/** A state's id, by which its section is found and which a tester's check names. */
const headingOf = ({ id }: AnyStateNode) => id;

const targetWords = ({ target, source }: AnyTransitionDefinition) =>
  target
    ? target.map((to) => (to === source ? '↺ ten sam stan od początku' : headingOf(to))).join(', ')
    : '↺';

/** How long a delay is, after a comma, or the empty string. */
const howLong = (model: Model, transition: AnyTransitionDefinition) =>
  transition.eventType.startsWith('xstate.after.') ? `, ${delayWords(model, transition)}` : '';

const transitionLine = (model: Model, transition: AnyTransitionDefinition) =>
  `- \`${eventWords(transition)}${guardWords(transition)}\`${howLong(model, transition)} → ${targetWords(transition)}: ${transition.description ?? ''}`;

function section(model: Model, node: AnyStateNode): string[] {
  const marks = [
    node.parent?.initial?.target?.[0] === node ? ' ●' : '',
    KIND[node.type] ?? '',
    node.tags.length > 0 ? ` \`${node.tags.join('` `')}\`` : '',
  ].join('');
  const calls = node.invoke.map(({ id, src }) => `- woła \`${typeof src === 'string' ? src : id}\``);
  return [
    `${'#'.repeat(Math.min(node.path.length + 2, 6))} ${headingOf(node)}${marks}`,
    '',
    node.description ?? '',
    '',
    ...calls,
    ...transitionsOf(node).map((transition) => transitionLine(model, transition)),
    ...(calls.length + transitionsOf(node).length > 0 ? [''] : []),
    ...Object.values(node.states).flatMap((child) => section(model, child)),
  ];
}

/**
 * Lists a machine's states and transitions as Markdown. The list is committed, so that every change of behaviour
 * shows in a diff.
 */
export function stateList(model: Model): string {
  const { title, name, machine, rules } = model;
  const { states, transitions } = declaredParts(machine);
  return [
    `# ${title}`,
    '',
    `Z \`machines/${name}.machine.ts\`; tworzy \`node tools/run.mjs tools/diagram.ts\`. ● stan początkowy, ↺ bez zmiany stanu. Stany: ${states.length}, przejścia: ${transitions.length}.`,
    '',
    ...section(model, machine.root),
    ...(rules.length > 0 ? ['## Zawsze prawdziwe', '', ...rules.map((rule) => `- ${rule.name}`), ''] : []),
  ].join('\n');
}
