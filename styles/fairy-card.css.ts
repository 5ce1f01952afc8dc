import { style } from '@vanilla-extract/css';
import { choiceCard } from './choice-card.css.ts';
import { from } from './media.ts';
import { vars } from './theme.css.ts';
import { print } from './tokens.ts';

/** Specialists: portrait beside the text on the phone, an arched card elsewhere. */
export const grid = style({
  display: 'grid',
  gap: '12px',
  '@media': {
    [from.md]: { gridTemplateColumns: '1fr 1fr', gap: '24px' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});
const cardShape = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(88px, 28vw, 112px) minmax(0, 1fr)',
  alignItems: 'start',
  borderRadius: '68px 12px 12px 12px',
  '@media': {
    [from.md]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      borderRadius: '200px 200px 12px 12px',
    },
  },
});
export const card = `${choiceCard} ${cardShape}`;
export const busyCard = style({ selectors: { '&[data-state=unchecked]': { background: vars.c.bgSunken } } });

export const portraitPlace = style({ position: 'relative' });
/** In the wide crop the sign above her head must stay. */
export const portrait = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  background: print.ink,
  borderRadius: '56px 56px 6px 6px',
  objectPosition: '50% 15%',
  '@media': { [from.md]: { aspectRatio: '8 / 9', borderRadius: '190px 190px 6px 6px' } },
});
export const sealAt = style({ bottom: '-14px' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: '6px 4px 2px 14px',
  '@media': { [from.md]: { padding: '16px 10px 8px' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 8px',
});
export const name = style({ font: `400 1.625rem/1.15 ${vars.f.display} !important` });
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '3px 11px',
  borderRadius: vars.r.pill,
  fontSize: vars.t.caption,
  fontWeight: 600,
  '::before': {
    content: '',
    width: '9px',
    height: '9px',
    border: '2px solid',
    borderRadius: vars.r.pill,
  },
});
export const free = style({
  color: vars.c.statusOk,
  background: vars.c.statusOkBg,
  '::before': { background: 'currentColor' },
});
export const busy = style({
  color: vars.c.statusBusy,
  background: vars.c.statusBusyBg,
  '::before': { background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)' },
});
export const sign = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  marginTop: '2px',
  color: vars.c.textRubric,
  font: `400 ${vars.t.rubric}/1.3 ${vars.f.smallcaps}`,
  letterSpacing: '.03em',
});
export const middle = style({ flex: 1, marginTop: '10px' });
export const specializations = style({ display: 'grid', gap: '5px' });
export const specialization = style({ display: 'flex', gap: '8px', alignItems: 'center', lineHeight: 1.3 });
export const specializationIcon = style({ color: vars.c.textRubric });
/** Above the whole card's press. */
export const more = style({
  position: 'relative',
  zIndex: 1,
  minWidth: '44px',
  minHeight: '44px',
  textAlign: 'left',
});
export const measures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingTop: '10px',
  borderTop: `1px solid ${vars.c.lineSoft}`,
  fontSize: vars.t.small,
});
export const measureName = style({ color: vars.c.textMuted, fontSize: '.8125rem' });
export const stars = style({ marginTop: '3px', color: vars.c.textRubric });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  marginTop: '12px',
});
export const pick = style({
  minHeight: '48px',
  padding: '10px 16px',
  position: 'static',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});
export const busyNote = style({ marginTop: '10px', color: vars.c.textMuted });
