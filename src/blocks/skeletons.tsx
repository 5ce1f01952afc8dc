import { useEffect, useState } from 'react';
import { loadErrorCopy, loadingText } from '#copy/site/errors.ts';
import { SLOW_HINT_AFTER } from '#domain/shop-constants.ts';
import { skeleton, skeletonHeight, skeletons } from '#styles/notice.css.ts';
import { hidden } from '#styles/text.css.ts';

export interface SkeletonsProps {
  /** What is loading; sets the size, so that the layout does not shift (U6). */
  kind: keyof typeof skeletonHeight;
  count: number;
}

/** Placeholders in the final size while a section loads; after ten seconds with a hint that it takes long. */
export function Skeletons({ kind, count }: SkeletonsProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_HINT_AFTER);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div>
      <p role="status" className={slow ? undefined : hidden}>
        {slow ? loadErrorCopy.slow : loadingText}
      </p>
      <div className={skeletons} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={`${skeleton} ${skeletonHeight[kind]}`} />
        ))}
      </div>
    </div>
  );
}
