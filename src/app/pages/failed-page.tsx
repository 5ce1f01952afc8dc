import { SectionError } from '#blocks/section-error.tsx';
import { loadErrorCopy } from '#copy/site/errors.ts';
import { wrap } from '#styles/layout.css.ts';
import { useOnline } from '../shell/use-online.ts';

/** Scrolls up: after a longer page the visitor would otherwise see only the footer. */
const scrollHere = (page: HTMLElement | null) => page?.scrollIntoView();

/** Shown instead of a page that failed to load, with a button to retry (U35). */
export const FailedPage = ({ onRetry }: { onRetry: () => void }) => {
  const isOnline = useOnline();
  return (
    <div ref={scrollHere} className={wrap}>
      <SectionError
        isPage
        title={loadErrorCopy.pageTitle}
        text={isOnline ? loadErrorCopy.pageText : loadErrorCopy.offline}
        onRetry={onRetry}
      />
    </div>
  );
};
