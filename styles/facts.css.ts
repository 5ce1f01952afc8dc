import { globalStyle, style } from '@vanilla-extract/css';
import './layout.css.ts';
import { space } from './space.ts';
import './text.css.ts';
import { vars } from './theme.css.ts';

/** Pairs of a name and a value, a line each: an order's facts, and the seller's. */
export const facts = style({ maxWidth: '34rem', marginTop: space(6), padding: space(2, 5) });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 4),
  padding: space(2.5, 0),
  selectors: { '& + &': { borderTop: `1px solid ${vars.c.lineSoft}` } },
});
globalStyle(`${fact} dt`, { color: vars.c.textMuted });
globalStyle(`${fact} dd`, { minWidth: 0, marginLeft: 'auto', textAlign: 'right', fontWeight: 500 });
