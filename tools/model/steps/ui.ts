/** Roles that steps look for. */
export type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'option'
  | 'radio'
  | 'textbox';

/** What must be true of a control besides being there. */
export interface ControlState {
  disabled?: boolean;
  checked?: boolean;
  value?: string;
}

/** A call of the page that the test holds back. Paths are those of the contract. */
export type HeldCall = `${'GET' | 'POST'} /${string}`;

/** How a held call ends: an answer with a status, or none at all. */
export type CallEnd = { status: number; body: unknown } | 'lost';

/**
 * A running shop in the hands of a test, in a customer's terms. jsdom and the real browser each implement it, so
 * that one description of steps serves both. Everything that looks waits a while for what it looks for.
 */
export interface Ui {
  /** Opens a page on a device that keeps `kept` in localStorage (values as JSON). */
  open: (address: string, kept?: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Moves within the open page, as the back button or an entry of the history does. */
  go: (address: string) => Promise<void>;
  /** The page comes back from the browser's back-forward cache. */
  revive: () => Promise<void>;
  press: (role: Role, name: RegExp) => Promise<void>;
  /** Presses a control inside another one, where its name alone would not tell which. */
  pressWithin: (outer: Role, outerName: RegExp, role: Role, name: RegExp) => Promise<void>;
  fill: (label: RegExp, text: string) => Promise<void>;
  /** Puts the focus in a field and takes it out again. */
  leave: (label: RegExp) => Promise<void>;
  /** Chooses an option of a dropdown. */
  choose: (label: RegExp, option: RegExp) => Promise<void>;
  has: (role: Role, name: RegExp, state?: ControlState) => Promise<void>;
  hasNo: (role: Role, name: RegExp) => Promise<void>;
  /** The page's text, white space as single spaces. */
  reads: (text: RegExp) => Promise<void>;
  readsNo: (text: RegExp) => Promise<void>;
  /** Waits for a call that is held, then ends it. */
  end: (call: HeldCall, end: CallEnd) => Promise<void>;
  /** Whether such a call is held just now. */
  holds: (call: HeldCall) => boolean;
  /** How many calls of this kind the page has made since it was opened. */
  callsOf: (call: HeldCall) => number;
  /** Lets time pass on the page's clock, in milliseconds. */
  advance: (milliseconds: number) => Promise<void>;
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** Matches a text whole; spaces match no-break spaces as well. */
export const exactly = (text: string): RegExp => new RegExp(`^${loosely(text)}$`);
/** Matches a text at the beginning. */
export const starting = (text: string): RegExp => new RegExp(`^${loosely(text)}`);
/** Matches a text anywhere. */
export const somewhere = (text: string): RegExp => new RegExp(loosely(text));

const loosely = (text: string) => text.replace(SPECIAL, '\\$&').replaceAll(/\s/g, '\\s');
