import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { ATTEMPTS_WHILE_WAITING, importWithRetry } from './import-with-retry.ts';

/** A component's chunk that is fetched on demand, at most once. */
export interface Chunk<P> {
  component: ComponentType<P> | undefined;
  fetch: () => Promise<ComponentType<P>>;
  /** Fetches before the first use. A failure is ignored: the first use tries again. */
  preload: () => void;
}

/** Makes a chunk from its import function. */
export const chunkOf = <P>(load: () => Promise<ComponentType<P>>): Chunk<P> => {
  const chunk: Chunk<P> = {
    component: undefined,
    fetch: async () => (chunk.component ??= await importWithRetry(load, ATTEMPTS_WHILE_WAITING)),
    preload: () => void chunk.fetch().catch(() => undefined),
  };
  return chunk;
};

/**
 * Fetches a chunk when `isWanted` becomes true and returns its component once loaded. A failed chunk is fetched again
 * the next time `isWanted` becomes true.
 */
export function useChunk<P>(
  chunk: Chunk<P>,
  isWanted: boolean,
  onFail: () => void,
): ComponentType<P> | undefined {
  const [component, setComponent] = useState(() => chunk.component);
  const fail = useEffectEvent(onFail);
  const isMissing = isWanted && !component;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    chunk.fetch().then(
      (fetched) => {
        if (!isGone) setComponent(() => fetched);
      },
      () => {
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [chunk, isMissing]);
  return component;
}
