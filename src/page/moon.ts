import { createContext, use, useSyncExternalStore } from 'react';
import type { Moon } from '#domain/lunar/moon.ts';
import { createStore, type Store } from './store.ts';

/** Creates a store of today's moon: `undefined` until it has loaded, or if it fails to (SH-7). */
export const createMoonStore = (): Store<Moon | undefined> => createStore<Moon | undefined>(undefined);

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
