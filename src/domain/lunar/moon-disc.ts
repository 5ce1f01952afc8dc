import type { MoonPhase } from './moon.ts';

/** Whether the moon wanes: its left side is lit, seen from the northern hemisphere. */
export const isWaning = (phase: MoonPhase): boolean => /^(waning|third|last)/.test(phase);

/**
 * SVG path data of the lit part of a moon disc centred on (0, 0). `illumination` (0 to 1) is the lit share of the
 * area; 0 gives an empty path.
 */
export function litPath(radius: number, illumination: number, waning = false): string {
  const r = radius;
  if (illumination <= 0) return '';
  if (illumination >= 1) return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  const limb = waning ? 0 : 1;
  const terminator = illumination > 0.5 ? limb : 1 - limb;
  const width = (Math.abs(1 - 2 * illumination) * r).toFixed(1);
  return `M0 ${-r}A${r} ${r} 0 0 ${limb} 0 ${r}A${width} ${r} 0 0 ${terminator} 0 ${-r}Z`;
}
