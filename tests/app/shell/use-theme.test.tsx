import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTheme } from '#app/shell/use-theme.ts';

/** The system's theme, which a test changes. */
const system = Object.assign(new EventTarget(), { matches: false });
const systemTurns = (dark: boolean) => {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
};
const shown = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset['theme'] = 'light';
  system.matches = false;
  vi.stubGlobal('matchMedia', () => system);
});

test('the switch says the choice that is kept, and shows and keeps the next one at once [SH-1]', () => {
  localStorage.setItem('theme', 'dark');
  const { result } = renderHook(useTheme);
  expect(result.current[0]).toBe('dark');
  act(() => result.current[1]('system'));
  expect([result.current[0], shown(), localStorage.getItem('theme')]).toEqual(['system', 'light', 'system']);
  act(() => result.current[1]('dark'));
  expect([result.current[0], shown(), localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark']);
});

test('the system’s theme is followed while it is the choice, and as long as the page stands [SH-1]', () => {
  const { result, unmount } = renderHook(useTheme);
  systemTurns(true);
  expect(shown()).toBe('light');
  act(() => result.current[1]('system'));
  expect(shown()).toBe('dark');
  systemTurns(false);
  expect(shown()).toBe('light');
  unmount();
  systemTurns(true);
  expect(shown()).toBe('light');
});
