import { Actor, StateMachine, type AnyActor } from 'xstate';
import { eventWords, viewOf, type MachineView } from './machine-view.ts';

/** A running machine and its last events, the newest first. */
export interface TrackedMachine extends MachineView {
  id: string;
  events: readonly string[];
}

/** The running machines as a store for React's `useSyncExternalStore`. */
export interface TrackedMachines {
  subscribe: (onChange: () => void) => () => void;
  getSnapshot: () => readonly TrackedMachine[];
}

const EVENTS_SHOWN = 5;

/**
 * Tracks every machine that starts from now on. It patches `Actor.prototype.start`, which every actor calls, so the
 * shop's own code needs no reference to the overlay.
 */
export function trackMachines(): TrackedMachines {
  const tracked = new Map<AnyActor, TrackedMachine>();
  const listeners = new Set<() => void>();
  let list: readonly TrackedMachine[] = [];

  const publish = () => {
    list = [...tracked.values()];
    for (const listener of listeners) listener();
  };

  function track(actor: AnyActor, machineId: string): void {
    let events: readonly string[] = [];
    const read = () => {
      tracked.set(actor, { id: actor.sessionId, ...viewOf(machineId, actor.getSnapshot()), events });
      publish();
    };
    const inspection = actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.actorRef !== actor) return;
      events = [eventWords(inspected.event), ...events].slice(0, EVENTS_SHOWN);
    });
    actor.subscribe({
      next: read,
      complete: () => {
        inspection.unsubscribe();
        // A machine in a final state stays listed; one that was stopped with its page is removed.
        if (actor.getSnapshot().status === 'stopped') tracked.delete(actor);
        publish();
      },
    });
    queueMicrotask(read);
  }

  const start = Actor.prototype.start;
  Actor.prototype.start = function startTracked(this: AnyActor) {
    const { logic } = this;
    if (logic instanceof StateMachine) track(this, logic.id);
    return start.call(this);
  };

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getSnapshot: () => list,
  };
}
