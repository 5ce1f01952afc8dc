import { litPath } from '#domain/lunar/moon-disc.ts';
import { moon } from '#styles/sky/moon-ring.late.css.ts';
import * as css from '#styles/result.css.ts';

/** The ring's moons, clockwise from the new moon at the top: illumination and whether the moon wanes. */
const MOONS = [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1, 0.83, 0.67, 0.5, 0.33, 0.17].map(
  (illumination, place) => [illumination, place > 6] as const,
);

export interface MoonRingProps {
  /** Whether the animation stops, while no change is expected soon (U28). */
  still: boolean;
}

/** Loading indicator: twelve moons in a ring around a card face down. Decorative; a text beside it names what is loading. */
export const MoonRing = ({ still }: MoonRingProps) => (
  <div className={css.ring} aria-hidden="true">
    <svg viewBox="-150 -150 300 300" focusable="false">
      {MOONS.map(([illumination, waning], index) => (
        <g key={`${illumination} ${waning}`} className={still ? undefined : moon}>
          <g transform={`rotate(${index * 30}) translate(0 -118) rotate(${-index * 30})`}>
            <circle r="15" className={css.disc} />
            <path d={litPath(15, illumination, waning)} className={css.lit} />
          </g>
        </g>
      ))}
    </svg>
    <img src="/art/karta-grzbiet.svg" alt="" width={240} height={400} className={css.ringCard} />
  </div>
);
