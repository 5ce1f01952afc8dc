import { style } from '@vanilla-extract/css';
import { space } from './space.ts';
import { vars } from './theme.css.ts';

/** The page's column. */
export const wrap = style({
  maxWidth: '75rem',
  marginInline: 'auto',
  paddingInline: space('page'),
});
/** A page section's height of air. */
export const section = style({ paddingBlock: space('section') });
/** A section's heading with something at its right. */
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(2, 6),
});
/** Text, forms and tables stand on a raised panel, never on the background tile. */
export const panel = style({
  background: vars.c.bgRaised,
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.panel,
  padding: space('panel'),
});
/** Things in a column, a form's distance apart. */
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) });
/** Two fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: space(5.5, 5),
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});
/** Buttons in a row that wraps. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
