import type { ChartPoint } from '#domain/birth-chart.ts';
import type { ChartBody } from '#domain/chart.ts';
import { paint } from '#styles/sky/birth-chart.late.css.ts';
import { BODY_ROOM, coordinate, pointAt, RADIUS, rayPath, spread } from './geometry.ts';
import { Glyph } from './glyph.tsx';
import { BODY_GLYPH } from './glyphs.ts';

export interface BodyMarksProps {
  bodies: readonly { name: ChartBody; point: ChartPoint }[];
  ascendant: number;
}

/** A dot at each body's longitude, with its glyph as near as space allows; "R" marks retrograde motion. */
export function BodyMarks({ bodies, ascendant }: BodyMarksProps) {
  const longitudes = bodies.map(({ point }) => point.decimalDegrees);
  const shown = spread(longitudes, BODY_ROOM);
  return bodies.map(({ name, point }, index) => {
    const longitude = point.decimalDegrees;
    const place = shown[index] ?? longitude;
    const at = pointAt(place, RADIUS.body, ascendant);
    const dot = pointAt(longitude, RADIUS.hub, ascendant);
    const letter = pointAt(place, RADIUS.body - 16, ascendant);
    const [foot, head] = [
      pointAt(longitude, RADIUS.inner, ascendant),
      pointAt(place, RADIUS.body + 12, ascendant),
    ];
    return (
      <g key={name} data-body={name}>
        <path
          d={rayPath(longitude, RADIUS.hub, RADIUS.hub + 6, ascendant)}
          stroke={paint.ink}
          strokeWidth=".8"
        />
        <path
          d={`M${coordinate(foot.x)} ${coordinate(foot.y)}L${coordinate(head.x)} ${coordinate(head.y)}`}
          stroke={paint.muted}
          strokeWidth=".8"
        />
        <circle cx={coordinate(dot.x)} cy={coordinate(dot.y)} r="2.4" fill={paint.ink} />
        {/* Lines end at the sign: an axis through it would make it another. */}
        <circle cx={coordinate(at.x)} cy={coordinate(at.y)} r="12" fill={paint.fill} />
        <Glyph path={BODY_GLYPH[name]} at={at} size={21} color={paint.ink} />
        {point.retrograde && (
          <text
            x={coordinate(letter.x)}
            y={coordinate(letter.y)}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize="10"
            fontWeight="700"
            fill={paint.retrograde}
          >
            R
          </text>
        )}
      </g>
    );
  });
}
