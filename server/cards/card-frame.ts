import { bare, box, C, disc, INK, line, moved, star, ticks } from './drawing-kit.ts';

/** Strokes of Roman numerals: a picture names no font. Width, then path. */
const STROKES: Readonly<Record<string, readonly [number, string]>> = {
  I: [11, 'M0 0V24M-4 0H4M-4 24H4'],
  V: [24, 'M-9 0L0 24L9 0M-12 0H-5M5 0H12'],
  X: [24, 'M-9 0L9 24M9 0L-9 24M-12 0H-5M5 0H12M-12 24H-5M5 24H12'],
  O: [24, 'M0 0C-14 0-14 24 0 24C14 24 14 0 0 0'],
};

const ROMAN = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** A number from 1 to 39 in Roman numerals; the Fool's is a round nought. */
export function romanOf(number: number): string {
  if (number === 0) return 'O';
  let [left, text] = [number, ''];
  for (const [value, signs] of ROMAN) for (; left >= value; left -= value) text += signs;
  return text;
}

const GAP = 4;
const widthOf = (signs: readonly string[]) =>
  signs.reduce((sum, sign) => sum + (STROKES[sign]?.[0] ?? 0) + GAP, -GAP);

/** A Roman numeral in the card's strip. */
export function numeral(text: string): string {
  const signs = [...text];
  let x = -widthOf(signs) / 2;
  const paths = signs.map((sign) => {
    const [width, d] = STROKES[sign] ?? [0, ''];
    x += width + GAP;
    return `<path transform="translate(${(x - GAP - width / 2).toFixed(1)} 0)" d="${d}"/>`;
  });
  const scale = signs.length > 4 ? 0.9 : 1;
  return `<g transform="translate(120 354) scale(${scale})" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="butt">${paths.join('')}</g>`;
}

/** The plain background of a picture. */
export const background = (fill: string) => bare('M0 0H240V360H0Z', fill);

/** A halo with ticks, in which the one symbol of a card stands. */
export const halo = (y: number, r: number, { fill, tick = INK }: { fill: string; tick?: string }) =>
  ticks(120, y, r + 12, { count: 64, length: 7, fill: tick }) + disc(120, y, r, fill);

/** What a card shows. */
export interface Drawing {
  picture: string;
  /** In the strip: a numeral, or nothing where a star stands. */
  numeral: string;
}

/**
 * Frames a picture: paper, an ink edge, a window, and a strip with a numeral between two stars. Reversed, the picture
 * turns and the strip does not.
 */
export function framed({ picture, numeral: text }: Drawing, isReversed: boolean): string {
  const wide = text.length > 4 ? 20 : text.length > 3 ? 16 : text.length > 2 ? 10 : 0;
  const shown = isReversed ? moved('rotate(180 120 180)', picture) : picture;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="400" viewBox="0 0 240 400" aria-hidden="true" focusable="false">',
    `<g stroke="${INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">`,
    box([1.5, 1.5], [237, 397], C.white, { r: 16, stroke: 3 }),
    '<svg x="13" y="13" width="214" height="321" viewBox="0 0 240 360" preserveAspectRatio="xMidYMid slice">',
    `<clipPath id="w"><rect width="240" height="360" rx="9"/></clipPath><g clip-path="url(#w)">${shown}</g></svg>`,
    box([13, 13], [214, 321], 'none', { r: 8 }),
    line(`M26 366H${72 - wide}M${168 + wide} 366H214`, 1.2, C.straw),
    star([82 - wide, 366, 6], C.poppy),
    star([158 + wide, 366, 6], C.poppy),
    text === '' ? star([120, 366, 15], C.straw) : numeral(text),
    '</g></svg>',
  ].join('');
}
