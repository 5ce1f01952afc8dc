import { useCallback, useMemo, useState } from 'react';
import type { Person } from '#machines/sign-in.machine.ts';

/**
 * Hook: the signed-in person under the name that she has saved since she was read. The name is no part of signing in,
 * so the machine does not know of it; whoever is read anew comes with the stored one.
 */
export function useOwnName(read: Person | undefined) {
  const [saved, setSaved] = useState<{ over: Person; name: string }>();
  const person = useMemo(
    () => (read && saved?.over === read ? { ...read, name: saved.name } : read),
    [read, saved],
  );
  const rename = useCallback((name: string) => read && setSaved({ over: read, name }), [read]);
  return { person, rename };
}
