import type { ComponentType, ReactNode } from 'react';
import { chunkOf, useChunk } from './chunk.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface OpenedByPress {
  open: boolean;
}

/** A dialog component that is fetched on demand. */
export interface LazyDialog<P extends OpenedByPress> {
  (props: P & { onFail: () => void }): ReactNode;
  preload: () => void;
}

/**
 * Makes a dialog whose chunk is fetched when it is first opened. If the chunk fails to load or the dialog throws, the
 * rest of the page is unaffected: `onFail` lets the owner close it and show a message, and the next opening tries
 * again.
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
