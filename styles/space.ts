/**
 * Distances between things and inside them. A step is four pixels, so `space(3)` is 12 px; quarters of a step correct
 * by eye. Written out as plain values, which cost fewer bytes than custom properties.
 */
const STEPS = [
  0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 10, 11, 12, 14,
  16, 18, 24,
] as const;
type Step = (typeof STEPS)[number];

/** Distances that have a name of their own: those that grow with the screen, and room for something that is known. */
const NAMED = {
  /** The page's gutters. */
  page: 'clamp(16px, 4vw, 32px)',
  /** Inside a panel, and inside the narrower card of the summary. */
  panel: 'clamp(18px, 3vw, 36px)',
  card: 'clamp(18px, 3vw, 24px)',
  /** Above the desk's bar at a phone's lower edge, which grows with its letters. */
  dock: '6rem',
  /** The ends of the step bar. */
  bar: 'clamp(10px, 3vw, 32px)',
  /** Between the links of the navigation. */
  links: 'clamp(0px, .4vw, 6px)',
  /** Above and below: a part of a section, a section, an order's result. */
  part: 'clamp(40px, 5vw, 64px)',
  section: 'clamp(56px, 7vw, 96px)',
  result: 'clamp(48px, 7vw, 96px)',
  /** Between columns: text and text, two halves, a form and its summary, a picture and its text. */
  columns: 'clamp(24px, 4vw, 56px)',
  halves: 'clamp(32px, 5vw, 72px)',
  aside: 'clamp(32px, 5vw, 64px)',
  picture: 'clamp(24px, 6vw, 88px)',
  /** The sheet of an answer: inside, at its ends, over the night above it, and what stands beside it. */
  sheet: 'clamp(22px, 6vw, 76px)',
  sheetEnds: 'clamp(46px, 6vw, 72px)',
  sheetLap: '52px',
  besideSheet: '84px',
  /** What sticks to the screen's edges and must not lie over what has the focus. */
  stickyBars: '100px',
  /** A message in the lower corner, or the bar that sticks there. */
  message: '160px',
  /** Where the sky rises below the words of the home page. */
  sky: '436px',
} as const;

type Distance = Step | keyof typeof NAMED;

const lengthOf = (distance: Distance) => {
  if (typeof distance === 'string') return NAMED[distance];
  return distance === 0 ? '0' : `${distance * 4}px`;
};

/** A value of `padding`, `margin`, `gap` and their kin: one distance for each side that the property takes. */
export const space = (...distances: Distance[]) => distances.map(lengthOf).join(' ');

/** The same, drawn back by so much. */
export const minus = (distance: Distance) => `calc(-1 * ${lengthOf(distance)})`;

/** A distance to an edge of the screen that leaves room for a phone's notch and the bar of a phone without buttons. */
export const atEdge = (edge: 'left' | 'right' | 'bottom', least = '0px') =>
  `max(${least}, env(safe-area-inset-${edge}))`;
