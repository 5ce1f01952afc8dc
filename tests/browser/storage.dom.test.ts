import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from '#browser/storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['device', safeLocalStorage, () => localStorage],
  ['tab', safeSessionStorage, () => sessionStorage],
] as const)('the storage of the %s [OF-4]', (_, storage, rawStorage) => {
  it('gives back what was put into it', () => {
    storage.write('a', { n: 1 });
    expect(storage.read('a')).toEqual({ n: 1 });
    expect(rawStorage().getItem('a')).toBe('{"n":1}');
    storage.clear('a');
    expect(storage.read('a')).toBeUndefined();
    expect(rawStorage()).toHaveLength(0);
  });

  it('reads foreign text as nothing', () => {
    rawStorage().setItem('a', 'not JSON {');
    expect(storage.read('a')).toBeUndefined();
  });

  it('full: nothing is kept, nothing breaks [U32]', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => storage.write('a', 1)).not.toThrow();
    expect(storage.read('a')).toBeUndefined();
    vi.restoreAllMocks();
  });
});

it('a browser that forbids storage altogether breaks nothing [OF-4] [U32]', () => {
  const forbidden = {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    configurable: true,
  };
  const kept = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', forbidden);
  try {
    expect(() => safeLocalStorage.write('a', 1)).not.toThrow();
    expect(safeLocalStorage.read('a')).toBeUndefined();
    expect(() => safeLocalStorage.clear('a')).not.toThrow();
  } finally {
    if (kept) Object.defineProperty(window, 'localStorage', kept);
    else Reflect.deleteProperty(window, 'localStorage');
  }
});
