import type { Engine, Key, NamedKey } from './engine.ts';

/** The commands of W3C WebDriver that are used here, each with its place in the HTTP protocol. */
export const COMMANDS = {
  Navigate: ['POST', 'url'],
  Back: ['POST', 'back'],
  ExecuteScript: ['POST', 'execute/sync'],
  PerformActions: ['POST', 'actions'],
  ReleaseActions: ['DELETE', 'actions'],
  TakeScreenshot: ['GET', 'screenshot'],
  SetWindowRect: ['POST', 'window/rect'],
  DeleteAllCookies: ['DELETE', 'cookie'],
} as const;
export type Command = keyof typeof COMMANDS;

/** Sends one command and gives its value. @throws the driver's own error */
export type Send = (command: Command, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

// https://www.w3.org/TR/webdriver2/#keyboard-actions
const CODES: Readonly<Record<NamedKey, string>> = {
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
const codeOf = (key: Key) => (key in CODES ? CODES[key as NamedKey] : key);

/** Two frames: a picture taken at once may show the page before its last change (WebKitGTK). */
const DRAWN =
  'return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))';

/** A body whose answer is never null itself. */
const wrapped = (body: string) =>
  `return Promise.resolve((function () { ${body} }).apply(null, arguments)).then((is) => ({ is }))`;

/** The part of an engine that every WebDriver does alike, over HTTP or Marionette. */
export function webdriver(send: Send) {
  async function run(body: string, ...args: unknown[]): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send('ExecuteScript', { script: wrapped(body), args });
      if (typeof answer === 'object' && answer !== null && 'is' in answer) return answer.is;
      // Marionette answers null, not with an error, when the page was left meanwhile.
      if (attempt === 5) throw new Error('The page is left again and again');
    }
  }
  return {
    run,
    open: async (url) => void (await send('Navigate', { url })),
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
        .map(codeOf)
        .flatMap((value) => (['keyDown', 'keyUp'] as const).map((type) => ({ type, value })));
      await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async picture() {
      await run(DRAWN);
      return Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64');
    },
    forgetCookies: async () => void (await send('DeleteAllCookies', {})),
  } satisfies Partial<Engine>;
}
