import {
  transition,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';

/** A machine as a pure function, without an actor: its state, and the events that it emitted on the way. */
export interface PureRun<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  emitted: readonly EmittedFrom<Machine>[];
}

/** An event that xstate sends by itself: a port's result, a delay that has passed. */
export interface InnerEvent {
  type: `xstate.${string}`;
  output?: unknown;
  error?: unknown;
}

/** Sends an event to the machine; one that the state does not know changes nothing. */
export function sendTo<Machine extends AnyStateMachine>(
  machine: Machine,
  run: PureRun<Machine>,
  event: EventFromLogic<Machine> | InnerEvent,
): PureRun<Machine> {
  const [snapshot, actions] = transition(machine, run.snapshot, event as EventFromLogic<Machine>);
  // The types of xstate name the action `emit` by its creator only.
  const emitted = (actions as readonly { type: string; params?: unknown }[]).flatMap(({ type, params }) =>
    type === 'xstate.emit' ? [(params as { event: EmittedFrom<Machine> }).event] : [],
  );
  return { snapshot, emitted: [...run.emitted, ...emitted] };
}

/** Calls the port with this id if the machine waits for it, and sends it the result. Never rejects. */
export async function settlePort<Machine extends AnyStateMachine, Input>(
  machine: Machine,
  run: PureRun<Machine>,
  port: string,
  call: (input: Input) => Promise<unknown>,
): Promise<PureRun<Machine>> {
  const waiting = (run.snapshot as { children: Record<string, { getSnapshot: () => unknown } | undefined> })
    .children[port];
  if (!waiting) return run;
  const { input } = waiting.getSnapshot() as { input: Input };
  return call(input).then(
    (output) => sendTo(machine, run, { type: `xstate.done.actor.${port}`, output }),
    (error: unknown) => sendTo(machine, run, { type: `xstate.error.actor.${port}`, error }),
  );
}
