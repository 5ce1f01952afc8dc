import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { chunkOf, useChunk } from './chunk.ts';
import { ErrorBoundary } from './error-boundary.tsx';

export interface SectionStandIns {
  /** Rendered while the chunk is loading. */
  pending?: ReactElement | null;
  /** Rendered in place of a section that failed, with a retry callback. */
  renderFailed: (retry: () => void, isRetrying: boolean) => ReactElement;
}

/** A section component that is fetched on demand. */
export interface LazySection<P extends object> {
  (props: P): ReactElement | null;
  /** Fetches before the first use; a section that has failed tries again. */
  preload: () => void;
}

/**
 * Makes a client-only section whose chunk is fetched when it is first rendered. If the chunk fails to load or the
 * section throws, the rest of the page is unaffected and the visitor can retry. When the browser is online again, it
 * retries by itself.
 */
export function lazySection<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { pending = null, renderFailed }: SectionStandIns,
): LazySection<P> {
  const chunk = chunkOf(load);
  /** What tries failed sections again. */
  const retries = new Set<() => void>();
  function OnDemand(props: P) {
    const [status, setStatus] = useState<'loading' | 'failed' | 'retrying'>('loading');
    const Section = useChunk(chunk, status !== 'failed', () => setStatus('failed'));
    useEffect(() => {
      if (status !== 'failed') return undefined;
      const retry = () => setStatus('retrying');
      retries.add(retry);
      window.addEventListener('online', retry);
      return () => {
        retries.delete(retry);
        window.removeEventListener('online', retry);
      };
    }, [status]);
    if (Section)
      return (
        <ErrorBoundary renderFallback={(retry) => renderFailed(retry, false)}>
          <Section {...props} />
        </ErrorBoundary>
      );
    return status === 'loading' ? pending : renderFailed(() => setStatus('retrying'), status === 'retrying');
  }
  return Object.assign(OnDemand, {
    preload() {
      if (retries.size === 0) chunk.preload();
      for (const retry of retries) retry();
    },
  });
}
