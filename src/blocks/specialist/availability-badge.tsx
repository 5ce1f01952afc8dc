import { specialistCopy } from '#copy/purchase/specialist.ts';
import * as css from '#styles/purchase/fairy-card.css.ts';

/**
 * Badge "Wolna" (full moon) or "Zajęta" (half moon); text and glyph differ, so colour is not the only difference
 * (A8).
 */
export const AvailabilityBadge = ({
  isAvailable,
  className = '',
}: {
  isAvailable: boolean;
  className?: string;
}) => (
  <span className={`${css.badge} ${isAvailable ? css.free : css.busy} ${className}`}>
    {isAvailable ? specialistCopy.free : specialistCopy.busy}
  </span>
);
