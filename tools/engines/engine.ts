/** The three kinds of browser engine that customers use. */
export type EngineName = 'webkit' | 'firefox' | 'chromium';

/** Keys that are no character. */
export type NamedKey =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Backspace'
  | 'End'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight';

/** A key to press: a named one, or any text of one character. */
export type Key = NamedKey | (string & {});

/**
 * What one tool of the trade (WebDriver, Marionette, Playwright) does with its browser. None of it waits for a page;
 * `EnginePage` does.
 */
export interface Engine {
  readonly name: EngineName;
  /** The browser's own name and version, for reports. */
  readonly title: string;
  /** Whether it keeps the page before in its back/forward cache. Playwright's own builds do not say. */
  readonly keepsPages: boolean;
  /** Begins to load an address; returns as soon as the browser has set out. */
  open: (address: string) => Promise<void>;
  /** Takes a step back in the history. */
  back: () => Promise<void>;
  /** Runs the body of a function in the page, `arguments` its arguments; all values as JSON. */
  run: (body: string, ...args: unknown[]) => Promise<unknown>;
  /** Presses a point of the visible part of the page with the mouse, in CSS pixels. */
  press: (x: number, y: number) => Promise<void>;
  /** Presses keys one after another, wherever the focus is. */
  keys: (keys: readonly Key[]) => Promise<void>;
  /** The visible part of the page as PNG. */
  picture: () => Promise<Buffer>;
  /** Gives the page this inner size, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  forgetCookies: () => Promise<void>;
  /** Errors of pages and their consoles since the last call. */
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A browser that was found on this machine, and what drives it. */
export interface EngineProgram {
  name: EngineName;
  path: string;
  driver: 'playwright' | 'webdriver' | 'marionette';
}

/** How a browser is started: Polish, in Poland's time, on a phone. */
export const START = {
  locale: 'pl-PL',
  timeZone: 'Europe/Warsaw',
  width: 390,
  height: 844,
} as const;
