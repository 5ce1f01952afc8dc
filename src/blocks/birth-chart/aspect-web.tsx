import type { ChartAspect } from '#domain/birth-chart.ts';
import { ASPECTS, type Aspect, type ChartBody } from '#domain/chart.ts';
import { paint } from '#styles/sky/birth-chart.late.css.ts';
import { chordPath, RADIUS } from './geometry.ts';

/**
 * Line style per aspect. Opposition and sextile are dashed, so that colour is not the only difference; a conjunction
 * needs no line.
 */
const LOOK: Partial<Record<Aspect, { stroke: string; strokeDasharray?: string }>> = {
  square: { stroke: paint.hard },
  opposition: { stroke: paint.hard, strokeDasharray: '5 3' },
  trine: { stroke: paint.trine },
  sextile: { stroke: paint.sextile, strokeDasharray: '2 3' },
};

export interface AspectWebProps {
  aspects: readonly ChartAspect[];
  longitudeOf: (body: ChartBody) => number | undefined;
  ascendant: number;
}

/** Lines between bodies in aspect; the more exact the aspect, the thicker the line. */
export const AspectWeb = ({ aspects, longitudeOf, ascendant }: AspectWebProps) => (
  <>
    {aspects.map(({ from, to, aspect, orb }) => {
      const [start, end, look] = [longitudeOf(from), longitudeOf(to), LOOK[aspect]];
      if (start === undefined || end === undefined || !look) return null;
      const closeness = Math.max(0, 1 - orb / ASPECTS[aspect].orb);
      return (
        <path
          key={`${from}-${to}`}
          data-aspect={aspect}
          d={chordPath(start, end, RADIUS.hub, ascendant)}
          fill="none"
          strokeWidth={(0.7 + closeness * 1.1).toFixed(1)}
          {...look}
        />
      );
    })}
  </>
);
