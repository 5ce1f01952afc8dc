import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print } from '../tokens.ts';

export const foot = style({
  paddingBlock: space(7, 5),
  background: print.deep,
  color: print.mist,
  '@media': { [from.md]: { paddingBlock: space(14, 7) } },
});
export const columns = style({
  display: 'grid',
  gap: space(4),
  '@media': { [from.md]: { gap: space(8), gridTemplateColumns: '1.2fr 1.6fr 1.1fr' } },
});
/** Two columns of links, in which a long one takes two lines; one where letters are large. */
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: space(0, 2),
  '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr' } },
});
export const needsScripts = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const withoutScripts = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});
/** The sign and the name in one line, with the promise below. */
export const who = style({ display: 'flex', alignItems: 'center', gap: space(2.5) });
export const brand = style({
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
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
export const label = style({ fontWeight: 600, color: print.moonlight });
/** What is paid with, and the language at the line's end. */
export const payments = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
});
export const logos = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(2) });
export const payLogo = style({
  color: print.moonlight,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
globalStyle(`${payLogo} text`, {
  font: `650 13.5px ${vars.f.text}`,
  textAnchor: 'middle',
  fill: 'currentColor',
});
export const legal = style({
  marginTop: space(3),
  paddingTop: space(3),
  borderTop: `1px solid ${print.petrolDark}`,
  fontSize: vars.t.small,
  color: print.haze,
});
