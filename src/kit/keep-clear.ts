/** Distance to what must stay clear, in CSS pixels. */
const AIR = 8;

/** Distances to the edges of the screen, in CSS pixels. */
export type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** Where no style says more: under a phone's notch, and beside the bar of one without buttons. */
const GAP = 16;
export const EDGES: Edges = { left: GAP, right: GAP, top: GAP, bottom: GAP };

/** Elements that a message must not cover: controls, prices and names. */
const CLEAR = 'a,button,input,select,textarea,label,summary,[translate=no]';

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
  edges: Edges = EDGES,
): Pick<Box, 'left' | 'top'> | undefined {
  const lowest = screen.height - edges.bottom - size.height;
  const tops = [lowest, ...taken.map(({ top }) => top - AIR - size.height)]
    .filter((top) => top >= edges.top && top <= lowest)
    // A list of its own: the oldest engines have no toSorted.
    .sort((one, other) => other - one);
  for (const left of new Set([edges.left, Math.max(edges.left, screen.width - edges.right - size.width)]))
    for (const top of tops)
      if (!taken.some((box) => touches(box, { left, top, ...size }))) return { left, top };
  return undefined;
}

/** The edges from the messages' own style, since scripts cannot read a phone's notch. */
function edgesOf(messages: HTMLElement): Edges {
  const { scrollMarginLeft, scrollMarginRight, scrollMarginTop, scrollMarginBottom } =
    getComputedStyle(messages);
  return {
    left: Number.parseFloat(scrollMarginLeft) || GAP,
    right: Number.parseFloat(scrollMarginRight) || GAP,
    top: Number.parseFloat(scrollMarginTop) || GAP,
    bottom: Number.parseFloat(scrollMarginBottom) || GAP,
  };
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
    const edges = edgesOf(messages);
    const free = freePlace({ width, height }, screen, taken, edges);
    messages.style.left = `${free?.left ?? edges.left}px`;
    messages.style.top = free ? `${free.top}px` : 'auto';
    messages.style.bottom = free ? 'auto' : `${edges.bottom}px`;
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
