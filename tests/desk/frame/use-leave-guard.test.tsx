import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardLeaving, leaveBy, leaveDeskBy } from '#desk/browser/leave-guard.ts';
import { useGo, useLeaveGuard } from '#desk/frame/use-leave-guard.ts';

let isRenewed = false;
vi.mock('#desk/browser/typed-before.ts', () => ({ isPageRenewed: () => isRenewed }));
beforeEach(() => {
  isRenewed = false;
  window.history.replaceState(null, '', '/tu');
});
let lift = () => {};
afterEach(() => lift());

/** Whether the browser would ask before it closes the tab. */
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const guarded = (hasUnsaved: boolean, isKept = () => false) =>
  renderHook(
    (now: { hasUnsaved: boolean; isKept: () => boolean }) => useLeaveGuard(now.hasUnsaved, now.isKept),
    {
      initialProps: { hasUnsaved, isKept },
    },
  );

test('the browser asks before a tab with unsaved text closes, and no more once it is stored or left [DK-6]', () => {
  const { rerender, unmount } = guarded(false);
  expect(browserAsks()).toBe(false);
  rerender({ hasUnsaved: true, isKept: () => false });
  expect(browserAsks()).toBe(true);
  rerender({ hasUnsaved: false, isKept: () => false });
  expect(browserAsks()).toBe(false);
  rerender({ hasUnsaved: true, isKept: () => false });
  unmount();
  expect(browserAsks()).toBe(false);
});

test('a page that is renewed keeps what was typed, and the browser asks nothing [DK-6]', () => {
  guarded(true);
  isRenewed = true;
  expect(browserAsks()).toBe(false);
});

test('who stays is asked again; who goes on goes once, and the question is closed [DK-6]', () => {
  const { result } = guarded(true);
  const go = vi.fn<() => void>();
  act(() => leaveBy(go));
  act(() => result.current.stay());
  expect(result.current.leaving).toBeUndefined();
  expect(go).not.toHaveBeenCalled();
  act(() => leaveBy(go));
  act(() => result.current.leaving?.proceed());
  expect(go).toHaveBeenCalledTimes(1);
  expect(result.current.leaving).toBeUndefined();
});

test('text that is stored while its question stands lets her go on, once [DK-6]', () => {
  const { result, rerender } = guarded(true);
  const go = vi.fn<() => void>();
  act(() => leaveBy(go));
  rerender({ hasUnsaved: false, isKept: () => false });
  rerender({ hasUnsaved: true, isKept: () => false });
  expect(go).toHaveBeenCalledTimes(1);
  expect(result.current.leaving).toBeUndefined();
});

test('whether the device keeps the text is asked as the desk is left, of what is typed then [DK-6]', () => {
  const { rerender } = guarded(true, () => true);
  const go = vi.fn<() => void>();
  rerender({ hasUnsaved: true, isKept: () => false });
  act(() => leaveDeskBy(go));
  expect(go).not.toHaveBeenCalled();
  rerender({ hasUnsaved: true, isKept: () => true });
  act(() => leaveDeskBy(go));
  expect(go).toHaveBeenCalledTimes(1);
});

const Router = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;

test('another page opens once the server has answered, unless the page that asked was left meanwhile', () => {
  const { result } = renderHook(() => useGo(), { wrapper: Router });
  window.history.pushState(null, '', '/gdzie-indziej');
  act(() => result.current('/nowa'));
  expect(window.location.pathname).toBe('/gdzie-indziej');
  window.history.replaceState(null, '', '/tu');
  const before = window.history.length;
  act(() => result.current('/nowa'));
  expect([window.location.pathname, window.history.length]).toEqual(['/nowa', before + 1]);
});

test('what is typed is asked about before another page opens, unless that one takes the place of this [DK-6]', () => {
  const asked = vi.fn<(proceed: () => void) => void>();
  lift = guardLeaving(asked);
  const { result } = renderHook(() => useGo(), { wrapper: Router });
  act(() => result.current('/nowa'));
  expect([asked.mock.calls.length, window.location.pathname]).toEqual([1, '/tu']);
  const before = window.history.length;
  act(() => result.current('/nowa', { replace: true }));
  expect([asked.mock.calls.length, window.location.pathname, window.history.length]).toEqual([
    1,
    '/nowa',
    before,
  ]);
});
