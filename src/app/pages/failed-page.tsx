import { SectionError } from '#blocks/section-error.tsx';
import { loadErrorCopy } from '#copy/errors.ts';
import { wrap } from '#styles/layout.css.ts';
import { useOnline } from '../shell/use-online.ts';

/** Shown instead of a page that failed to load, with a button to retry (U35). */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();
  return (
    <div className={wrap}>
      <h1>{loadErrorCopy.title}</h1>
      <SectionError text={isOnline ? loadErrorCopy.text : loadErrorCopy.offline} onRetry={onRetry} />
    </div>
  );
}
