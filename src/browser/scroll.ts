import { SCROLL_DELAY, SCROLL_DURATION, SCROLL_OFFSET } from '#domain/shop-constants.ts';

const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** How many screens are scrolled past; a longer way begins a screen before its end. */
const LONGEST_WAY = 8;

/** The scroll position at which an element is just below the sticky bar. */
const belowBar = (element: Element) => element.getBoundingClientRect().top + window.scrollY + SCROLL_OFFSET;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Whether the visitor prefers reduced motion (A33). */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Makes a signal that aborts at the visitor's first input, or at `stop`, so that our scrolling never competes with
 * hers.
 */
export function untilVisitorMoves(): { signal: AbortSignal; stop: () => void } {
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
 * reduced motion (OP-4). Of a way past hundreds of cards, which would be laid out for nobody to see, only the last
 * screen is scrolled. Any input of the visitor cancels it. Resolves when it has arrived or was cancelled.
 */
export async function scrollToElement(element: Element): Promise<void> {
  const goal = () => belowBar(element);
  if (prefersReducedMotion()) {
    window.scrollTo({ top: goal(), behavior: 'instant' });
    return;
  }
  const { signal, stop } = untilVisitorMoves();
  await new Promise((resolve) => setTimeout(resolve, SCROLL_DELAY));
  const screen = window.innerHeight;
  const way = goal() - window.scrollY;
  if (!signal.aborted && Math.abs(way) > LONGEST_WAY * screen) {
    window.scrollTo({ top: goal() - Math.sign(way) * screen, behavior: 'instant' });
    // What lies near is laid out only now (`content-visibility`), and what lies above moves it.
    await nextFrame();
    await nextFrame();
  }
  const from = window.scrollY;
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const step = (now: number) => {
      const share = Math.min((now - start) / SCROLL_DURATION, 1);
      if (signal.aborted) return resolve();
      // The target is measured each time, since the form above it may still be expanding.
      window.scrollTo({ top: from + (goal() - from) * easeOut(Math.max(share, 0)), behavior: 'instant' });
      if (share < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  stop();
}

/** Milliseconds until the layout of a restored page is stable. */
const SETTLING_TIME = 1_000;

/**
 * Restores a scroll position (pixels from the top) and holds it until the layout is stable: the page may be too short
 * at first, and scroll anchoring moves it when content above changes size. Cancelled by input of the visitor, by a moved
 * focus, or by the returned function, since the browser's own buttons navigate without input on this page.
 */
export const returnToPlace = (top: number): (() => void) => holdPlace(() => top);

/** Brings an element below the sticky bar at once, and holds it there like `returnToPlace` (RD-3). */
export const arriveAt = (element: Element): (() => void) => holdPlace(() => Math.max(0, belowBar(element)));

let held: AbortSignal | undefined;

/** Whether a place is being held now: a second one would pull the page to and fro. */
export const isPlaceHeld = () => held !== undefined && !held.aborted;

function holdPlace(place: () => number): () => void {
  const { signal, stop } = untilVisitorMoves();
  held = signal;
  // A screen reader or an extension moves to a field without a key or a press.
  document.addEventListener('focusin', stop, { once: true, signal });
  const start = performance.now();
  const step = () => {
    if (signal.aborted) return;
    // Scroll positions are rounded on high-density screens.
    const top = place();
    if (Math.abs(window.scrollY - top) >= 1) window.scrollTo({ top, behavior: 'instant' });
    if (performance.now() - start < SETTLING_TIME) requestAnimationFrame(step);
    else stop();
  };
  step();
  return stop;
}
