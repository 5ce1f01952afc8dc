import type { CDPSession, Page } from '@playwright/test';
import { photograph } from './pixels.ts';
import { changedDots, edgeContrast, frameOf, ringThickness, signDots } from './ring.ts';
import { focusedStop, leaveUnheard, moveIntoView, type TabStop } from './tab-stop.ts';

/** More stops than any page has; the desk's prices have 18 for each of twelve specialists. */
const MOST_STOPS = 300;
/** Nearer to the screen's edges, a stop is moved before it is photographed: bars stick there. */
const BARS = 120;
/** Round the smallest target, in pixels (WCAG 2.5.8). */
const SMALLEST_RING = 4 * 24;

export interface Walk {
  stops: TabStop[];
  /** What is wrong with each stop: its ring, its edge, its sign. */
  faults: string[];
}

/**
 * Goes through the page with the Tab key and photographs every stop with and without the focus (A7, A13, A14). What is in
 * `known` (same tag, classes, state and name) was photographed on another page; what is new is added.
 */
export async function walkByTab(page: Page, session: CDPSession, known: Set<string>): Promise<Walk> {
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const stops: TabStop[] = [];
  const faults: string[] = [];
  const places = new Set<string>();
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (!stop) return { stops, faults };
    const place = `${stop.key} ${Math.round(stop.place.left)} ${Math.round(stop.place.top)}`;
    // A dialog's end is its beginning. In a page inside, Tab goes on from link to link.
    if (places.has(place) && !(stop.isPageInside && stops.at(-1)?.key === stop.key)) return { stops, faults };
    places.add(place);
    stops.push(stop);
    if (!stop.isSeen) faults.push(`hidden: ${stop.name}`);
    if (known.has(stop.key)) continue;
    known.add(stop.key);
    faults.push(...(await look(page, session, stop, screen)));
  }
  throw new Error(
    `Tab never came to the end of the page: ${stops
      .slice(-5)
      .map(({ name }) => name)
      .join(', ')}`,
  );
}

/** What is wrong with the looks of what has the focus. */
async function look(
  page: Page,
  session: CDPSession,
  before: TabStop,
  screen: { width: number; height: number },
): Promise<string[]> {
  let stop = before;
  if (stop.box.y < BARS || stop.box.y + stop.box.height > screen.height - BARS) {
    await moveIntoView(page);
    stop = (await focusedStop(page)) ?? stop;
  }
  const frame = frameOf(stop.box, screen);
  const focused = await photograph(session, frame, stop.scrolled);
  const giveBack = await leaveUnheard(page);
  const calm = await photograph(session, frame, stop.scrolled);
  await giveBack();
  const faults: string[] = [];
  const { thinnest, side } = ringThickness(calm, focused, stop.box);
  const { width, height } = stop.box;
  // Round a link that wraps goes one ring: open below or above its widest line. Of what is taller than the screen between
  // its bars, the sides alone are sure to be seen.
  const room = screen.height - 2 * BARS;
  let needed: number | undefined;
  if (stop.isPageInside) needed = 2 * SMALLEST_RING;
  else if (stop.wraps) needed = 0.9 * 2 * (width + 2 * height);
  else if (height > room) needed = 2 * 2 * room;
  const isThin = needed === undefined ? thinnest < 2 : changedDots(calm, focused) < needed;
  if (isThin) faults.push(`ring ${thinnest} px (${side ?? ''}): ${stop.name}`);
  if (stop.hasEdge) {
    const edge = edgeContrast(calm, stop.box, height > room ? ['left', 'right'] : undefined);
    if (edge < 3) faults.push(`edge ${edge.toFixed(2)}: ${stop.name}`);
  }
  if (stop.isSign && signDots(calm, stop.box) < 12) faults.push(`sign: ${stop.name}`);
  return faults;
}

/** Pairs of stops between which Tab goes up, or to the left in one line, and not into a column further right (A15). */
export const backwardSteps = (stops: readonly TabStop[]): string[] =>
  stops.slice(1).flatMap((stop, index) => {
    const before = stops[index];
    if (!before || before.layer !== stop.layer) return [];
    const [from, to] = [before.place, stop.place];
    const goesUp = to.bottom <= from.top + 1 && to.left < from.right - 1;
    const goesLeft = to.top < from.bottom - 1 && to.left < from.left && to.bottom <= from.bottom;
    return goesUp || goesLeft ? [`${before.name} → ${stop.name}`] : [];
  });
