declare global {
  interface Window {
    /**
     * Advances the held timers by a number of milliseconds if a timer of exactly this length is running. Returns
     * whether there was one: otherwise the page has not started it yet and the caller must retry.
     */
    advanceTime: (milliseconds: number) => boolean;
  }
}

/**
 * Holds timers of a second and more until `advanceTime`, and disables timeouts of calls. Runs in the page before its
 * own code (in jsdom: before each walk). Shorter timers run normally: a full fake clock would stop React, which uses
 * short timers.
 */
export function holdTimers(): void {
  const LONG = 1_000;
  const realSet = window.setTimeout.bind(window);
  const realClear = window.clearTimeout.bind(window);
  const held = new Map<number, { due: number; delay: number; run: () => void }>();
  let now = 0;
  let lastId = 1_000_000_000;

  const set = (work: TimerHandler, delay = 0, ...parameters: unknown[]): number => {
    if (delay < LONG || typeof work !== 'function') return realSet(work, delay, ...parameters);
    lastId += 1;
    held.set(lastId, { due: now + delay, delay, run: () => work(...parameters) });
    return lastId;
  };
  const clear = (id?: number): void => {
    if (id === undefined || !held.delete(id)) realClear(id);
  };
  Object.assign(window, { setTimeout: set, clearTimeout: clear });
  // A held call is not given up, however long the walk takes.
  AbortSignal.timeout = () => new AbortController().signal;

  window.advanceTime = (milliseconds) => {
    const end = now + milliseconds;
    if (![...held.values()].some(({ due, delay }) => delay === milliseconds && due <= end)) return false;
    for (;;) {
      const next = [...held].filter(([, { due }]) => due <= end).sort((a, b) => a[1].due - b[1].due)[0];
      if (!next) break;
      held.delete(next[0]);
      now = next[1].due;
      next[1].run();
    }
    now = end;
    return true;
  };
}
