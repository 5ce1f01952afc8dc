import type { AnyStateMachine, StateMachine } from 'xstate';

/** Why a state has no picture, in Polish. */
export interface NoScreen {
  none: string;
}

/** A scene of `npm run pictures` (tests/pictures/scenes.ts), or why there is none. */
export type Screen = string | NoScreen;

/** Nobody can look at it. */
export const PASSES: NoScreen = {
  none: 'Przez ten stan przepływ tylko przechodzi: nie ma czego fotografować.',
};
/** Lasts as long as an answer is on its way. */
export const WAITS: NoScreen = {
  none: 'Trwa tylko, dopóki nie przyjdzie odpowiedź, a na zdjęciach przychodzi ona od razu.',
};
/** Needs a failure, or somebody else. */
export const FAILS: NoScreen = { none: 'Na zdjęciach nic nie zawodzi i nikt inny nie przeszkadza.' };
/** Two regions of one machine: the screen is that of the other. */
export const BESIDE: NoScreen = { none: 'Ekran zależy od stanu obok: zobacz jego zdjęcie.' };
/** Could be photographed. */
export const UNTAKEN: NoScreen = { none: 'Tego stanu jeszcze nikt nie fotografuje.' };

type Leaves<Schema> = Schema extends { states: infer States }
  ? {
      [Key in keyof States & string]: [Leaves<States[Key]>] extends [never]
        ? Key
        : `${Key}.${Leaves<States[Key]>}`;
    }[keyof States & string]
  : never;

type SchemaOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer Schema
  >
    ? Schema
    : never;

/** The screens of a machine: an entry for each state without states of its own. A missing one does not compile. */
export type ScreensOf<Machine extends AnyStateMachine> = Readonly<Record<Leaves<SchemaOf<Machine>>, Screen>>;
