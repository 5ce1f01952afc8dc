/** Roles that steps look for. */
export type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'form'
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

/** What a page lets a customer find, do and see. Everything that looks waits a while for what it looks for. */
export interface Controls {
  press: (role: Role, name: RegExp) => Promise<void>;
  /** Types a text in place of what stands there; the same text is typed anew. */
  fill: (label: RegExp, text: string, role?: 'textbox' | 'combobox') => Promise<void>;
  /** Puts the focus in a field and takes it out again. */
  leave: (label: RegExp, role?: 'textbox' | 'combobox') => Promise<void>;
  has: (role: Role, name: RegExp, state?: ControlState) => Promise<void>;
  hasNo: (role: Role, name: RegExp) => Promise<void>;
}

/** What a browser keeps when a page is opened: on the device and for the tab. Values as JSON. */
export interface Kept {
  device?: Readonly<Record<string, unknown>>;
  tab?: Readonly<Record<string, unknown>>;
}

/** The cookie question has been answered on this device: its banner is in nobody's way. */
export const consentGiven = {
  consent: { analytics: false, marketing: false, version: 1, date: '2026-11-01T12:00:00.000Z' },
} as const;

/**
 * A running shop in the hands of a test, in a customer's terms. jsdom and the real browser each implement it, so
 * that one description of steps serves both.
 */
export interface Ui extends Controls {
  /** A new visit: opens a page in a browser that keeps `kept` and nothing else. */
  open: (address: string, kept?: Kept) => Promise<void>;
  /** Moves within the open page, as the back button or an entry of the history does. */
  go: (address: string) => Promise<void>;
  /** The page comes back from the browser's back-forward cache. */
  revive: () => Promise<void>;
  /** The same, of a part of the page only, where a name alone would not tell which. */
  within: (role: Role, name: RegExp) => Controls;
  /** Chooses an option of a dropdown. */
  choose: (label: RegExp, option: RegExp) => Promise<void>;
  /** The page's text, white space as single spaces. */
  reads: (text: RegExp) => Promise<void>;
  readsNo: (text: RegExp) => Promise<void>;
  /** Waits for a call that is held, then ends it and lets the page take in how. */
  end: (call: HeldCall, end: CallEnd) => Promise<void>;
  /** Answers a call that nobody waits for any more, and lets the page do with it what it will. */
  endLate: (call: HeldCall, end: CallEnd) => Promise<void>;
  /** Whether such a call is held just now. */
  holds: (call: HeldCall) => boolean;
  /** How many calls of this kind the page has made since it was opened. */
  callsOf: (call: HeldCall) => number;
  /** Waits until the page waits for so long, in milliseconds, then lets the time pass on its clock. */
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
