import { coordinate, type Point } from './geometry.ts';

export interface GlyphProps {
  /** Path data on 24 × 24. */
  path: string;
  at: Point;
  /** Width and height in the wheel's units. */
  size: number;
  color: string;
}

/** Draws a glyph centred on a point of the wheel. */
export const Glyph = ({ path, at, size, color }: GlyphProps) => (
  <path
    d={path}
    transform={`translate(${coordinate(at.x - size / 2)} ${coordinate(at.y - size / 2)}) scale(${(size / 24).toFixed(3)})`}
    fill="none"
    stroke={color}
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);
