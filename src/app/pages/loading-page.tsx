import { Skeletons } from '#blocks/skeletons.tsx';
import { wrap } from '#styles/layout.css.ts';

/** A page on its way: empty cards, and a word when it takes long (U6). */
export const LoadingPage = () => (
  <div className={wrap}>
    <Skeletons kind="variant" count={3} />
  </div>
);
