import type { ComponentType, ReactNode } from 'react';
import { chunkOf, useChunk } from './chunk.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface OpenedByPress {
  open: boolean;
}

/** A dialog that is fetched on demand. */
export interface LazyDialog<P extends OpenedByPress> {
  (props: P & { onFail: () => void }): ReactNode;
  preload: () => void;
}

/**
 * A dialog whose chunk is fetched when it is first opened. When the chunk does not come, or the dialog breaks, nothing
 * else does: `onFail` has its owner close it and say so, and the next opening tries again.
 */
export function lazyDialog<P extends OpenedByPress>(load: () => Promise<ComponentType<P>>): LazyDialog<P> {
  const chunk = chunkOf(load);
  function OnDemand({ onFail, ...props }: P & { onFail: () => void }) {
    const Dialog = useChunk(chunk, props.open, onFail);
    if (!Dialog) return null;
    return (
      <ErrorBoundary renderFallback={() => null} onError={onFail} resetKey={props.open}>
        <Dialog {...(props as unknown as P)} />
      </ErrorBoundary>
    );
  }
  return Object.assign(OnDemand, { preload: chunk.preload });
}
