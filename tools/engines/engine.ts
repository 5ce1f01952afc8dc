/** Browser engines that customers use. */
export type EngineName = 'webkit' | 'firefox' | 'chromium';

/** Keys that are not characters. */
export type NamedKey =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Escape'
  | 'Backspace'
  | 'End'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight';

/** A key to press: a named one, or a single character. */
export type Key = NamedKey | (string & {});

/**
 * Common interface of the browser drivers (WebDriver, Marionette, Playwright). Its methods do not wait for the page;
 * `EnginePage` does.
 */
export interface Engine {
  readonly name: EngineName;
  /** Name and version of the browser, for reports. */
  readonly title: string;
  /** Whether it has a back/forward cache. Playwright's own builds do not report it. */
  readonly keepsPages: boolean;
  /** Starts loading a URL and returns at once. */
  open: (address: string) => Promise<void>;
  /** The page's URL, without a script in the page. */
  url: () => Promise<string>;
  /** Goes back in the history. */
  back: () => Promise<void>;
  /** Runs the body of a function in the page, `arguments` its arguments; all values as JSON. */
  run: (body: string, ...args: unknown[]) => Promise<unknown>;
  /** Presses a point of the visible part of the page with the mouse, in CSS pixels. */
  press: (x: number, y: number) => Promise<void>;
  /** Sends keys one after another to the focused element. */
  keys: (keys: readonly Key[]) => Promise<void>;
  /** Whether Tab passes over links, as Safari's does until its owner says otherwise; engines without it lack the choice. */
  passLinks?: (passes: boolean) => Promise<void>;
  /** The visible part of the page as PNG. */
  picture: () => Promise<Buffer>;
  /** Sets the page's inner size in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  forgetCookies: () => Promise<void>;
  /** Errors of pages and their consoles since the last call. */
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A browser installed on this machine and its driver. */
export interface EngineProgram {
  name: EngineName;
  path: string;
  driver: 'playwright' | 'webdriver' | 'marionette';
}

/** Start options of all browsers: Polish, Warsaw's time zone, a phone's viewport. */
export const START = {
  locale: 'pl-PL',
  timeZone: 'Europe/Warsaw',
  width: 390,
  height: 844,
} as const;
