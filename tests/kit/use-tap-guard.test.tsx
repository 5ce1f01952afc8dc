import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTapGuard } from '#kit/use-tap-guard.ts';

let [inside, outside]: HTMLElement[] = [];

beforeEach(() => {
  document.body.innerHTML = '<div id="list"><i></i></div><button></button>';
  inside = document.querySelector<HTMLElement>('i') ?? undefined;
  outside = document.querySelector('button') ?? undefined;
});
afterEach(() => document.body.replaceChildren());

const guarded = () =>
  renderHook(({ active }) => useTapGuard(active, { current: document.getElementById('list') }), {
    initialProps: { active: true },
  });

const press = (on: HTMLElement | undefined, pointerType = 'touch') =>
  on?.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }));
/** Whether the touch that ends now still becomes a click. */
const clicks = (on: HTMLElement | undefined) =>
  on?.dispatchEvent(new Event('touchend', { bubbles: true, cancelable: true }));

test('a tap beside an open list closes it and clicks nothing, also when the list is gone before it ends; the next tap clicks', () => {
  const { rerender } = guarded();
  press(outside);
  rerender({ active: false });
  expect(clicks(outside)).toBe(false);
  press(outside);
  expect(clicks(outside)).toBe(true);
});

test('a tap into the list chooses, and a mouse needs no guard: what it presses is not touched', () => {
  guarded();
  press(inside);
  expect(clicks(inside)).toBe(true);
  press(outside, 'mouse');
  expect(clicks(outside)).toBe(true);
});

test('a touch that the browser took for a scroll guards no later one', () => {
  const { unmount } = guarded();
  press(outside);
  outside?.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  expect(clicks(outside)).toBe(true);
  unmount();
  press(outside);
  expect(clicks(outside)).toBe(true);
});
