import { Skeletons } from '#blocks/skeletons.tsx';
import { wrap } from '#styles/layout.css.ts';
import { screenful } from '#styles/notice.css.ts';

/** Shown while a page loads: skeletons, and a hint when it takes long (U6). */
export const LoadingPage = () => (
  <div className={`${wrap} ${screenful}`}>
    <Skeletons kind="variant" count={3} />
  </div>
);
