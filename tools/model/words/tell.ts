import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import type { Model } from '../model.ts';
import type { Actor, AnyWords, Cause, Fact } from './words.ts';

type Worded = Pick<Model, 'words'>;

/** Describes a machine's context in Polish; empty for a machine without one. */
export const factsOf = ({ words }: Worded, { context }: AnyMachineSnapshot): readonly Fact[] => {
  const { facts }: AnyWords = words;
  return Object.values(facts).flatMap((tell) => tell?.(context as never) ?? []);
};

/** Describes the effect of an emitted event in Polish. @throws for an event that the machine does not declare */
export function emittedWords({ words }: Worded, event: EventObject): string {
  const { emitted }: AnyWords = words;
  const tell = emitted[event.type];
  if (!tell) throw new Error(`The machine does not declare ${event.type}`);
  return tell(event);
}

/** A guard's name and parameters, as far as they are known without an event. */
export function guardOf({ guard }: { guard?: AnyTransitionDefinition['guard'] | undefined }) {
  if (!guard) return undefined;
  const { type, params }: { type: string; params?: unknown } =
    typeof guard === 'object' && 'type' in guard ? guard : { type: String(guard) };
  if (typeof params !== 'function') return { type, params };
  try {
    return { type, params: params({ context: {}, event: {} }) as unknown };
  } catch {
    return { type, params: undefined };
  }
}

const whole = (sender: Actor | Cause): Cause =>
  typeof sender === 'string' ? { by: sender, fails: false } : sender;

/**
 * Determines a transition's cause from its event type, or from its guard if the model's texts say so.
 * @throws for an event that the machine does not declare
 */
export function causeOf(
  { words }: Worded,
  {
    eventType,
    guard,
  }: Pick<AnyTransitionDefinition, 'eventType'> & Partial<Pick<AnyTransitionDefinition, 'guard'>>,
): Cause {
  const { senders, causes }: AnyWords = words;
  const named = guardOf({ guard });
  const told = named && causes?.[named.type]?.(named.params as never);
  if (told !== undefined) return whole(told);
  if (eventType === '') return { by: 'itself', fails: false };
  if (eventType.startsWith('xstate.after.')) return { by: 'clock', fails: false };
  if (eventType.startsWith('xstate.done.')) return { by: 'shop', fails: false };
  if (eventType.startsWith('xstate.error.')) return { by: 'shop', fails: true };
  const sender = senders[eventType];
  if (sender === undefined) throw new Error(`The machine does not declare ${eventType}`);
  return whole(sender);
}
