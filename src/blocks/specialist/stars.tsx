import { specialistCopy } from '#copy/purchase/specialist.ts';
import { stars } from '#styles/purchase/fairy-card.css.ts';

/** Path data of one star on 20 × 20, from its top. */
const STAR = 'l2.5 5.2 5.7.7-4.2 3.9 1.1 5.7-5.1-2.8-5.1 2.8 1.1-5.7-4.2-3.9 5.7-.7z';
const STARS = [0, 1, 2, 3, 4].map((place) => `M${20 * place + 10} 2${STAR}`);

export interface StarsProps {
  /** 1 to 5, whole. */
  rating: number;
  /** What is read out instead of it. */
  mean?: number | undefined;
}

/** A rating as stars (OP-3), one image with one accessible name. */
export const Stars = ({ rating, mean = rating }: StarsProps) => (
  <svg
    role="img"
    aria-label={specialistCopy.ratingLabel(mean)}
    className={stars}
    width={90}
    height={18}
    viewBox="0 0 100 20"
    stroke="currentColor"
  >
    <path d={STARS.slice(0, rating).join('')} fill="currentColor" />
    <path d={STARS.slice(rating).join('')} fill="none" opacity=".6" />
  </svg>
);
