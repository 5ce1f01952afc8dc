import { print } from './tokens.ts';

/**
 * Figures of the page's sky, each a line from star to star: the place of its first, then steps. A unit is ten px of a
 * tile, so that numbers are short.
 */
const FIGURES = [
  ['6 12', '7-3', '6 5', '7-2.2', '4 7.2'],
  ['47 7', '7 4', '-2 8', '8 4', '6-4'],
  ['9 43', '6 5', '9-1', '4 7', '-6 6'],
  ['43 42', '7-2', '6 7', '8-2', '-4 11', '-8 4'],
] as const;

/** The brightest star of each figure. */
const BRIGHT = ['19 14', '52 19', '24 47', '56 47'];

/** Loose stars lie on this line, at these uneven distances. */
const LOOSE = {
  line: 'M1 6L69 1 4 24 71 33 2 37 68 53 5 60 40 71 9 33 3 18 64 27',
  distances: '0 9 0 19 0 5 0 14 0 7',
};

const path = (width: string, d: string, rest = '') => `<path stroke-width='${width}'${rest} d='${d}'/>`;

const lines = FIGURES.map(([first, ...steps]) => `M${first}l${steps.join(' ')}`).join('');
const rays = BRIGHT.map((star) => `M${star}m0-1v2m-1-1h2`).join('');
/** Lines without length: with round ends they are dots. */
const dots = FIGURES.map((stars) => `M${stars.join('h0m')}h0`).join('');

const figures = path('.1', lines + rays) + path('.5', dots);
const loose = path('.2', LOOSE.line, ` stroke-dasharray='${LOOSE.distances}'`);

/**
 * The sky as CSS images. They travel with the styles: files of their own would be asked for after them. They are short,
 * because the sky is an ornament that no browser shall take for what the page is about: Chromium leaves pictures of less
 * than 0.05 bits a pixel in sight out of the largest paint (web.dev/articles/lcp). On a low screen the sky that is in sight
 * may still be too small for that.
 */
const images = (colour: string) =>
  [figures, loose]
    .map((paths) => {
      const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 72 72' stroke='${colour}' fill='none' stroke-linecap='round'>${paths}</svg>`;
      return `url("data:image/svg+xml,${svg.replaceAll('#', '%23')}")`;
    })
    .join();

/** Names of the custom properties that hold the constellations of both themes, set in global.css.ts. */
export const SKY = { light: '--sky-light', dark: '--sky-dark' } as const;

/** The constellations' values, by property. The last two digits of each colour are its opacity, 0.26 and 0.34. */
export const skyValues = {
  [SKY.light]: images(`${print.petrol}42`),
  [SKY.dark]: images(`${print.petrolMuted}57`),
};

/** Widths of the tiles. They differ, so that the same stars do not lie side by side again. */
export const skySize = '720px, 610px';

/** The constellations on a night ground of colour `ink`. */
export const nightSky = (ink: string, backgroundPosition = '0 0') => ({
  backgroundColor: ink,
  backgroundImage: `var(${SKY.dark})`,
  backgroundPosition,
  backgroundSize: skySize,
});
