import { OwnError } from '#server/own-error.ts';
import { transition, type AnyStateMachine } from 'xstate';

/** The states in which an event is allowed, and the state that it leads to. */
export interface ColumnMove<State> {
  from: readonly State[];
  to: State;
}

/**
 * Reads from a machine, whose states are the values of a column, where an event is allowed and where it leads.
 * @throws when the event has no target or several: one conditional update could not guard the column then.
 */
export function columnMove<State extends string>(
  machine: AnyStateMachine,
  states: readonly State[],
  event: string,
): ColumnMove<State> {
  const next = (value: State): State | undefined => {
    const snapshot = machine.resolveState({ value, context: {} });
    return snapshot.can({ type: event })
      ? transition(machine, snapshot, { type: event })[0].value
      : undefined;
  };
  const from = states.filter((state) => next(state) !== undefined);
  const [to, ...others] = new Set(from.map(next));
  if (to === undefined || others.length > 0) throw new OwnError(`The event ${event} has no single target`);
  return { from, to };
}
