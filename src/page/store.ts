/** A value beside React to which components subscribe (`useSyncExternalStore`), so that a change renders them alone. */
export interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store with its first value. */
export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
