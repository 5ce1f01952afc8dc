import { style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer, print } from '../tokens.ts';

/** The zodiac wheel around today's moon, beside the words or, on narrow screens, rising below them. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background: print.ink,
  color: print.moonlight,
});
export const row = style({
  position: 'relative',
  zIndex: layer.inside,
  '@media': { [from.lg]: { display: 'grid', alignItems: 'center', minHeight: 'min(680px, 76vh)' } },
});
export const text = style({
  maxWidth: '33rem',
  padding: space(12, 0, 'sky'),
  '@media': { [from.lg]: { paddingBlock: space(18) } },
});
export const title = style({ fontSize: vars.t.display, lineHeight: 1 });
export const slogan = style({
  maxWidth: '28rem',
  marginTop: space(6),
  fontSize: vars.t.lead,
  lineHeight: 1.5,
  color: print.mist,
});
export const description = style({
  maxWidth: '28rem',
  marginTop: space(3),
  color: print.mist,
  // At 390 px its third line would just fit in a stand-in's letters and not in the font's own: the page would move.
  '@media': { 'not all and (min-width: 30rem)': { maxWidth: '20rem' } },
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  marginTop: space(8),
});
export const grow = style({ '@media': { 'not all and (min-width: 30rem)': { width: '100%' } } });
export const sky = style({
  position: 'absolute',
  left: 'calc(50% - 220px)',
  bottom: '-16px',
  width: '440px',
  aspectRatio: '1',
  '@media': {
    [from.lg]: {
      left: 'auto',
      right: 'max(-150px, calc(50vw - 760px))',
      bottom: 'auto',
      top: '50%',
      width: 'min(800px, 62vw)',
      transform: 'translateY(-50%)',
    },
  },
});
const fill = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const wheel = fill;
export const ferns = style({
  position: 'absolute',
  left: 'calc(50% - 112px)',
  bottom: '9px',
  width: '224px',
  height: 'auto',
  '@media': { [from.lg]: { left: '14%', bottom: '3%', width: '72%' } },
});
