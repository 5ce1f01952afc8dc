import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

const phone = '(max-width: 47.99rem)';

/** Person, kind and day, side by side where there is room. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(3),
  marginBottom: space(3),
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${filters} label`, { display: 'grid', gap: space(1), fontSize: vars.t.small });

/** Marks a refused attempt at its edge, in addition to the text. */
export const refused = style({
  paddingLeft: space(3),
  boxShadow: `inset 3px 0 0 ${vars.c.statusError}`,
});
