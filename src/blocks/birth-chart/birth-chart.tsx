import { useId } from 'react';
import { chartAlt } from '#copy/sky/chart.ts';
import type { BirthChart as Chart } from '#domain/birth-chart.ts';
import { CHART_BODIES } from '#domain/chart.ts';
import * as css from '#styles/sky/birth-chart.late.css.ts';
import { AspectWeb } from './aspect-web.tsx';
import { BodyMarks } from './body-marks.tsx';
import { RADIUS } from './geometry.ts';
import { HouseWheel } from './house-wheel.tsx';
import { ZodiacRing } from './zodiac-ring.tsx';

export interface BirthChartProps {
  chart: Chart;
  /** Id of the svg element; saving and ordering find it by this id. */
  id?: string | undefined;
}

/**
 * Draws the birth chart as a wheel (BH-3, A35): signs outside, bodies and houses inside, aspects in the middle.
 * Without an hour of birth it has no houses, and 0° Aries is at the left. The lists beside it hold the same data.
 */
export function BirthChart({ chart, id }: BirthChartProps) {
  const title = useId();
  const { bodies, ascendant, midheaven, cusps, aspects = [] } = chart;
  const left = ascendant?.decimalDegrees ?? 0;
  const shown = CHART_BODIES.flatMap((name) => {
    const point = bodies[name];
    return point ? [{ name, point }] : [];
  });

  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      id={id}
      viewBox="-200 -200 400 400"
      width="400"
      height="400"
      role="img"
      aria-labelledby={title}
      fontFamily="'Instrument Sans Variable', system-ui, sans-serif"
      className={css.chart}
    >
      <title id={title}>
        {chartAlt(
          bodies.sun?.zodiacTranslation ?? '',
          bodies.moon?.zodiacTranslation ?? '',
          ascendant?.zodiacTranslation,
        )}
      </title>
      <circle r={RADIUS.edge} fill={css.paint.fill} stroke={css.paint.ink} strokeWidth="1.5" />
      <ZodiacRing ascendant={left} />
      <g fill="none" stroke={css.paint.ink} strokeWidth="1.8">
        <circle r={RADIUS.outer} />
        <circle r={RADIUS.inner} />
      </g>
      <g fill="none" stroke={css.paint.line} strokeWidth=".8">
        {cusps && <circle r={RADIUS.houses} />}
        <circle r={RADIUS.hub} />
      </g>
      {cusps && ascendant && (
        <HouseWheel cusps={cusps} ascendant={left} midheaven={midheaven?.decimalDegrees} />
      )}
      <AspectWeb aspects={aspects} longitudeOf={(body) => bodies[body]?.decimalDegrees} ascendant={left} />
      <BodyMarks bodies={shown} ascendant={left} />
    </svg>
  );
}
