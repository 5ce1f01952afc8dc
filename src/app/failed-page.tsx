import { useSyncExternalStore } from 'react';
import { SectionError } from '#blocks/section-error.tsx';
import { loadErrorCopy } from '#copy/errors.ts';
import { wrap } from '#styles/layout.css.ts';

const watchConnection = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** A page that could not be had: says so in Polish, with a way to try again (U35). */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className={wrap}>
      <h1>{loadErrorCopy.title}</h1>
      <SectionError text={isOnline ? loadErrorCopy.text : loadErrorCopy.offline} onRetry={onRetry} />
    </div>
  );
}
