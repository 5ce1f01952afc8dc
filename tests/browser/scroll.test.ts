// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToElement } from '#browser/scroll.ts';

/** The page's place, moved by scrollTo alone; the goal lies 1000 px below the top. */
let place = 0;
let positions: number[] = [];
const goal = { getBoundingClientRect: () => ({ top: 1_000 - place }) } as Element;

const motion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

beforeEach(() => {
  place = 0;
  positions = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] });
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    place = top;
    positions.push(top);
  });
  Object.defineProperty(window, 'scrollY', { get: () => place, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[BC-5] [OP-4] scrolling to the form', () => {
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
