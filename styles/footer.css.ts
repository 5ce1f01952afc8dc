import { globalStyle, style } from '@vanilla-extract/css';
import { from } from './media.ts';
import { vars } from './theme.css.ts';
import { print } from './tokens.ts';

export const foot = style({ paddingBlock: '56px 28px', background: print.deep, color: print.mist });
export const columns = style({
  display: 'grid',
  gap: '32px',
  '@media': { [from.md]: { gridTemplateColumns: '1.4fr 1fr 1.2fr' } },
});
export const brand = style({
  marginTop: '10px',
  font: `italic 400 1.75rem/1.2 ${vars.f.display}`,
  color: print.moonlight,
});
export const logo = style({ color: print.petrol });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: print.moonlight,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const label = style({ fontWeight: 600, color: print.moonlight });
export const logos = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlock: '12px 16px' });
export const payLogo = style({ color: print.moonlight });
globalStyle(`${payLogo} text`, {
  font: `650 13.5px ${vars.f.text}`,
  textAnchor: 'middle',
  fill: 'currentColor',
});
export const legal = style({
  marginTop: '40px',
  paddingTop: '18px',
  borderTop: `1px solid ${print.petrolDark}`,
  fontSize: vars.t.small,
  color: print.haze,
});
