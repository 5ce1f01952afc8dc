import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** All states of a machine in the order of the file, parents first. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** The transitions declared in a state, eventless ones last. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/**
 * Formats an event as in the machine's file: `after pollEvery`, `done fetchPaymentStatus`, `always`, `coupon.apply`.
 */
export function eventWords({ eventType }: AnyTransitionDefinition): string {
  const own = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (own) return `${own[1] === 'done' ? 'done' : 'failed'} ${own[2]}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType);
  if (delay) return `after ${delay[1]}`;
  return eventType === '' ? 'always' : eventType;
}

/** The guard's name in brackets, or the empty string. */
export function guardWords({ guard }: AnyTransitionDefinition): string {
  if (!guard) return '';
  const name = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  return ` [${typeof name === 'string' ? name : 'guard'}]`;
}

/** What makes a transition the same one in two versions of its machine: state, event, guard and targets. */
export const wayKey = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id} · ${eventWords(transition)}${guardWords(transition)} → ${(transition.target ?? []).map(({ id }) => id).join(', ')}`;

/**
 * Stable id of a transition, equal in all copies of its machine (`provide` makes copies): state, event, and guard or
 * index.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const place = siblings.length > 1 ? ` ${siblings.indexOf(transition) + 1}/${siblings.length}` : '';
  return `${source.id} · ${eventWords(transition)}${place}${guardWords(transition)}`;
}
