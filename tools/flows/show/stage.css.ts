import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { print } from '#styles/tokens.ts';

export const stage = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100vh' });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s[2]} ${vars.s[5]}`,
  padding: `${vars.s[3]} ${vars.s[4]}`,
  background: print.ink,
  color: print.moonlight,
  fontSize: vars.t.small,
});
export const words = style({ flex: '1 1 20rem', minWidth: 0 });
export const title = style({ font: `700 ${vars.t.label}/1.3 ${vars.f.text}`, letterSpacing: 0 });
export const steps = style({ position: 'relative' });
globalStyle(`${steps} > summary`, { padding: vars.s[2], cursor: 'pointer' });
globalStyle(`${steps} > ol`, {
  position: 'absolute',
  right: 0,
  zIndex: 1,
  width: 'min(26rem, 80vw)',
  maxHeight: '60vh',
  overflow: 'auto',
  padding: `${vars.s[3]} ${vars.s[3]} ${vars.s[3]} ${vars.s[6]}`,
  background: print.night,
  listStyle: 'decimal',
});
export const widths = style({ display: 'flex', gap: vars.s[3] });
globalStyle(`${widths} > legend`, { float: 'left', marginRight: vars.s[3], padding: 0 });
export const again = style({
  minHeight: '40px',
  padding: `0 ${vars.s[4]}`,
  border: `1.5px solid ${print.petrol}`,
  borderRadius: vars.r.control,
  background: 'none',
  color: print.moonlight,
  cursor: 'pointer',
});
export const floor = style({ display: 'grid', justifyItems: 'center', minHeight: 0, overflow: 'hidden' });
globalStyle(`html main.${floor}`, { backgroundImage: 'none', backgroundColor: print.petrolDark });
export const frame = style({
  width: '100%',
  height: '100%',
  border: 0,
  background: '#ffffff',
  selectors: { '&[data-width=phone]': { maxWidth: '390px' } },
});
export const lost = style({ padding: vars.s[5] });
