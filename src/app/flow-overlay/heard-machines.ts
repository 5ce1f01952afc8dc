import { Actor, StateMachine, type AnyActor } from 'xstate';
import { eventWords, viewOf, type MachineView } from './machine-view.ts';

/** A running machine and its last events, the newest first. */
export interface HeardMachine extends MachineView {
  id: string;
  events: readonly string[];
}

/** The machines that run in the page, for React's `useSyncExternalStore`. */
export interface HeardMachines {
  subscribe: (onChange: () => void) => () => void;
  getSnapshot: () => readonly HeardMachine[];
}

const EVENTS_KEPT = 5;

/**
 * Hears of every machine that is started from now on. The start of an actor is the one place that all of them pass,
 * and hearing there leaves no trace in the code that starts them: the shop's own build knows nothing of the overlay.
 */
export function hearMachines(): HeardMachines {
  const heard = new Map<AnyActor, HeardMachine>();
  const listeners = new Set<() => void>();
  let list: readonly HeardMachine[] = [];

  const publish = () => {
    list = [...heard.values()];
    for (const listener of listeners) listener();
  };

  function hear(actor: AnyActor, machineId: string): void {
    let events: readonly string[] = [];
    const read = () => {
      heard.set(actor, { id: actor.sessionId, ...viewOf(machineId, actor.getSnapshot()), events });
      publish();
    };
    const inspection = actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.actorRef !== actor) return;
      events = [eventWords(inspected.event), ...events].slice(0, EVENTS_KEPT);
    });
    actor.subscribe({
      next: read,
      complete: () => {
        inspection.unsubscribe();
        // A machine that has come to its end stays to be read; one whose page is gone goes with it.
        if (actor.getSnapshot().status === 'stopped') heard.delete(actor);
        publish();
      },
    });
    queueMicrotask(read);
  }

  const start = Actor.prototype.start;
  Actor.prototype.start = function startHeard(this: AnyActor) {
    const { logic } = this;
    if (logic instanceof StateMachine) hear(this, logic.id);
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
