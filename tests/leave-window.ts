import { afterAll, vi } from 'vitest';

/**
 * Takes away at the end of a test file what it has put on the window: what listens to it, and stubs. The next file has the
 * same window.
 */
export function leaveWindow(): void {
  const { addEventListener } = window;
  const drops: (() => void)[] = [];
  window.addEventListener = (...[kind, listener, options]: Parameters<typeof addEventListener>) => {
    addEventListener.call(window, kind, listener, options);
    drops.push(() => window.removeEventListener(kind, listener, options));
  };
  afterAll(() => {
    for (const drop of drops) drop();
    window.addEventListener = addEventListener;
    vi.unstubAllGlobals();
  });
}
