import { Actor, type AnyActorRef, type AnyMachineSnapshot, type AnyStateNode } from 'xstate';
import { COUNTED_MACHINES, ENTERED, LEFT } from '#domain/counts/transition-counts.ts';
import { liveActors } from '#islands/live-actors.ts';

/** Counts one transition, or one state entered or left; see TransitionCount. */
export type Count = (machine: string, from: string, event: string, to: string) => void;

const COUNTED: readonly string[] = COUNTED_MACHINES;
const pathOf = (node: AnyStateNode) => node.path.join('.');

/** The snapshot of an actor, if it runs one of the counted machines. */
function countedSnapshot(actor: AnyActorRef): AnyMachineSnapshot | undefined {
  const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  return COUNTED.includes(snapshot.machine?.id ?? '') ? (snapshot as AnyMachineSnapshot) : undefined;
}

/**
 * Counts what all machines of the page do, while `isAllowed` (LW-17): transitions into a state, and each state entered
 * and left by an event. A machine that is met in the middle has entered the states in which it is met. It patches what
 * every actor calls, so that no screen has to count; names alone are read, never values. Returns the function that looks
 * at the live machines, to be called when counting becomes allowed.
 */
export function observeMachines(isAllowed: () => boolean, count: Count): () => void {
  const observed = new WeakSet<AnyActorRef>();
  /** The states in which the counted machines are. */
  const states = new WeakMap<AnyActorRef, ReadonlySet<AnyStateNode>>();

  /** Records where a machine is, and counts the states that it has entered and left since. */
  const see = (actor: AnyActorRef, snapshot: AnyMachineSnapshot) => {
    const before = states.get(actor) ?? new Set();
    const now = new Set<AnyStateNode>(snapshot._nodes);
    states.set(actor, now);
    for (const node of before) if (!now.has(node)) count(snapshot.machine.id, pathOf(node), LEFT, '');
    for (const node of now) if (!before.has(node)) count(snapshot.machine.id, '', ENTERED, pathOf(node));
  };

  const observe = (actor: AnyActorRef) => {
    const first = countedSnapshot(actor);
    if (!first) return;
    if (isAllowed() && !states.has(actor)) see(actor, first);
    if (observed.has(actor)) return;
    observed.add(actor);
    actor.system.inspect((inspected) => {
      if (inspected.actorRef !== actor) return;
      // After consent is withdrawn, the machine's known states are forgotten; a new consent starts afresh.
      if (!isAllowed()) states.delete(actor);
      else if (inspected.type === '@xstate.microstep')
        for (const { source, eventType, target } of inspected._transitions)
          for (const node of target ?? []) count(first.machine.id, pathOf(source), eventType, pathOf(node));
      else if (inspected.type === '@xstate.snapshot') see(actor, inspected.snapshot as AnyMachineSnapshot);
    });
  };

  // `_send` is reached by every event, also in actors that ran before; a machine that has no event is met at its start.
  const actors = Actor.prototype as unknown as Record<'_send' | 'start', (...passed: unknown[]) => unknown>;
  for (const name of ['_send', 'start'] as const) {
    const original = actors[name];
    actors[name] = function sendObserved(this: AnyActorRef, ...passed) {
      observe(this);
      return original.apply(this, passed);
    };
  }
  const observeLive = () => liveActors.forEach(observe);
  observeLive();
  return observeLive;
}
