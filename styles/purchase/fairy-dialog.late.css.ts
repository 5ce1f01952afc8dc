import { style } from '@vanilla-extract/css';
import { minus, space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print } from '../tokens.ts';

/** Her portrait on night, before any text; out to the dialog's edges. */
export const stage = style({
  display: 'grid',
  placeItems: 'end center',
  margin: `${minus(7)} ${minus(6)} ${space(5)}`,
  paddingTop: space(7),
  background: print.ink,
});
export const portrait = style({
  width: 'min(270px, 72vw)',
  height: 'auto',
  aspectRatio: '4 / 5',
  border: `1.5px solid ${print.gold}`,
  borderBottom: 0,
  borderRadius: vars.r.dialogPortrait,
});
export const close = style({ color: print.moonlight, background: print.ink });
export const voice = style({
  marginTop: space(4),
  color: vars.c.textRubric,
  font: `italic 400 1.4375rem/1.35 ${vars.f.display}`,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1, 4),
  alignItems: 'center',
  marginBlock: space(4, 2),
});
export const busyNote = style({ marginTop: space(3) });
export const toPage = style({ marginTop: space(4) });
