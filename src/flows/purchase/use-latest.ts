import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable function that reads the latest rendered value, for use outside of rendering. */
export function useLatest<T>(value: T): () => T {
  const kept = useRef(value);
  useEffect(() => {
    kept.current = value;
  });
  return useCallback(() => kept.current, []);
}
