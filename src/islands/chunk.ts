import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { ATTEMPTS_WHILE_WAITING, importWithRetry } from './import-with-retry.ts';

/** A component's code that is fetched on demand, at most once. */
export interface Chunk<P> {
  component: ComponentType<P> | undefined;
  fetch: () => Promise<ComponentType<P>>;
  /** Fetches ahead of the first use; a failure is told by that use, which tries again. */
  preload: () => void;
}

/** A chunk that `load` imports. */
export const chunkOf = <P>(load: () => Promise<ComponentType<P>>): Chunk<P> => {
  const chunk: Chunk<P> = {
    component: undefined,
    fetch: async () => (chunk.component ??= await importWithRetry(load, ATTEMPTS_WHILE_WAITING)),
    preload: () => void chunk.fetch().catch(() => undefined),
  };
  return chunk;
};

/**
 * The component of a chunk, once it is wanted and has come. Each time that it becomes wanted, a chunk that failed
 * before is tried again.
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
