import { SCROLL_DELAY, SCROLL_DURATION, SCROLL_OFFSET } from '#domain/shop-constants.ts';

const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** Whether the visitor asks for no animation (A33). */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What the visitor does herself comes before our own scrolling: the signal aborts at her first move, or at `stop`. */
function untilVisitorActs(): { signal: AbortSignal; stop: () => void } {
  const interrupted = new AbortController();
  const { signal } = interrupted;
  const stop = () => interrupted.abort();
  for (const event of ['wheel', 'pointerdown', 'keydown'] as const) {
    window.addEventListener(event, stop, { once: true, passive: true, signal });
  }
  return { signal, stop };
}

/**
 * Scrolls an element below the sticky bar (BC-5: 500 ms, delay 100, offset −100), at once where the visitor asks for
 * reduced motion (OP-4). Gives way to whatever the visitor does meanwhile: a list that she opens stands where
 * she opened it. Resolves when it has arrived, or given way.
 */
export async function scrollToElement(element: Element): Promise<void> {
  const goal = () => element.getBoundingClientRect().top + window.scrollY + SCROLL_OFFSET;
  if (prefersReducedMotion()) {
    window.scrollTo({ top: goal(), behavior: 'instant' });
    return;
  }
  const { signal, stop } = untilVisitorActs();
  await new Promise((resolve) => setTimeout(resolve, SCROLL_DELAY));
  const from = window.scrollY;
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const step = (now: number) => {
      const share = Math.min((now - start) / SCROLL_DURATION, 1);
      if (signal.aborted) return resolve();
      // The goal is read anew each time: the form above it may still be unfolding.
      window.scrollTo({ top: from + (goal() - from) * easeOut(Math.max(share, 0)), behavior: 'instant' });
      if (share < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  stop();
}

/** Milliseconds in which a page that opens again takes its shape. */
const SETTLING_TIME = 1_000;

/**
 * Goes back to a place on the page, in pixels from its top, at once, and holds it while the page takes its shape: it
 * may be too short at first, and a browser keeps what it sees in place when something above grows or shrinks.
 * Gives way to the visitor as above, and to whoever calls the function that it returns: the browser's own buttons
 * lead to another page without a press on this one.
 */
export function returnToPlace(top: number): () => void {
  const { signal, stop } = untilVisitorActs();
  const start = performance.now();
  const step = () => {
    if (signal.aborted) return;
    // Places are rounded on screens whose pixels are finer than CSS's.
    if (Math.abs(window.scrollY - top) >= 1) window.scrollTo({ top, behavior: 'instant' });
    if (performance.now() - start < SETTLING_TIME) requestAnimationFrame(step);
    else stop();
  };
  step();
  return stop;
}
