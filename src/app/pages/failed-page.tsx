import { useEffect, useRef } from 'react';
import { SectionError } from '#blocks/section-error.tsx';
import { loadErrorCopy } from '#copy/site/errors.ts';
import { wrap } from '#styles/layout.css.ts';
import { useOnline } from '../shell/use-online.ts';

/** Shown instead of a page that failed to load, with a button to retry (U35). */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();
  const page = useRef<HTMLDivElement>(null);
  // The page before was longer: its reader would be left at the footer.
  useEffect(() => page.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <div ref={page} className={wrap}>
      <SectionError
        isPage
        title={loadErrorCopy.pageTitle}
        text={isOnline ? loadErrorCopy.pageText : loadErrorCopy.offline}
        onRetry={onRetry}
      />
    </div>
  );
}
