import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { AnyWords, Words } from './words/words.ts';

/** A possible event: the machine's event object, and a sentence for manual testers. */
export interface Happening {
  event: AnyEventObject;
  /** Polish instruction for manual testers. */
  words: string;
  /** Polish hint how to cause it in the embedded shop, if that is not obvious. */
  how?: string | undefined;
  /** Polish first step that opens the page so that it happens, instead of the chapter's. */
  start?: string;
  /** Nobody can bring it about by hand: scripts end before it. */
  isBeyondHands?: true;
}

/** A port call during a replay. */
export interface PortCall {
  port: string;
  input: unknown;
}

/** One step of a path as the machine took it. */
export interface ReplayedStep {
  /** `undefined` for the first step, the machine's start. */
  happening: Happening | undefined;
  snapshot: AnyMachineSnapshot;
  /** Ids of the taken transitions, including eventless ones. */
  taken: readonly string[];
  /** Ids of the visited states, including transient ones. */
  visited: readonly string[];
  emitted: readonly EventObject[];
  calls: readonly PortCall[];
  /** Delays that began, in milliseconds. */
  waits: readonly number[];
}

/** A part of a flow that is explored separately, so that its graph is small enough for full coverage. */
export interface Chapter {
  /** In Polish. */
  title: string;
  input?: unknown;
  /** The page to open first, in Polish. */
  start: string;
  /** What must be there before the page is opened, in Polish; a new private window if nothing is said. */
  prepared?: string;
  /** Events before the chapter begins. */
  opening: readonly Happening[];
  /**
   * Candidate events of customer, server and clock in a snapshot; those that the machine ignores are filtered out.
   */
  happenings: (snapshot: AnyMachineSnapshot) => readonly Happening[];
  /** The part of the context that distinguishes snapshots. `replay` detects a part that is too coarse. */
  project?: (snapshot: AnyMachineSnapshot) => unknown;
  /** Whether the chapter ends at a snapshot, besides final states. */
  endsAt?: (snapshot: AnyMachineSnapshot) => boolean;
}

/** An invariant of all paths through a machine. */
export interface Rule {
  /** A Polish sentence for product people. */
  name: string;
  /** Describes how a path from the machine's start violates the rule; `undefined` if it holds. */
  breach: (way: readonly ReplayedStep[]) => string | undefined;
}

/** Test model of a machine, made by `modelOf`: what is explored, walked and drawn. */
export interface Model {
  /** Name of the machine's file: `machines/<name>.machine.ts`. */
  name: string;
  /** In Polish. */
  title: string;
  machine: AnyStateMachine;
  words: AnyWords;
  chapters: readonly Chapter[];
  /** Further events that random walks mix into all chapters. */
  anyTime?: (snapshot: AnyMachineSnapshot) => readonly Happening[];
  rules: readonly Rule[];
  /** Ids of states and transitions that no chapter reaches, with the reasons. */
  exceptions: Readonly<Record<string, string>>;
}

/** Makes the model of a machine, whose words must be those of this very machine. */
export const modelOf = <Machine extends AnyStateMachine>(
  model: Model & { machine: Machine; words: Words<Machine> },
): Model => model;

/** Event of an invoked actor that resolves; `id` is the invoke's id. */
export const resolves = (id: string, output: unknown, words: string, how?: string): Happening => ({
  event: { type: `xstate.done.actor.${id}`, output },
  words,
  how,
});

/** Event of an invoked actor that rejects. */
export const rejects = (id: string, error: unknown, words: string, how?: string): Happening => ({
  event: { type: `xstate.error.actor.${id}`, error },
  words,
  how,
});

/** Event of an elapsed delay; `state` is the id of the waiting state. */
export const elapses = (delay: string, state: string, words: string, how?: string): Happening => ({
  event: { type: `xstate.after.${delay}.${state}` },
  words,
  how,
});
