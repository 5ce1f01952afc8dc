// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceDrawer, tabDrawer } from '#browser/storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['device', deviceDrawer, () => localStorage],
  ['tab', tabDrawer, () => sessionStorage],
] as const)('[OF-4] the drawer of the %s', (_, drawer, storage) => {
  it('gives back what was put into it', () => {
    drawer.write('a', { n: 1 });
    expect(drawer.read('a')).toEqual({ n: 1 });
    expect(storage().getItem('a')).toBe('{"n":1}');
    drawer.clear('a');
    expect(drawer.read('a')).toBeUndefined();
    expect(storage()).toHaveLength(0);
  });

  it('reads foreign text as nothing', () => {
    storage().setItem('a', 'not JSON {');
    expect(drawer.read('a')).toBeUndefined();
  });

  it('[U32] full: nothing is kept, nothing breaks', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => drawer.write('a', 1)).not.toThrow();
    expect(drawer.read('a')).toBeUndefined();
    vi.restoreAllMocks();
  });
});

it('[OF-4] [U32] a browser that forbids storage altogether breaks nothing', () => {
  const forbidden = {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    configurable: true,
  };
  const kept = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', forbidden);
  try {
    expect(() => deviceDrawer.write('a', 1)).not.toThrow();
    expect(deviceDrawer.read('a')).toBeUndefined();
    expect(() => deviceDrawer.clear('a')).not.toThrow();
  } finally {
    if (kept) Object.defineProperty(window, 'localStorage', kept);
    else Reflect.deleteProperty(window, 'localStorage');
  }
});
