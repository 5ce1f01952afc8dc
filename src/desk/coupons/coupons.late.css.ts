import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const discount = style({ fontWeight: 600, whiteSpace: 'nowrap' });

/** Form and trial: side by side where there is room. */
export const sides = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  '@media': { '(min-width: 75rem)': { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});
/** Fields beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'end',
});
/** A number and what it counts. */
export const measured = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(8rem, 45%))',
  gap: space(2),
  alignItems: 'end',
});
export const options = style({
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: space(2),
  minWidth: 0,
});
export const choices = style({
  display: 'grid',
  gap: space(0, 4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
});
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(0, 3),
  alignItems: 'center',
  minHeight: '44px',
});
globalStyle(`${choice} input`, {
  width: '22px',
  height: '22px',
  margin: 0,
  accentColor: vars.c.actionBg,
});
globalStyle(`${choice} small`, { gridColumn: 2 });

export const facts = style({ display: 'grid', margin: 0 });
globalStyle(`${facts} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 3),
  padding: space(2, 0),
  borderTop: `1px solid ${vars.c.lineSoft}`,
});
globalStyle(`${facts} dt > small`, { display: 'block' });
globalStyle(`${facts} dd`, { margin: 0, marginLeft: 'auto', textAlign: 'right' });
globalStyle(`${facts} dd > small`, { display: 'block' });
export const total = style({
  font: `700 ${vars.t.price}/1.15 ${vars.f.display}`,
  fontVariantNumeric: 'tabular-nums',
});
export const warning = style({ color: vars.c.statusWarn, fontSize: vars.t.caption, fontWeight: 600 });
