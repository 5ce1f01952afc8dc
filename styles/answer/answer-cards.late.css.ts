import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../media.ts';
import { minus, space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer, print as paint } from '../tokens.ts';

/** The cards on the answer's page: rows, or a cross with its list. */
const paper = 'print';
const rubric = { font: `400 ${vars.t.rubric}/1.3 ${vars.f.smallcaps}`, letterSpacing: '.03em' } as const;

export const spread = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(4, 2.5),
  maxWidth: '30rem',
  '@media': {
    [from.lg]: { gridColumn: 3, gridRow: '1 / 3', maxWidth: 'none' },
    [paper]: { breakInside: 'avoid' },
  },
});
const GAP = space(2.5);
/** Three of them stand beside each other on the narrowest phone. */
globalStyle(`${spread} li`, {
  flex: `0 0 calc((100% - 2 * ${GAP}) / 3)`,
  textAlign: 'center',
  breakInside: 'avoid',
});
globalStyle(`${spread} img`, { width: '100%', height: 'auto' });
globalStyle(`${spread} p`, { marginTop: space(3) });
export const manyCards = style({
  maxWidth: 'none',
  '@media': { [from.lg]: { gridColumn: '1 / -1', gridRow: 3 } },
});
globalStyle(`${manyCards} li`, {
  '@media': { [from.md]: { flex: '1 1 0', minWidth: '7rem', maxWidth: '10rem' } },
});
/** Four stand two by two on a phone. */
export const pairs = style({});
globalStyle(`${pairs} li`, {
  '@media': { [below.md]: { flexBasis: `calc((100% - ${GAP}) / 2)`, maxWidth: '10rem' } },
});
export const position = style({ ...rubric, display: 'block', color: paint.apricot });
export const cardName = style({ display: 'block', font: `400 1.125rem/1.2 ${vars.f.display}` });

export const cross = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(4, auto)',
  gap: space(2.5, 3),
  width: '100%',
  maxWidth: '27rem',
  marginInline: 'auto',
  '@media': {
    [from.lg]: { gridColumn: 3, gridRow: '1 / 4', alignSelf: 'start' },
    [paper]: { breakInside: 'avoid' },
  },
});
globalStyle(`${cross} li`, { position: 'relative' });
globalStyle(`${cross} img`, { width: '100%', height: 'auto' });
globalStyle(`${cross} b`, {
  position: 'absolute',
  left: minus(1.25),
  top: minus(1.75),
  zIndex: layer.inside,
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  color: paint.ink,
  background: paint.gold,
  // Seen where colours are forced.
  border: '1px solid transparent',
  borderRadius: vars.r.pill,
  font: `700 .9375rem/1 ${vars.f.display}`,
});
const at = (gridColumn: string, gridRow: string) => style({ gridColumn, gridRow, alignSelf: 'center' });
const crossing = at('2', '2 / 4');
/** Where the ten cards lie, in their order; the second lies across the first. */
export const CROSS_PLACES = [
  at('2', '2 / 4'),
  style([crossing, { zIndex: layer.inside }]),
  at('2', '1'),
  at('2', '4'),
  at('1', '2 / 4'),
  at('3', '2 / 4'),
  at('4', '4'),
  at('4', '3'),
  at('4', '2'),
  at('4', '1'),
] as const;
globalStyle(`${crossing} img`, { transform: 'rotate(90deg) scale(.74)' });
globalStyle(`${crossing} b`, { left: 'auto', right: minus(3), top: '27%' });
export const crossList = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space(0, 10),
  '@media': {
    [from.md]: {
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'repeat(5, auto)',
      gridAutoFlow: 'column',
    },
    [from.lg]: { gridColumn: '1 / 3', gridRow: 3 },
  },
});
globalStyle(`${crossList} li`, {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: space(0.5, 2),
  alignItems: 'baseline',
  paddingBlock: space(2.25),
  borderTop: `1px solid ${paint.petrolDark}`,
  breakInside: 'avoid',
});
globalStyle(`${crossList} b`, {
  font: `700 1.25rem/1 ${vars.f.display}`,
  color: paint.gold,
});
