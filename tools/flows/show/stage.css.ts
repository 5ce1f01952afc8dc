import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { layer, print } from '#styles/tokens.ts';

export const stage = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100vh' });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 6),
  padding: space(3, 4),
  background: print.ink,
  color: print.moonlight,
  fontSize: vars.t.small,
});
export const words = style({ flex: '1 1 20rem', minWidth: 0 });
export const title = style({ font: `700 ${vars.t.label}/1.3 ${vars.f.text}`, letterSpacing: 0 });
export const steps = style({ position: 'relative' });
globalStyle(`${steps} > summary`, { padding: space(2), cursor: 'pointer' });
globalStyle(`${steps} > ol`, {
  position: 'absolute',
  right: 0,
  zIndex: layer.inside,
  width: 'min(26rem, 80vw)',
  maxHeight: '60vh',
  overflow: 'auto',
  padding: space(3, 3, 3, 8),
  background: print.night,
  listStyle: 'decimal',
});
export const widths = style({ display: 'flex', gap: space(3) });
globalStyle(`${widths} > legend`, { float: 'left', marginRight: space(3), padding: 0 });
export const again = style({
  minHeight: '40px',
  padding: space(0, 4),
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
export const lost = style({ padding: space(6) });
