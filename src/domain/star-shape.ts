/** Path of the star that rates an answer, on 24 × 24, as the sprite has it: a letter's star is each device's own. */
export const STAR_SHAPE =
  'm12 3.3 2.6 5.6 6.1.7-4.5 4.2 1.2 6.1L12 16.8l-5.4 3.1 1.2-6.1-4.5-4.2 6.1-.7L12 3.3Z';

/** Width of its line: those of the drawing's icons. */
export const STAR_LINE = 1.6;
