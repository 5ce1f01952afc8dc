import { style } from '@vanilla-extract/css';
import { space } from './space.ts';
import { vars } from './theme.css.ts';
import { layer, print } from './tokens.ts';

/** The development overlay: night ink in both themes, so that nobody takes it for a part of the shop. */
export const overlay = style({
  position: 'fixed',
  zIndex: layer.developer,
  display: 'grid',
  gap: space(3),
  width: 'min(22rem, calc(100vw - 1rem))',
  maxHeight: '45vh',
  overflow: 'auto',
  padding: space(3),
  borderRadius: vars.r.card,
  background: print.deep,
  boxShadow: vars.shadow.overlay,
  color: print.moonlight,
  font: `400 ${vars.t.caption}/1.4 ${vars.f.text}`,
  selectors: {
    '&[data-corner^=bottom]': { bottom: space(2) },
    '&[data-corner^=top]': { top: space(2) },
    '&[data-corner$=right]': { right: space(2) },
    '&[data-corner$=left]': { left: space(2) },
  },
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
export const button = style({
  minHeight: '32px',
  padding: space(0, 2),
  border: `1px solid ${print.petrol}`,
  borderRadius: vars.r.control,
  background: 'none',
  color: print.moonlight,
  cursor: 'pointer',
});
export const machine = style({ paddingTop: space(2), borderTop: `1px solid ${print.petrolDark}` });
export const title = style({ color: print.gold, fontWeight: 600 });
export const state = style({ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' });
export const names = style({ color: print.haze, overflowWrap: 'anywhere' });
