import type {
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  ParameterizedObject,
  StateMachine,
  TagsFrom,
} from 'xstate';

/** What a state is for the person who waits for it: nothing presses, somebody works, it went well, it went wrong. */
export type Tone = 'calm' | 'busy' | 'good' | 'bad';

/** Who or what brings an event about. `staff` is a specialist or an owner, `colleague` a second one of them. */
export type Actor =
  | 'customer'
  | 'staff'
  | 'owner'
  | 'colleague'
  | 'shop'
  | 'device'
  | 'provider'
  | 'mail'
  | 'clock'
  | 'itself';

/** Cause of a transition. `fails`: it is a refusal, or news that something went wrong. */
export interface Cause {
  by: Actor;
  fails: boolean;
}

/** An event that is bad news. */
export const bad = (by: Actor): Cause => ({ by, fails: true });

/** A fact of a machine's context, in Polish. */
export interface Fact {
  label: string;
  value: string;
  /** Whether the screen shows it in these words. */
  isRead?: boolean;
}

/** Makes a fact; one that the screen reads out in these words has `isRead`. */
export const fact = (label: string, value: string, isRead = false): Fact => ({ label, value, isRead });
/** "tak" or "nie". */
export const yesNo = (is: boolean): string => (is ? 'tak' : 'nie');
/** Joins values; "brak" for none. */
export const listed = (words: readonly string[]): string => (words.length > 0 ? words.join('; ') : 'brak');
/** Fact: the validation messages that the form shows. */
export const problemFact = (problems: Readonly<Record<string, string>>): Fact =>
  fact('Widoczne błędy', listed(Object.values(problems)), true);

type PartsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer _Action,
    infer Guard,
    infer Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? { guard: Guard; delay: Delay }
    : never;

/** A method's parameters are compared both ways, so that the words of one machine are words of any machine. */
type Told<Of, Said> = { told(of: Of): Said }['told'];

/**
 * The words of a machine that its file does not hold: one entry for each tag, event, guard, delay, emitted event and part
 * of the context. A missing one does not compile. In Polish.
 */
export interface Words<Machine extends AnyStateMachine> {
  tones: Readonly<Record<TagsFrom<Machine>, Tone>>;
  /** Who sends each event; responses of ports, delays and eventless transitions are known by their kind. */
  senders: Readonly<Record<EventFromLogic<Machine>['type'], Actor | Cause>>;
  /** When a guard holds, after the word "gdy"; `undefined` where each transition's own sentence says it. */
  guards: {
    readonly [Guard in PartsOf<Machine>['guard'] as Guard['type']]:
      | string
      | undefined
      | Told<Guard['params'], string>;
  };
  /** Who really brings a way about, by its guard: a port that fails may pass on what a person did. */
  causes?: {
    readonly [Guard in PartsOf<Machine>['guard'] as Guard['type']]?: Told<
      Guard['params'],
      Actor | Cause | undefined
    >;
  };
  /** A delay whose length the context decides; `undefined` where the machine's file names the milliseconds. */
  delays: Readonly<Record<PartsOf<Machine>['delay'], string | undefined>>;
  /** What is seen or heard when the machine emits. */
  emitted: { readonly [Event in EmittedFrom<Machine> as Event['type']]: Told<Event, string> };
  /** What people may want to know of each part of the context; `undefined` for what is nothing to them. */
  facts: {
    readonly [Key in keyof ContextFrom<Machine>]-?: Told<ContextFrom<Machine>, Fact | undefined> | undefined;
  };
}

/** The words of some machine. */
export interface AnyWords {
  tones: Readonly<Record<string, Tone>>;
  senders: Readonly<Record<string, Actor | Cause>>;
  guards: Readonly<Record<string, string | undefined | Told<ParameterizedObject['params'], string>>>;
  causes?: Readonly<
    Record<string, Told<ParameterizedObject['params'], Actor | Cause | undefined> | undefined>
  >;
  delays: Readonly<Record<string, string | undefined>>;
  emitted: Readonly<Record<string, Told<EventObject, string>>>;
  facts: Readonly<Record<string, Told<never, Fact | undefined> | undefined>>;
}
