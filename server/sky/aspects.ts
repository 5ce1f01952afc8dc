import { ASPECTS, CHART_BODIES, separation, type Aspect, type ChartBody } from '#domain/chart.ts';

export interface AspectBetween {
  from: ChartBody;
  to: ChartBody;
  aspect: Aspect;
  /** Degrees from exact, to a hundredth. */
  orb: number;
}

const KINDS = Object.keys(ASPECTS) as Aspect[];

/** Bodies that form aspects; the fixed star Sirius does not. */
const PARTNERS = CHART_BODIES.filter((body) => body !== 'sirius');

/** Finds the aspects between ecliptic longitudes (degrees), closest first. Orbs do not overlap, so a pair has at most one aspect. */
export function findAspects(longitudes: Readonly<Record<ChartBody, number>>): AspectBetween[] {
  const found = PARTNERS.flatMap((from, index) =>
    PARTNERS.slice(index + 1).flatMap((to) => {
      const apart = separation(longitudes[from], longitudes[to]);
      const aspect = KINDS.find((kind) => Math.abs(apart - ASPECTS[kind].angle) <= ASPECTS[kind].orb);
      return aspect ? [{ from, to, aspect, orb: Math.abs(apart - ASPECTS[aspect].angle) }] : [];
    }),
  );
  return found
    .toSorted((a, b) => a.orb - b.orb)
    .map((between) => ({ ...between, orb: Math.round(between.orb * 100) / 100 }));
}
