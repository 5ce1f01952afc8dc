import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, followSystemTheme, readThemeChoice } from '#browser/theme.ts';

const system = Object.assign(new EventTarget(), { matches: false });
const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  system.matches = false;
  vi.stubGlobal('matchMedia', () => system);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('light by default, also over foreign words in storage [SH-1]', () => {
  expect(readThemeChoice()).toBe('light');
  localStorage.setItem('theme', 'sepia');
  expect(readThemeChoice()).toBe('light');
});

it('where none is chosen, the device’s in a tab that came from a mail’s page; a choice holds there, too [SH-1]', () => {
  sessionStorage.setItem('theme', 'system');
  expect(readThemeChoice()).toBe('system');
  chooseTheme('light');
  expect(readThemeChoice()).toBe('light');
});

it.each(['light', 'dark'] as const)('%s is shown, and kept as the bare word [SH-1]', (choice) => {
  chooseTheme(choice);
  expect(shown()).toBe(choice);
  expect(localStorage.getItem('theme')).toBe(choice);
  expect(readThemeChoice()).toBe(choice);
});

it('the system’s choice is followed while it is the choice [SH-1]', () => {
  system.matches = true;
  chooseTheme('system');
  expect(shown()).toBe('dark');
  const stop = followSystemTheme();
  system.matches = false;
  system.dispatchEvent(new Event('change'));
  expect(shown()).toBe('light');
  chooseTheme('dark');
  system.dispatchEvent(new Event('change'));
  expect(shown()).toBe('dark');
  chooseTheme('system');
  stop();
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  expect(shown()).toBe('light');
});

it('a device that keeps nothing still shows the choice [SH-1] [U32]', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  chooseTheme('dark');
  expect(shown()).toBe('dark');
  expect(readThemeChoice()).toBe('light');
});
