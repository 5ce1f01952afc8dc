import { loadErrorCopy, loadingText } from '#copy/errors.ts';
import { skeleton, skeletonHeight, skeletons } from '#styles/notice.css.ts';
import { hidden } from '#styles/text.css.ts';

export interface SkeletonsProps {
  /** What is on its way; decides the size, so that its coming moves nothing (U6). */
  kind: keyof typeof skeletonHeight;
  count: number;
  /** It takes longer than it should: says so. */
  slow?: boolean | undefined;
}

/** Empty cards in the final size while a section loads. */
export const Skeletons = ({ kind, count, slow }: SkeletonsProps) => (
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
