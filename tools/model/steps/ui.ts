/** ARIA roles that steps use. */
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

/** Required state of a control. */
export interface ControlState {
  disabled?: boolean;
  checked?: boolean;
  value?: string;
}

/** Selector of a control that cannot be pressed or typed into. */
export const IDLE =
  ':disabled, [aria-disabled=true], [readonly], [aria-readonly=true], [inert] *, [aria-hidden=true] *';

/**
 * Whether React has hydrated an element. Earlier presses and texts are kept, but a blur is lost
 * (src/islands/README.md). The function must be self-contained, since it also runs in the page.
 */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** An API call that the test holds back; the path is the contract's. */
export type HeldCall = `${'GET' | 'POST' | 'PUT'} /${string}`;

/** Result of a held call: a response, or `lost` for none. */
export type CallEnd = { status: number; body: unknown } | 'lost';

/** Queries and actions on a page or a part of it. All queries wait and retry. */
export interface Controls {
  press: (role: Role, name: RegExp) => Promise<void>;
  /** Replaces a field's text by typing, also if it is the same. */
  fill: (label: RegExp, text: string, role?: 'textbox' | 'combobox') => Promise<void>;
  /** Focuses and blurs a field, once the page is hydrated. */
  leave: (label: RegExp, role?: 'textbox' | 'combobox') => Promise<void>;
  has: (role: Role, name: RegExp, state?: ControlState) => Promise<void>;
  hasNo: (role: Role, name: RegExp) => Promise<void>;
  /** Whether a control can't be used now: it is absent, disabled or read-only. Waits a moment for it. */
  isIdle: (role: Role, name: RegExp) => Promise<boolean>;
  /** Names of the fields in a control's form that can be used now. Where it is missing, one field stands for all. */
  usableBeside?: (role: Role, name: RegExp) => string[];
  /** Whether a control is shown now. Waits for nothing. */
  shows: (role: Role, name: RegExp) => Promise<boolean>;
}

/** Content of localStorage (`device`) and sessionStorage (`tab`) when a page opens. Values as JSON. */
export interface Kept {
  device?: Readonly<Record<string, unknown>>;
  tab?: Readonly<Record<string, unknown>>;
}

/** Stored consent, so that the cookie banner does not show. */
export const consentGiven = {
  consent: { analytics: false, marketing: false, version: 1, date: '2026-11-01T12:00:00.000Z' },
} as const;

/**
 * Test driver of a running shop. jsdom and the real browser each implement it, so that the same steps run in both.
 */
export interface Ui extends Controls {
  /** Starts a new visit: opens a page with only `kept` in storage. */
  open: (address: string, kept?: Kept) => Promise<void>;
  /** Navigates within the open page, like the back button or a history entry. */
  go: (address: string) => Promise<void>;
  /** Restores the page from the back/forward cache. */
  restore: () => Promise<void>;
  /** Queries and actions within a part of the page, where names are ambiguous. */
  within: (role: Role, name: RegExp) => Controls;
  /** Selects an option of a dropdown. */
  choose: (label: RegExp, option: RegExp) => Promise<void>;
  /** Expects a text in the page, with whitespace normalised. */
  reads: (text: RegExp) => Promise<void>;
  readsNo: (text: RegExp) => Promise<void>;
  /** Waits for a held call, settles it and waits until the page has handled the response. */
  end: (call: HeldCall, end: CallEnd) => Promise<void>;
  /** Settles an abandoned call and waits until the page could have handled it. */
  endLate: (call: HeldCall, end: CallEnd) => Promise<void>;
  /** Whether such a call is held now. */
  holds: (call: HeldCall) => boolean;
  /** Number of such calls since the page was opened. */
  callsOf: (call: HeldCall) => number;
  /** Waits until the page has a timer of exactly this length (ms), then advances its clock. */
  advance: (milliseconds: number) => Promise<void>;
}

/** Test driver of the running desk. */
export interface DeskUi extends Ui {
  /** Simulates the server's event stream: a change, an ended session, or a lost and restored connection. */
  tell: (updates: 'change' | 'signed-out' | 'reconnected') => Promise<void>;
  /** Expects the open dialog to contain a text (`is`), or not to. */
  saysInDialog: (text: RegExp, is: boolean) => Promise<void>;
  /** Expects a live region to announce a text. */
  announces: (text: RegExp) => Promise<void>;
  /** Whether a dialog is open. */
  isAsked: () => boolean | Promise<boolean>;
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** Pattern for a full text; spaces match no-break spaces, too. */
export const exactly = (text: string): RegExp => new RegExp(`^${loosely(text)}$`);
/** Pattern for the beginning of a text. */
export const starting = (text: string): RegExp => new RegExp(`^${loosely(text)}`);
/** Pattern for a part of a text. */
export const somewhere = (text: string): RegExp => new RegExp(loosely(text));

const loosely = (text: string) => text.replace(SPECIAL, '\\$&').replaceAll(/\s/g, '\\s');

/** Pattern for test data that only the automated steps have; manual scripts show `asRead` instead. */
export interface FixturePattern extends RegExp {
  asRead: string;
}
/** Makes a FixturePattern; `asRead` has „…” for the parts that vary. */
export const toldAs = (pattern: RegExp, asRead: string): FixturePattern => Object.assign(pattern, { asRead });
/** Whether a pattern is a FixturePattern. */
export const isFixture = (pattern: RegExp): pattern is FixturePattern => 'asRead' in pattern;
