import type { Engine, Key, NamedKey } from './engine.ts';

/** W3C WebDriver commands used here, with their HTTP method and path. */
export const COMMANDS = {
  Navigate: ['POST', 'url'],
  Back: ['POST', 'back'],
  GetCurrentURL: ['GET', 'url'],
  ExecuteScript: ['POST', 'execute/sync'],
  PerformActions: ['POST', 'actions'],
  ReleaseActions: ['DELETE', 'actions'],
  TakeScreenshot: ['GET', 'screenshot'],
  SetWindowRect: ['POST', 'window/rect'],
  DeleteAllCookies: ['DELETE', 'cookie'],
} as const;
export type Command = keyof typeof COMMANDS;

/** Sends a command and returns its value. @throws the driver's own error */
export type Send = (command: Command, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

// https://www.w3.org/TR/webdriver2/#keyboard-actions
const SHIFT = '\uE008';
const CODES: Readonly<Record<Exclude<NamedKey, 'Shift+Tab'>, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
/** What is held down for a key, one after another. */
const codesOf = (key: Key): string[] =>
  key === 'Shift+Tab' ? [SHIFT, CODES.Tab] : [key in CODES ? CODES[key as keyof typeof CODES] : key];

/** Script that waits two frames: WebKitGTK's screenshot may otherwise show the page before its last change. */
const DRAWN =
  'return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))';

/** Wraps a function's body so that its result is never null. */
const wrapped = (body: string) =>
  `return Promise.resolve((function () { ${body} }).apply(null, arguments)).then((is) => ({ is }))`;

/** Implements the engine methods that all WebDrivers share, over HTTP or Marionette. */
export function webdriver(send: Send) {
  async function run(body: string, ...args: unknown[]): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send('ExecuteScript', { script: wrapped(body), args });
      if (typeof response === 'object' && response !== null && 'is' in response) return response.is;
      // Marionette returns null, not with an error, when the page was left meanwhile.
      if (attempt === 5) throw new Error('The page is left again and again');
    }
  }
  return {
    run,
    open: async (url) => void (await send('Navigate', { url })),
    url: async () => String(await send('GetCurrentURL', {})),
    back: async () => void (await send('Back', {})),
    // Not by "element click": Marionette then listens for `unload`, which keeps a page out of the back/forward cache.
    async press(x, y) {
      const move = { type: 'pointerMove', x, y, duration: 0 };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await send('PerformActions', {
        actions: [{ type: 'pointer', id: 'mouse', actions: [move, ...press] }],
      });
    },
    async keys(keys) {
      const actions = keys
        .map(codesOf)
        .flatMap((codes) => [
          ...codes.map((value) => ({ type: 'keyDown', value })),
          ...codes.toReversed().map((value) => ({ type: 'keyUp', value })),
        ]);
      await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async picture() {
      await run(DRAWN);
      return Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64');
    },
    forgetCookies: async () => void (await send('DeleteAllCookies', {})),
  } satisfies Partial<Engine>;
}
