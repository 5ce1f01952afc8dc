import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPlaceHeld, returnToPlace, scrollToElement } from '#browser/scroll.ts';

/** The page's place, moved by scrollTo alone; the goal lies 1000 px below the top. */
let place = 0;
let positions: number[] = [];
/** As far down as the page goes. */
let lowest = Infinity;
const goalAt = (top: number) => ({ getBoundingClientRect: () => ({ top: top - place }) }) as Element;
const goal = goalAt(1_000);

const motion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

beforeEach(() => {
  place = 0;
  positions = [];
  lowest = Infinity;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] });
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    place = Math.min(top, lowest);
    positions.push(top);
  });
  Object.defineProperty(window, 'scrollY', { get: () => place, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('scrolling to the form [BC-5] [OP-4]', () => {
  it('waits 100 ms, takes 500 ms and ends 100 px above it', async () => {
    motion(false);
    let isOver = false;
    const scrolling = scrollToElement(goal).finally(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(99);
    expect(positions).toEqual([]);
    await vi.advanceTimersByTimeAsync(251);
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(900);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    await scrolling;
    expect(place).toBe(900);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  it.each([
    ['down past hundreds of cards begins one screen before its end', 0, 100, 99],
    ['back up past them begins one screen after its end', 150, 50, 51],
    ['past a few screens begins where she is', 0, 5, 0],
  ])('%s, and passes what lies there', async (_, from, to, begin) => {
    motion(false);
    const screen = window.innerHeight;
    place = from * screen;
    const scrolling = scrollToElement(goalAt(to * screen + 100));
    await vi.advanceTimersByTimeAsync(700);
    await scrolling;
    expect(Math.abs((positions[0] ?? NaN) - begin * screen)).toBeLessThan(screen / 2);
    expect(positions.length).toBeGreaterThan(20);
    expect(place).toBe(to * screen);
  });

  it('happens at once where the visitor asks for reduced motion', async () => {
    motion(true);
    await scrollToElement(goal);
    expect(positions).toEqual([900]);
  });

  it.each(['wheel', 'pointerdown', 'keydown'])('gives way to the visitor’s own %s', async (event) => {
    motion(false);
    const done = scrollToElement(goal);
    await vi.advanceTimersByTimeAsync(300);
    const here = positions.length;
    window.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(400);
    await done;
    expect(positions).toHaveLength(here);
    expect(place).toBeLessThan(900);
  });
});

describe('back to a place [U1]', () => {
  it('is one move where the page is tall enough', async () => {
    returnToPlace(700);
    await vi.advanceTimersByTimeAsync(500);
    expect(positions).toEqual([700]);
  });

  it('is held while the page grows, and while what stands above changes', async () => {
    lowest = 300;
    returnToPlace(700);
    expect(place).toBe(300);
    await vi.advanceTimersByTimeAsync(500);
    lowest = 2_000;
    await vi.advanceTimersByTimeAsync(50);
    expect(place).toBe(700);
    place = 550;
    await vi.advanceTimersByTimeAsync(50);
    expect(place).toBe(700);
  });

  it('gives up where the page has become shorter for good', async () => {
    lowest = 300;
    returnToPlace(700);
    await vi.advanceTimersByTimeAsync(1_100);
    lowest = 2_000;
    await vi.advanceTimersByTimeAsync(500);
    expect(place).toBe(300);
  });

  it.each([
    ['the visitor’s own move', () => window.dispatchEvent(new Event('wheel'))],
    ['whoever leads elsewhere', (letGo: () => void) => letGo()],
  ])('gives way to %s', async (_, interrupt) => {
    lowest = 300;
    interrupt(returnToPlace(700));
    lowest = 2_000;
    await vi.advanceTimersByTimeAsync(500);
    expect(place).toBe(300);
  });
});

describe('a place that is held', () => {
  it('is told while it is held, and no longer when the visitor or the focus moves or it is let go [RD-3] [SH-8]', async () => {
    const letGo = returnToPlace(700);
    expect(isPlaceHeld()).toBe(true);
    letGo();
    expect(isPlaceHeld()).toBe(false);
    returnToPlace(700);
    window.dispatchEvent(new Event('wheel'));
    expect(isPlaceHeld()).toBe(false);
    returnToPlace(700);
    document.dispatchEvent(new Event('focusin'));
    expect(isPlaceHeld()).toBe(false);
    returnToPlace(700);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(isPlaceHeld()).toBe(false);
  });
});
