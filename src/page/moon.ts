import { createContext, use, useSyncExternalStore } from 'react';
import type { Moon } from '#domain/moon.ts';

/** Today's moon: `undefined` until it has loaded, or if it fails to (SH-7). */
export interface MoonStore {
  get: () => Moon | undefined;
  set: (moon: Moon | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store without a moon, to which components subscribe. */
export function createMoonStore(): MoonStore {
  const listeners = new Set<() => void>();
  let moon: Moon | undefined;
  return {
    get: () => moon,
    set(next) {
      moon = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Provides the store of today's moon to all descendants. The store never changes: a context whose value changed would
 * make React hydrate every part below at once, fetch its code, and drop what was typed or pressed before.
 */
export const MoonProvider = createContext(createMoonStore());

/** Returns today's moon, if it is known. Call it in a component without parts that are hydrated later. */
export function useMoonOfToday(): Moon | undefined {
  const { subscribe, get } = use(MoonProvider);
  return useSyncExternalStore(subscribe, get, () => undefined);
}
