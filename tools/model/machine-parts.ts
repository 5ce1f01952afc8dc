import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Whose doing a transition is. `clock`: a delay; `itself`: the machine decides at once. */
export type Cause = 'customer' | 'answer' | 'failure' | 'clock' | 'itself';

/** Every state of a machine, parents before children, in the order of the file. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** The transitions written in one state, those it takes by itself last. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Events that no customer causes, although the machines hear them as any other: by type. */
const FROM_THE_SHOP: Readonly<Record<string, Cause>> = {
  'catalogue.receive': 'answer',
  'customer.recall': 'answer',
  'details.recall': 'answer',
  'choice.recall': 'answer',
  'payment.complete': 'answer',
  'payment.fail': 'failure',
  'answer.schedule': 'answer',
  'answer.send': 'answer',
  'order.cancel': 'failure',
};

/** Who brings a transition about: the customer, the server, the clock or the machine itself. */
export function causeOf({ eventType }: Pick<AnyTransitionDefinition, 'eventType'>): Cause {
  const shop = FROM_THE_SHOP[eventType];
  if (shop) return shop;
  if (eventType === '') return 'itself';
  if (eventType.startsWith('xstate.after.')) return 'clock';
  if (eventType.startsWith('xstate.done.')) return 'answer';
  if (eventType.startsWith('xstate.error.')) return 'failure';
  return 'customer';
}

/** The event as the machine's file writes it: `after pollEvery`, `done askStatus`, `always`, `coupon.apply`. */
export function eventWords({ eventType }: AnyTransitionDefinition): string {
  const own = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (own) return `${own[1] === 'done' ? 'done' : 'failed'} ${own[2]}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType);
  if (delay) return `after ${delay[1]}`;
  return eventType === '' ? 'always' : eventType;
}

/** The guard's name in brackets, or nothing. */
export function guardWords({ guard }: AnyTransitionDefinition): string {
  if (!guard) return '';
  const name = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  return ` [${typeof name === 'string' ? name : 'guard'}]`;
}

/**
 * A name for a transition that is the same for every copy of its machine (`provide` makes copies): its state, its
 * event, and its guard or its place among the transitions of that event.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const place = siblings.length > 1 ? ` ${siblings.indexOf(transition) + 1}/${siblings.length}` : '';
  return `${source.id} · ${eventWords(transition)}${place}${guardWords(transition)}`;
}
