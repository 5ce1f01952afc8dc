import { useId } from 'react';
import { isWaning, litPath } from '#domain/lunar/moon-disc.ts';
import type { Moon } from '#domain/lunar/moon.ts';
import { wheel } from '#styles/home/home-hero.css.ts';

const RADIUS = 131;
/** Seas of the drawn moon: x, y and radius from its middle. */
const SEAS = [
  [40, -60, 26],
  [-28, -20, 18],
  [52, 30, 34],
  [0, 70, 20],
  [-48, 48, 14],
  [88, -28, 14],
  [10, -100, 12],
  [-24, -78, 8],
  [70, 92, 12],
] as const;

export interface HeroMoonProps {
  /** The moon to show; until it is known the disc is unlit. */
  moon: Pick<Moon, 'phase' | 'illumination'> | undefined;
}

/** The moon in the centre of the zodiac wheel (800 × 800), with today's phase. Decorative. */
export function HeroMoon({ moon }: HeroMoonProps) {
  const clip = useId();
  return (
    <svg viewBox="-400 -400 800 800" className={wheel} aria-hidden="true" focusable="false">
      <circle r={RADIUS + 1} fill="#1B4A57" stroke="#F5BF97" strokeWidth="2" />
      {moon && (
        <>
          <clipPath id={clip}>
            <path d={litPath(RADIUS, moon.illumination, isWaning(moon.phase))} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <circle r={RADIUS} fill="#F9D8BF" />
            {SEAS.map(([cx, cy, r]) => (
              <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill="#F5BF97" stroke="#EDA575" />
            ))}
          </g>
        </>
      )}
    </svg>
  );
}
