import { normalizeDegrees } from '#domain/chart.ts';
import { paint } from '#styles/sky/birth-chart.late.css.ts';
import { coordinate, halfway, pointAt, RADIUS, rayPath } from './geometry.ts';

export interface HouseWheelProps {
  /** Longitudes of the twelve cusps, the first house first. */
  cusps: readonly number[];
  ascendant: number;
  midheaven: number | undefined;
}

const text = { textAnchor: 'middle', dominantBaseline: 'central', fontFamily: 'inherit' } as const;

/** The houses with their numbers, and the axes of ascendant and midheaven across the whole wheel. */
export const HouseWheel = ({ cusps, ascendant, midheaven }: HouseWheelProps) => (
  <>
    {cusps.map((cusp, index) => {
      const number = pointAt(halfway(cusp, cusps[(index + 1) % cusps.length] ?? cusp), 97, ascendant);
      return (
        <g key={cusp} data-house={index + 1}>
          <path d={rayPath(cusp, RADIUS.hub, RADIUS.inner, ascendant)} stroke={paint.line} strokeWidth=".8" />
          <text {...text} x={coordinate(number.x)} y={coordinate(number.y)} fontSize="10" fill={paint.muted}>
            {index + 1}
          </text>
        </g>
      );
    })}
    {axesOf(ascendant, midheaven).map(({ name, longitude }) => {
      const label = pointAt(longitude, (RADIUS.edge + RADIUS.outer) / 2, ascendant);
      return (
        <g key={name} data-axis={name}>
          <path
            d={rayPath(longitude, RADIUS.hub, RADIUS.inner, ascendant)}
            stroke={paint.ink}
            strokeWidth="2.2"
          />
          <text
            {...text}
            x={coordinate(label.x)}
            y={coordinate(label.y)}
            fontSize="11"
            fontWeight="600"
            fill={paint.ink}
          >
            {name}
          </text>
        </g>
      );
    })}
  </>
);

/** The four angles by their international names; without a midheaven only the horizon. */
const axesOf = (ascendant: number, midheaven: number | undefined) => [
  { name: 'As', longitude: ascendant },
  { name: 'Ds', longitude: normalizeDegrees(ascendant + 180) },
  ...(midheaven === undefined
    ? []
    : [
        { name: 'Mc', longitude: midheaven },
        { name: 'Ic', longitude: normalizeDegrees(midheaven + 180) },
      ]),
];
