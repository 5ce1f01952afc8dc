import { specialistCopy } from '#copy/specialist.ts';
import * as css from '#styles/fairy-card.css.ts';

/** "Wolna" with a full moon or "Zajęta" with a half one: text and glyph differ, not colour alone (A8). */
export const AvailabilityBadge = ({ isAvailable }: { isAvailable: boolean }) => (
  <span className={`${css.badge} ${isAvailable ? css.free : css.busy}`}>
    {isAvailable ? specialistCopy.free : specialistCopy.busy}
  </span>
);
