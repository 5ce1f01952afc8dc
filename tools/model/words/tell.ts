import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import type { Model } from '../model.ts';
import type { AnyWords, Cause, Fact } from './words.ts';

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

/** Determines the cause of a transition from its event type. @throws for an event that the machine does not declare */
export function causeOf({ words }: Worded, { eventType }: Pick<AnyTransitionDefinition, 'eventType'>): Cause {
  if (eventType === '') return { by: 'itself', fails: false };
  if (eventType.startsWith('xstate.after.')) return { by: 'clock', fails: false };
  if (eventType.startsWith('xstate.done.')) return { by: 'shop', fails: false };
  if (eventType.startsWith('xstate.error.')) return { by: 'shop', fails: true };
  const { senders }: AnyWords = words;
  const sender = senders[eventType];
  if (sender === undefined) throw new Error(`The machine does not declare ${eventType}`);
  return typeof sender === 'string' ? { by: sender, fails: false } : sender;
}
