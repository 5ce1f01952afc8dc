import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { minus, space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer } from '../tokens.ts';

/** Parts of an order's result alone: who answers, cards face down, what comes next. */

/** The hour until which the answer is promised. */
export const hour = style({
  font: `400 clamp(1.75rem, 1.5rem + 1vw, 2.25rem)/1.2 ${vars.f.display}`,
});
/** What to look at after a payment that failed. */
export const tips = style({ display: 'grid', gap: space(2.5), maxWidth: '36rem', marginTop: space(4.5) });
export const tip = style({
  position: 'relative',
  paddingLeft: space(7),
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: '2px',
      top: '.5em',
      width: '11px',
      height: '11px',
      background: vars.c.accentWarm,
      clipPath: 'polygon(50% 0, 60% 40%, 100% 50%, 60% 60%, 50% 100%, 40% 60%, 0 50%, 40% 40%)',
    },
  },
});

/** Who answers, as an arched portrait under her seal. */
export const giver = style({
  position: 'relative',
  width: '232px',
  marginInline: 'auto',
  paddingBottom: space(6),
  '@media': { [from.lg]: { width: '290px' } },
});
export const giverPortrait = style({
  position: 'relative',
  zIndex: layer.inside,
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectPosition: '50% 15%',
  borderRadius: vars.r.portrait,
});
export const giverSeal = style({
  position: 'absolute',
  zIndex: layer.inside,
  right: '-9%',
  bottom: '2%',
  width: '36%',
  height: 'auto',
  rotate: '-12deg',
});

export const behind = style({ position: 'absolute', inset: 0 });
export const hand = style({
  position: 'relative',
  height: '210px',
  '@media': { [from.lg]: { height: '300px' } },
});
export const card = style({
  position: 'absolute',
  bottom: space(1),
  left: 'calc(50% - 52px)',
  width: '104px',
  height: 'auto',
  transformOrigin: '50% 100%',
  '@media': { [from.lg]: { left: 'calc(50% - 65px)', width: '130px' } },
});
globalStyle(`${card}:nth-child(1)`, { transform: 'translateX(-79%) rotate(-17deg)' });
globalStyle(`${card}:nth-child(2)`, { transform: 'translateX(79%) rotate(17deg)' });
globalStyle(`${hand} > ${card}`, {
  left: 'calc(50% - 58px)',
  width: '116px',
  '@media': { [from.lg]: { left: 'calc(50% - 80px)', width: '160px' } },
});
globalStyle(`${hand} > ${card}:nth-child(1)`, { transform: 'translateX(-43%) rotate(-12deg)' });
globalStyle(`${hand} > ${card}:nth-child(2)`, { transform: 'translateX(43%) rotate(12deg)' });

/** Where the answer goes, whole and in one piece where there is room. */
export const to = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(1, 2.5),
  marginTop: space(4.5),
  color: vars.c.textMuted,
});
globalStyle(`${to} b`, {
  color: vars.c.textDefault,
  fontSize: '1.125rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const mend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: '44px',
});

export const next = style({ paddingBlock: space(11, 5) });
export const steps = style({
  display: 'grid',
  marginTop: space(4.5),
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: space(0, 3.5),
  paddingBottom: space(5),
  color: vars.c.textMuted,
  fontSize: vars.t.small,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space(0, 4, 0, 0) } },
  selectors: {
    // The line from one moon to the next: down on a phone, to the right beside it.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      left: '18px',
      top: '40px',
      bottom: 0,
      borderLeft: `1.5px dashed ${vars.c.lineControl}`,
      '@media': {
        [from.md]: {
          left: '48px',
          right: space(2),
          top: '18px',
          bottom: 'auto',
          borderLeft: 0,
          borderTop: `1.5px dashed ${vars.c.lineControl}`,
        },
      },
    },
  },
});
export const moon = style({
  gridRow: '1 / 3',
  '@media': { [from.md]: { gridRow: 'auto', marginBottom: space(2), marginLeft: minus(0.5) } },
});
/** The moon of a step to come. */
export const ahead = style({
  fill: 'none',
  stroke: vars.c.lineControl,
  strokeWidth: 2,
  strokeDasharray: '.1 4.3',
  strokeLinecap: 'round',
});
export const label = style({ font: `400 1.375rem/1.2 ${vars.f.display}`, color: vars.c.textDefault });
globalStyle(`${step}[aria-current]`, { color: vars.c.textRubric, fontWeight: 600 });
globalStyle(`${step}[aria-current] > ${label}`, { fontStyle: 'italic' });

/** The receipt: what was bought, and beside it what one may do. */
export const receipt = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4.5, 12),
  alignItems: 'start',
  paddingBlock: space(5, 14),
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${receipt} > dl`, { marginTop: 0 });

/** The order that waits for its payment, below the band. */
export const waiting = style({ paddingBlock: space(5, 14) });
export const waitingCard = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 3.5),
  '@media': { [from.md]: { flexWrap: 'nowrap' } },
});
export const waitingPortrait = style({
  width: '60px',
  height: '75px',
  alignSelf: 'start',
  borderRadius: vars.r.smallPortrait,
});
export const waitingText = style({ flex: 1, minWidth: 'min(10rem, 100%)', overflowWrap: 'anywhere' });
/** Of a long question the beginning: the whole waits in the form. */
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
});
/** The tips of a payment that nobody declined, as far as the shop knows. */
export const maybe = style({ marginTop: space(2) });
globalStyle(`${maybe} > summary`, { minHeight: '44px', paddingBlock: space(2.5), cursor: 'pointer' });
