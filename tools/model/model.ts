import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ReplayedStep } from './replay.ts';

/** Something that may happen: to the machine an event, to a person a sentence about what to do or what the shop does. */
export interface Happening {
  event: AnyEventObject;
  /** In Polish, an instruction for who tests by hand. */
  words: string;
  /** In Polish, how a person brings it about in the embedded shop, where the words alone don't say. */
  how?: string | undefined;
}

/** A part of a flow that is explored by itself, so that every graph stays small enough to be walked whole. */
export interface Chapter {
  /** Polish. */
  title: string;
  input?: unknown;
  /** Which page a person opens first, in Polish. */
  start: string;
  /** What happens before the chapter begins. */
  opening: readonly Happening[];
  /** Everything that a customer, the server or the clock might do now; what the machine ignores is left out. */
  happenings: (snapshot: AnyMachineSnapshot) => readonly Happening[];
  /** The part of the context that tells two states apart. Too coarse a part is found out by `replay`. */
  project?: (snapshot: AnyMachineSnapshot) => unknown;
  /** Where the chapter ends, besides final states. */
  endsAt?: (snapshot: AnyMachineSnapshot) => boolean;
}

/** Something that is true on every way through a machine. */
export interface Rule {
  /** In Polish, a sentence that a product person understands. */
  name: string;
  /** What is wrong with a way from the machine's start; nothing when the rule holds. */
  breach: (way: readonly ReplayedStep[]) => string | undefined;
}

/** What is explored, walked and drawn of one machine. */
export interface Model {
  /** The machine's file is `machines/<name>.machine.ts`. */
  name: string;
  /** Polish. */
  title: string;
  machine: AnyStateMachine;
  chapters: readonly Chapter[];
  rules: readonly Rule[];
  /** States and transitions that no chapter reaches, by their id, each with the reason. */
  exceptions: Readonly<Record<string, string>>;
}

/** An invoked actor answers. `id`: the invoke's id. */
export const answers = (id: string, output: unknown, words: string, how?: string): Happening => ({
  event: { type: `xstate.done.actor.${id}`, output },
  words,
  how,
});

/** An invoked actor fails. */
export const fails = (id: string, error: unknown, words: string, how?: string): Happening => ({
  event: { type: `xstate.error.actor.${id}`, error },
  words,
  how,
});

/** A delay runs out. `state`: the id of the state that waits. */
export const elapses = (delay: string, state: string, words: string, how?: string): Happening => ({
  event: { type: `xstate.after.${delay}.${state}` },
  words,
  how,
});
