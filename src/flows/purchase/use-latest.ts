import { useCallback, useEffect, useRef } from 'react';

/** A way to read, later and outside of rendering, what a value is by then. The same function for ever. */
export function useLatest<T>(value: T): () => T {
  const kept = useRef(value);
  useEffect(() => {
    kept.current = value;
  });
  return useCallback(() => kept.current, []);
}
