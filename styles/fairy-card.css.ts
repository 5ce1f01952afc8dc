import { style } from '@vanilla-extract/css';
import { choiceCard, choices } from './choice-card.css.ts';
import { from } from './media.ts';
import { space } from './space.ts';
import { vars } from './theme.css.ts';
import { layer, print } from './tokens.ts';

// Two or three, as letters allow.
const columns = style({
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr))' },
  },
});
/** Specialists: portrait beside the text on the phone, an arched card elsewhere. */
export const grid = `${choices} ${columns}`;
/**
 * A card that is laid out when it comes near. Until then it is as high as most are on a phone. Not chosen by its place
 * in a selector: of all cards the style would be resolved anew when one goes.
 */
export const far = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 340px' });
const cardShape = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  borderRadius: vars.r.lyingArch,
  '@media': {
    [from.md]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      borderRadius: vars.r.arch,
    },
  },
});
export const card = `${choiceCard} ${cardShape}`;
export const busyCard = style({ selectors: { '&[data-state=unchecked]': { background: vars.c.bgSunken } } });

export const portraitPlace = style({
  position: 'relative',
  width: 'clamp(88px, 28vw, 112px)',
  '@media': { [from.md]: { width: 'auto' } },
});
/** In the wide crop the sign above her head must stay. */
export const portrait = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  background: print.ink,
  borderRadius: vars.r.lyingPortrait,
  objectPosition: '50% 15%',
  '@media': { [from.md]: { aspectRatio: '8 / 9', borderRadius: vars.r.portrait } },
});
export const sealAt = style({ bottom: '-14px' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  // Below the portrait where letters are so large that a price would not fit beside it.
  flex: '1 1 min(100%, 9.5rem)',
  minWidth: 0,
  padding: space(1.5, 1, 0.5, 3.5),
  '@media': { [from.md]: { flex: '1 1 auto', padding: space(4, 2.5, 2) } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0.5, 2),
});
export const name = style({ font: `400 1.625rem/1.15 ${vars.f.display} !important` });
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  padding: space(0.75, 2.75),
  borderRadius: vars.r.pill,
  fontSize: vars.t.caption,
  fontWeight: 600,
  '::before': {
    content: '',
    width: '9px',
    height: '9px',
    border: '2px solid',
    borderRadius: vars.r.pill,
    background: 'currentColor',
  },
});
export const free = style({ color: vars.c.statusOk, background: vars.c.statusOkBg });
export const busy = style({
  color: vars.c.statusBusy,
  background: vars.c.statusBusyBg,
  '::before': { background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)' },
});
export const sign = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  marginTop: space(0.5),
  color: vars.c.textRubric,
  font: `400 ${vars.t.rubric}/1.3 ${vars.f.smallcaps}`,
  letterSpacing: '.03em',
});
export const middle = style({ flex: 1, marginTop: space(2.5) });
export const specializations = style({ display: 'grid', gap: space(1.25) });
export const specialization = style({
  display: 'flex',
  gap: space(2),
  alignItems: 'center',
  lineHeight: 1.3,
});
export const specializationIcon = style({ color: vars.c.textRubric });
/** Above the whole card's press. */
export const more = style({
  position: 'relative',
  zIndex: layer.inside,
  minWidth: '44px',
  minHeight: '44px',
});
export const measures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(2, 4),
  paddingTop: space(2.5),
  borderTop: `1px solid ${vars.c.lineSoft}`,
  fontSize: vars.t.small,
});
export const measureName = style({ color: vars.c.textMuted, fontSize: '.8125rem' });
export const stars = style({ marginTop: space(0.75), color: vars.c.textRubric });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 3),
  marginTop: space(3),
});
export const pick = style({
  minHeight: '48px',
  padding: space(2.5, 4),
  // Moved, it would hold its own cover: the press would end on the card beneath and choose nobody.
  transform: 'none !important',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});
export const busyNote = style({ marginTop: space(2.5), color: vars.c.textMuted });
