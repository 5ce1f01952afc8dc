import { afterAll } from 'vitest';

/** Takes away at the end of a test file what listens to the window since its begin: the next file has the same window. */
export function dropListeners(): void {
  const { addEventListener } = window;
  const drops: (() => void)[] = [];
  window.addEventListener = (...[kind, listener, options]: Parameters<typeof addEventListener>) => {
    addEventListener.call(window, kind, listener, options);
    drops.push(() => window.removeEventListener(kind, listener, options));
  };
  afterAll(() => {
    for (const drop of drops) drop();
    window.addEventListener = addEventListener;
  });
}
