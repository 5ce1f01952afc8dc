import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and during hydration, true from the first client-only render on.
 * For markup that must not be in the server's HTML, such as Radix elements with inline styles,
 * which a strict Content-Security-Policy refuses.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
