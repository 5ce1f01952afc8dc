import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventWords, guardWords, transitionsOf } from './machine-parts.ts';
import type { Model } from './model.ts';

const KIND: Readonly<Partial<Record<AnyStateNode['type'], string>>> = {
  parallel: ' (równolegle)',
  final: ' (koniec)',
  history: ' (dokąd się wraca)',
};

const targetWords = ({ target, source }: AnyTransitionDefinition) =>
  target
    ? target
        .map((to) => (to === source ? '↺ ten sam stan od początku' : to.id.replace(/^[^.]+\./, '')))
        .join(', ')
    : '↺';

const transitionLine = (transition: AnyTransitionDefinition) =>
  `- \`${eventWords(transition)}${guardWords(transition)}\` → ${targetWords(transition)}: ${transition.description ?? ''}`;

function section(node: AnyStateNode): string[] {
  const name = node.path.length === 0 ? node.id : node.path.join('.');
  const marks = [
    node.parent?.initial?.target?.[0] === node ? ' ●' : '',
    KIND[node.type] ?? '',
    node.tags.length > 0 ? ` \`${node.tags.join('` `')}\`` : '',
  ].join('');
  const calls = node.invoke.map(({ id, src }) => `- woła \`${typeof src === 'string' ? src : id}\``);
  return [
    `${'#'.repeat(Math.min(node.path.length + 2, 6))} ${name}${marks}`,
    '',
    node.description ?? '',
    '',
    ...calls,
    ...transitionsOf(node).map(transitionLine),
    ...(calls.length + transitionsOf(node).length > 0 ? [''] : []),
    ...Object.values(node.states).flatMap(section),
  ];
}

/**
 * Lists a machine's states and transitions as Markdown. The list is committed, so that every change of behaviour
 * shows in a diff.
 */
export const stateList = ({ title, name, machine, rules }: Model): string =>
  [
    `# ${title}`,
    '',
    `Z \`machines/${name}.machine.ts\`; tworzy \`node tools/run.mjs tools/diagram.ts\`. ● stan początkowy, ↺ bez zmiany stanu.`,
    '',
    ...section(machine.root),
    ...(rules.length > 0 ? ['## Zawsze prawdziwe', '', ...rules.map((rule) => `- ${rule.name}`), ''] : []),
  ].join('\n');
