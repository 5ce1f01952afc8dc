import { SCROLL_DELAY, SCROLL_DURATION, SCROLL_OFFSET } from '#domain/shop-constants.ts';

const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** Whether the visitor asks for no animation (A33). */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

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
  const interrupted = new AbortController();
  const stop = () => interrupted.abort();
  for (const event of ['wheel', 'pointerdown', 'keydown'] as const) {
    window.addEventListener(event, stop, { once: true, passive: true, signal: interrupted.signal });
  }
  await new Promise((resolve) => setTimeout(resolve, SCROLL_DELAY));
  const from = window.scrollY;
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const step = (now: number) => {
      const share = Math.min((now - start) / SCROLL_DURATION, 1);
      if (interrupted.signal.aborted) return resolve();
      // The goal is read anew each time: the form above it may still be unfolding.
      window.scrollTo({ top: from + (goal() - from) * easeOut(Math.max(share, 0)), behavior: 'instant' });
      if (share < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  stop();
}
