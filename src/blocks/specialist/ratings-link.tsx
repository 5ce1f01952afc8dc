import { RATINGS_LABEL } from '#copy/answer/ratings-label.ts';
import { RATINGS_PATH } from '#domain/ratings.ts';
import { stepBody } from '#styles/purchase/step.css.ts';
import { lineLink, small } from '#styles/text.css.ts';
import { Link } from '../link.tsx';

/** Link from the specialists to the page about how ratings are collected (LW-16). */
export const RatingsLink = () => (
  <p className={`${small} ${stepBody}`}>
    <Link to={RATINGS_PATH} className={lineLink}>
      {RATINGS_LABEL}
    </Link>
  </p>
);
