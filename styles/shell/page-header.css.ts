import { globalStyle, style } from '@vanilla-extract/css';
import { nightSky } from '../constellations.ts';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print, shadow } from '../tokens.ts';

/** A page's night header, with a fan of printed cards where there is room. */
export const header = style({
  position: 'relative',
  overflow: 'hidden',
  color: print.moonlight,
  ...nightSky(print.ink),
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: space(8),
  '@media': { [from.lg]: { gridTemplateColumns: '1fr auto' } },
});
export const text = style({
  alignSelf: 'center',
  paddingBlock: space(8),
  '@media': { [from.lg]: { paddingBlock: space(14) } },
});
export const slogan = style({
  marginTop: space(4),
  font: `italic 400 clamp(1.25rem, 1.1rem + .6vw, 1.5rem)/1.3 ${vars.f.display}`,
  color: print.apricot,
});
export const description = style({ marginTop: space(3), color: print.mist });
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
  padding: space(1.5),
  border: `1.5px solid ${print.ink}`,
  borderRadius: vars.r.fan,
  background: print.paper,
  boxShadow: shadow.print,
  transformOrigin: '50% 120%',
});
globalStyle(`${card}:nth-child(1):not(:last-child)`, { transform: 'translateX(-72px) rotate(-15deg)' });
globalStyle(`${card}:nth-child(2)`, { transform: 'translateX(72px) rotate(15deg)' });
