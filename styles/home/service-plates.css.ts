import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print } from '../tokens.ts';

/** Four printed cards; a card lifts a little under the pointer. */
export const plates = style({
  display: 'grid',
  // Two in a row, and one where letters are so large that two names would not fit.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  gap: space(6, 3.5),
  marginTop: space(8),
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: space(6) } },
});
export const plate = style({ display: 'block', color: 'inherit', textDecoration: 'none' });
export const frame = style({
  display: 'block',
  padding: space(2),
  background: print.paper,
  border: `1.5px solid ${print.ink}`,
  borderRadius: vars.r.print,
  transition: `transform ${vars.m.slow} ${vars.m.easeOut}, box-shadow ${vars.m.slow}`,
});
/** The whole plate: it is never cropped (R5). */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '240 / 340',
  borderRadius: vars.r.inner,
});
export const name = style({
  display: 'block',
  marginTop: space(3.5),
  font: `400 clamp(1.375rem, 1.1rem + 1vw, 1.75rem)/1.2 ${vars.f.display}`,
});
export const note = style({
  display: 'block',
  color: vars.c.textMuted,
  fontSize: vars.t.small,
  lineHeight: 1.45,
});
export const price = style({ display: 'block', marginTop: space(1.5) });
globalStyle(`${plate}:hover ${frame}`, {
  transform: 'translateY(-6px) rotate(-.6deg)',
  boxShadow: vars.shadow.raise,
});
globalStyle(`${plate}:hover ${name}`, { textDecoration: 'underline', textDecorationThickness: '1px' });
