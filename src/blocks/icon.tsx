import type { IconName } from './icon-name.ts';

export interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

/**
 * One drawing of the sprite `/icons.svg`, in the colour of the text around it. Always decorative: what it means
 * stands in text beside it or in the name of the control around it (A36).
 */
export const Icon = ({ name, size = 24, className }: IconProps) => (
  <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
    <use href={`/icons.svg#${name}`} />
  </svg>
);
