import { isWaning, litPath } from '#domain/lunar/moon-disc.ts';
import type { Moon } from '#domain/lunar/moon.ts';
import { bigMoon, moon as smallMoon } from '#styles/sky/lunar-calendar.late.css.ts';

const RADIUS = 118;
/** Radius of a moon in its box of 24. */
const SMALL = 9.5;

type Shown = { moon: Pick<Moon, 'phase' | 'illumination'> };

/** The moon of a day within a ring of minutes, two-toned on every ground. Decorative. */
export const BigMoon = ({ moon }: Shown) => (
  <svg viewBox="-150 -150 300 300" className={bigMoon} aria-hidden="true" focusable="false">
    <circle r="140" fill="none" stroke="#E8BE5A" strokeWidth="8" strokeDasharray="1.6 10.62" />
    <circle r={RADIUS} fill="#1B4A57" stroke="#F5BF97" strokeWidth="2" />
    <path d={litPath(RADIUS, moon.illumination, isWaning(moon.phase))} fill="#F9D8BF" />
  </svg>
);

/** The moon's phase at noon of a day. Decorative: a text beside it says the same. */
export const SmallMoon = ({ moon, size }: Shown & { size: number }) => (
  <svg
    viewBox="-12 -12 24 24"
    width={size}
    height={size}
    className={smallMoon}
    aria-hidden="true"
    focusable="false"
  >
    <circle r={SMALL} />
    <path d={litPath(SMALL, moon.illumination, isWaning(moon.phase))} />
  </svg>
);
