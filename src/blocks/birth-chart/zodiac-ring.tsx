import { ZODIAC_SIGNS, type ZodiacSign } from '#domain/zodiac.ts';
import { paint } from '#styles/sky/birth-chart.late.css.ts';
import { pointAt, RADIUS, rayPath, sectorPath } from './geometry.ts';
import { Glyph } from './glyph.tsx';
import { SIGN_GLYPH } from './glyphs.ts';

/** Colours by sign: fire, earth, air and water repeat in this order. */
const ELEMENTS = [paint.fire, paint.earth, paint.air, paint.water] as const;

const SIGNS: readonly { sign: ZodiacSign; start: number; color: string }[] = ZODIAC_SIGNS.map(
  (sign, index) => ({
    sign,
    start: index * 30,
    color: ELEMENTS[index % 4] ?? paint.fire,
  }),
);

/** Tick marks every five degrees, longer ones every ten. */
const ticks = (ascendant: number) =>
  Array.from({ length: 72 }, (_, index) =>
    rayPath(index * 5, RADIUS.inner, index % 2 ? RADIUS.inner - 3 : RADIUS.tick, ascendant),
  ).join('');

/** The ring of the twelve signs, in the same colours in both themes. */
export const ZodiacRing = ({ ascendant }: { ascendant: number }) => (
  <>
    {SIGNS.map(({ sign, start, color }) => (
      <g key={sign} data-sign={sign}>
        <path
          d={sectorPath(start, start + 30, ascendant)}
          fill={color}
          stroke={paint.printed}
          strokeWidth="1"
        />
        <Glyph
          path={SIGN_GLYPH[sign]}
          at={pointAt(start + 15, (RADIUS.outer + RADIUS.inner) / 2, ascendant)}
          size={21}
          color={paint.printed}
        />
      </g>
    ))}
    <path d={ticks(ascendant)} stroke={paint.line} strokeWidth=".8" />
  </>
);
