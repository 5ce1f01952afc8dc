import { globalStyle, style } from '@vanilla-extract/css';
import { from } from './media.ts';
import { vars } from './theme.css.ts';
import { print } from './tokens.ts';

/** A page's night header, with a fan of printed cards where there is room. */
export const header = style({
  position: 'relative',
  overflow: 'hidden',
  color: print.moonlight,
  background: `${print.ink} url(/art/bg-constellations-dark.svg) 0 0 / 720px`,
});
export const row = style({
  display: 'grid',
  alignItems: 'end',
  gap: '32px',
  '@media': { [from.lg]: { gridTemplateColumns: '1fr auto' } },
});
export const text = style({
  alignSelf: 'center',
  paddingBlock: '40px',
  '@media': { [from.lg]: { paddingBlock: '56px' } },
});
export const slogan = style({
  marginTop: '16px',
  font: `italic 400 clamp(1.25rem, 1.1rem + .6vw, 1.5rem)/1.3 ${vars.f.display}`,
  color: print.apricot,
});
export const description = style({ marginTop: '12px', color: print.mist });
export const fan = style({
  display: 'none',
  position: 'relative',
  width: '420px',
  height: '290px',
  '@media': { [from.lg]: { display: 'block' } },
});
export const card = style({
  position: 'absolute',
  left: 'calc(50% - 86px)',
  bottom: '-74px',
  width: '172px',
  padding: '6px',
  border: `1.5px solid ${print.ink}`,
  borderRadius: '9px',
  background: print.paper,
  boxShadow: '0 8px 20px -8px rgb(0 0 0 / .5)',
  transformOrigin: '50% 120%',
});
globalStyle(`${card}:nth-child(1):not(:last-child)`, { transform: 'translateX(-72px) rotate(-15deg)' });
globalStyle(`${card}:nth-child(2)`, { transform: 'translateX(72px) rotate(15deg)' });
