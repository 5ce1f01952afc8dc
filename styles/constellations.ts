import { print } from './tokens.ts';

/** Figures of the page's sky, each a line from star to star, on a square of 720 px. */
const FIGURES = [
  ['60 120', '130 90', '190 140', '260 118', '300 190'],
  ['470 70', '540 110', '520 190', '600 230', '660 190'],
  ['90 430', '150 480', '240 470', '280 540', '220 600'],
  ['430 420', '500 400', '560 470', '640 450', '600 560', '520 600'],
];

/** The brightest star of each figure. */
const BRIGHT = ['190 140', '520 190', '240 470', '560 470'];

/** Loose stars by radius. */
const LOOSE: readonly (readonly [radius: number, ...places: string[]])[] = [
  [0.6, '528 556', '445 328', '546 99', '506 608', '50 0'],
  [0.7, '61 517', '481 287', '201 716', '465 275', '452 398', '350 269', '53 610'],
  [0.8, '154 567', '411 297', '707 19', '553 541', '163 292'],
  [0.9, '173 199', '140 445', '265 574', '78 492', '129 312'],
  [
    1.0,
    '259 256',
    '462 283',
    '118 29',
    '369 146',
    '230 702',
    '278 645',
    '164 437',
    '234 371',
    '188 357',
    '714 97',
  ],
  [1.1, '219 90', '111 333', '498 288', '170 376', '288 108', '297 455', '61 516'],
  [
    1.2,
    '34 261',
    '541 675',
    '200 233',
    '107 49',
    '558 513',
    '301 651',
    '459 485',
    '398 222',
    '523 694',
    '430 62',
  ],
  [
    1.3,
    '54 515',
    '36 260',
    '23 154',
    '127 204',
    '691 443',
    '345 440',
    '66 418',
    '310 278',
    '69 706',
    '109 470',
  ],
  [1.4, '581 525'],
];

/** Stars as dots: lines without length, with round ends. */
const dots = (radius: number, places: readonly string[]) =>
  `<path stroke-width='${(2 * radius).toFixed(1)}' d='${places.map((place) => `M${place}h.01`).join('')}'/>`;

const RAYS =
  'c1.44 7.56 1.44 7.56 9 9c-7.56 1.44-7.56 1.44-9 9c-1.44-7.56-1.44-7.56-9-9c7.56-1.44 7.56-1.44 9-9z';

/** The sky as a CSS image. It travels with the styles: a file of its own would be asked for after them. */
function image(colour: string, opacity: number): string {
  const svg = [
    `<svg xmlns='http://www.w3.org/2000/svg' width='720' height='720' opacity='${opacity}' stroke='${colour}' fill='none' stroke-linecap='round'>`,
    `<path d='${FIGURES.map((stars) => `M${stars.join('L')}`).join('')}'/>`,
    dots(2.6, FIGURES.flat()),
    ...LOOSE.map(([radius, ...places]) => dots(radius, places)),
    `<path stroke='none' fill='${colour}' d='${BRIGHT.map((place) => `M${place}m0-9${RAYS}`).join('')}'/>`,
    '</svg>',
  ].join('');
  return `url("data:image/svg+xml,${svg.replaceAll('#', '%23')}")`;
}

/** Names of the custom properties that hold the constellations of both themes, set in global.css.ts. */
export const SKY = { light: '--sky-light', dark: '--sky-dark' } as const;

/** The constellations' values, by property. */
export const skyValues = {
  [SKY.light]: image(print.petrol, 0.26),
  [SKY.dark]: image(print.petrolMuted, 0.34),
};

/** The constellations on a night ground of colour `ink`, for `background`. */
export const nightSky = (ink: string, position = '0 0') => `${ink} var(${SKY.dark}) ${position} / 720px`;
