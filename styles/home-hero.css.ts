import { style } from '@vanilla-extract/css';
import { from } from './media.ts';
import { vars } from './theme.css.ts';
import { print } from './tokens.ts';

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
  zIndex: 1,
  '@media': { [from.lg]: { display: 'grid', alignItems: 'center', minHeight: 'min(680px, 76vh)' } },
});
export const text = style({
  maxWidth: '33rem',
  padding: '48px 0 380px',
  '@media': { [from.lg]: { paddingBlock: '72px' } },
});
export const title = style({ fontSize: vars.t.display, lineHeight: 1 });
export const slogan = style({
  maxWidth: '28rem',
  marginTop: '24px',
  fontSize: vars.t.lead,
  lineHeight: 1.5,
  color: print.mist,
});
export const description = style({ maxWidth: '28rem', marginTop: '12px', color: print.mist });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginTop: '32px',
});
export const grow = style({ '@media': { 'not all and (min-width: 30rem)': { width: '100%' } } });
export const sky = style({
  position: 'absolute',
  left: 'calc(50% - 340px)',
  bottom: '-300px',
  width: '680px',
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
const layer = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const wheel = layer;
export const ferns = style({
  position: 'absolute',
  left: '21%',
  bottom: '37%',
  width: '58%',
  height: 'auto',
  '@media': { [from.lg]: { left: '14%', bottom: '3%', width: '72%' } },
});
