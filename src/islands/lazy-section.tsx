import { useState, type ComponentType, type ReactNode } from 'react';
import { chunkOf, useChunk } from './chunk.ts';
import { ErrorBoundary } from './error-boundary.tsx';

export interface SectionStandIns {
  /** Stands in while the chunk is on its way. */
  pending?: ReactNode;
  /** Stands in for a section that could not be shown, with its way to try again. */
  renderFailed: (retry: () => void, isRetrying: boolean) => ReactNode;
}

/** A section that is fetched on demand. */
export interface LazySection<P extends object> {
  (props: P): ReactNode;
  preload: () => void;
}

/**
 * A section, never in the server's HTML, whose chunk is fetched when it is first shown. When the chunk does not come,
 * or the section breaks, the rest of the page stands and the visitor can try again in its place.
 */
export function lazySection<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { pending = null, renderFailed }: SectionStandIns,
): LazySection<P> {
  const chunk = chunkOf(load);
  function OnDemand(props: P) {
    const [status, setStatus] = useState<'loading' | 'failed' | 'retrying'>('loading');
    const Section = useChunk(chunk, status !== 'failed', () => setStatus('failed'));
    if (Section)
      return (
        <ErrorBoundary renderFallback={(retry) => renderFailed(retry, false)}>
          <Section {...props} />
        </ErrorBoundary>
      );
    return status === 'loading' ? pending : renderFailed(() => setStatus('retrying'), status === 'retrying');
  }
  return Object.assign(OnDemand, { preload: chunk.preload });
}
