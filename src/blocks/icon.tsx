import type { IconName } from './icon-name.ts';

export interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

/**
 * An icon of the sprite `/icons.svg`, in the current text colour. Always decorative: its meaning must be in a text or
 * in the accessible name of its control (A36).
 */
export const Icon = ({ name, size = 24, className }: IconProps) => (
  <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
    <use href={`/icons.svg#${name}`} />
  </svg>
);
