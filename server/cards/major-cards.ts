import { background, halo, romanOf, type Drawing } from './card-frame.ts';
import { sky } from './drawing-kit.ts';
import { HIGHER_MAJORS } from './higher-majors.ts';
import { LOWER_MAJORS } from './lower-majors.ts';
import { FIFTHS } from './major-parts.ts';
import { SIX_MAJORS } from './six-majors.ts';

/** Draws a card of the major arcana by its number. */
export function majorCard(number: number): Drawing {
  const drawn = SIX_MAJORS[number];
  const major = LOWER_MAJORS[number] ?? HIGHER_MAJORS[number];
  const picture =
    drawn?.() ??
    (major
      ? background(major.background) +
        sky(number + 3, [240, 240], 3, major.halo, 22) +
        halo(164, 92, { fill: major.halo }) +
        FIFTHS[major.fifth](major.fifthFill) +
        major.symbol()
      : '');
  return { picture, numeral: romanOf(number) };
}
