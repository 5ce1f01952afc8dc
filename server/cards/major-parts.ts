import { bare, C, disc, ferns, INK, line, moved, oval, shape } from './drawing-kit.ts';

/** Drawings for the lowest fifth of a card, by name; each takes its fill colour. */
export const FIFTHS = {
  ferns: (fill: string) => ferns(fill),
  water: (fill: string) =>
    shape('M0 300C44 284 84 306 120 296C158 306 198 284 240 300V360H0Z', fill) +
    line(
      'M40 322C52 316 64 328 76 322S100 316 112 322M130 338C142 332 154 344 166 338S190 332 202 338',
      1.8,
      C.white,
    ),
  wall: (fill: string) =>
    shape('M0 292H240V360H0Z', fill) +
    line(
      'M0 314H240M0 336H240M40 292V314M120 292V314M200 292V314M80 314V336M160 314V336M40 336V360M120 336V360M200 336V360',
    ),
  snow: (fill: string) =>
    shape('M0 300C40 268 84 292 120 278C156 292 204 264 240 296V360H0Z', fill) +
    bare('M0 330C60 304 150 336 240 318V360H0Z', C.white),
} as const;

/** Design of a major arcana card: one symbol, a halo with ticks, a background colour, a drawing in the lowest fifth. */
export interface Major {
  background: string;
  halo: string;
  fifth: keyof typeof FIFTHS;
  fifthFill: string;
  symbol: () => string;
}

/** A cheek of a face. */
export const cheek = (x: number, y: number) => `<g opacity=".42">${oval(x, y, 7, 5, C.poppy, 0)}</g>`;
/** The shine of a lantern. */
export const glow = (x: number, y: number, r: number) =>
  `<g opacity=".28">${disc(x, y, r, C.strawXL, 0)}</g>`;
/** A night disc with its right half lit. */
export const halfMoon = (x: number, y: number, r: number) =>
  disc(x, y, r, C.night, 2) + shape(`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`, C.strawL, 2);

/** Symbols of the four seasons on the Wheel of Fortune, in a square of 24. */
const SIGNS = {
  Aries:
    'M12 21V9.5C12 5.5 10 3 7.4 3 5.4 3 4 4.4 4 6.3c0 1.7 1.1 2.9 2.7 2.9M12 9.5C12 5.500 14 3 16.600 3 18.600 3 20 4.400 20 6.300c0 1.700-1.100 2.900-2.700 2.900',
  Cancer:
    'M4.300 9.700a2.700 2.700 0 1 0 5.400 0a2.700 2.700 0 1 0-5.400 0C5.300 5.300 11.500 3.600 20 6.800M19.700 14.300a2.700 2.700 0 1 0-5.400 0a2.700 2.700 0 1 0 5.400 0c-1 4.400-7.200 6.100-15.700 2.900',
  Libra:
    'M3.500 20.300h17M3.500 16h5.400c-1.600-1.100-2.700-3-2.700-5.100a5.800 5.800 0 0 1 11.600 0c0 2.100-1.100 4-2.700 5.100h5.400',
  Capricorn:
    'M3 5.300c2-.3 3.300 1 3.300 3.700v7.300M6.300 10c0-3 1.400-4.700 3.200-4.700 1.900 0 3 1.600 3 4.500v6.700c0 2.600-1.200 4.600-3.500 4.900M12.500 15.800c.3-2.100 1.900-3.500 3.900-3.500a3.650 3.650 0 0 1 0 7.300c-2 0-3.600-1.500-3.900-3.800Z',
} as const;
/** A zodiac symbol, centred at (x, y). */
export const glyph = (sign: keyof typeof SIGNS, x: number, y: number) =>
  moved(`translate(${(x - 9.6).toFixed(1)} ${(y - 9.6).toFixed(1)}) scale(.8)`, line(SIGNS[sign], 2, INK));

/** A face around (x, y), `k` times its drawn size. */
export const face = (x: number, y: number, k: number) =>
  moved(
    `translate(${x} ${y}) scale(${k})`,
    line('M-15-3v3M15-3v3', 3.4) +
      line('M-20-10C-15-14-10-14-7-12M7-12C10-14 15-14 20-10', 1.6) +
      line('M0-2C1 4 3 7 3 9C2 11-1 11-3 10M-8 17C-3 21 4 21 9 17', 1.7) +
      cheek(-19, 9) +
      cheek(20, 9),
  );

/** Draws an item for each row of arguments. */
export const each = <const Row extends readonly (number | string)[]>(
  rows: readonly Row[],
  draw: (row: Row) => string,
): string => rows.map(draw).join('');
