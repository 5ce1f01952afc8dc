import { litPath } from '#domain/lunar/moon-disc.ts';
import { moon } from '#styles/moon-ring.late.css.ts';
import * as css from '#styles/result.css.ts';

/** The ring's moons, clockwise from the new moon at the top: illumination and whether the moon wanes. */
const MOONS = [
  [0, false],
  [0.22, false],
  [0.5, false],
  [0.78, false],
  [1, false],
  [0.78, true],
  [0.5, true],
  [0.22, true],
] as const;

export interface MoonRingProps {
  /** Nothing is expected soon: the moons stand still (U28). */
  still: boolean;
}

/** Loading indicator: eight moon phases in a ring. Decorative; the text beside it says what is loading. */
export const MoonRing = ({ still }: MoonRingProps) => (
  <svg viewBox="-160 -160 320 320" className={css.picture} aria-hidden="true" focusable="false">
    {MOONS.map(([illumination, waning], index) => (
      <g key={`${illumination} ${waning}`} className={still ? undefined : moon}>
        <g transform={`rotate(${index * 45}) translate(0 -104) rotate(${-index * 45})`}>
          <circle r="24" className={css.disc} />
          <path d={litPath(24, illumination, waning)} className={css.lit} />
        </g>
      </g>
    ))}
    <path d="M0-26Q4-4 26 0Q4 4 0 26Q-4 4-26 0Q-4-4 0-26Z" className={css.star} />
  </svg>
);
