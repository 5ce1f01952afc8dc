import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether hydration is over: false on the server and during hydration, then true. For markup that must not be in the
 * server's HTML, such as Radix elements with inline styles, which a strict Content-Security-Policy refuses.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
