/** Distance to the screen's edges and to what must stay clear, in CSS pixels. */
const GAP = 16;
const AIR = 8;

/** What a message never lies over: what can be pressed or filled in, prices and names. */
const CLEAR = 'button, a[href], input, select, textarea, label, [translate="no"]';

/** A rectangle of the screen, in CSS pixels from its upper left corner. */
export type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/**
 * The place for a message of this size that covers none of `taken`: as low as possible, at the left edge before the
 * right one; `undefined` where the screen has no such place.
 */
export function freePlace(
  size: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
): Pick<Box, 'left' | 'top'> | undefined {
  const lowest = screen.height - GAP - size.height;
  const tops = [lowest, ...taken.map(({ top }) => top - AIR - size.height)]
    .filter((top) => top >= GAP && top <= lowest)
    // A list of its own: the oldest engines have no toSorted.
    .sort((one, other) => other - one);
  for (const left of new Set([GAP, Math.max(GAP, screen.width - GAP - size.width)]))
    for (const top of tops)
      if (!taken.some((box) => touches(box, { left, top, ...size }))) return { left, top };
  return undefined;
}

const touches = (one: Box, other: Box) =>
  one.left < other.left + other.width + AIR &&
  other.left < one.left + one.width + AIR &&
  one.top < other.top + other.height + AIR &&
  other.top < one.top + one.height + AIR;

/**
 * Keeps messages off everything that can be pressed, filled in or paid, while their size, the page's place or the
 * screen changes. Where no place is free they are out of sight, if the page says all of them, too (`data-only-here`).
 * Returns what ends it.
 */
export function keepClear(messages: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    const { width, height } = messages.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const taken = [...document.querySelectorAll(CLEAR)]
      .filter((element) => !messages.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter(
        (box) => box.height > 0 && box.width > 0 && box.top < screen.height && box.top + box.height > 0,
      );
    const free = freePlace({ width, height }, screen, taken);
    messages.style.left = `${free?.left ?? GAP}px`;
    messages.style.top = free ? `${free.top}px` : 'auto';
    messages.style.bottom = free ? 'auto' : `${GAP}px`;
    const isOnlyHere = messages.querySelector('[data-only-here]') !== null;
    messages.style.visibility = free || isOnlyHere ? '' : 'hidden';
  };
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const size = new ResizeObserver(soon);
  size.observe(messages);
  size.observe(document.body);
  window.addEventListener('scroll', soon, { passive: true, capture: true });
  window.addEventListener('resize', soon);
  place();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    window.removeEventListener('scroll', soon, { capture: true });
    window.removeEventListener('resize', soon);
  };
}
