import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** The page's column. */
export const wrap = style({
  maxWidth: '75rem',
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 32px)',
});
/** A page section's height of air. */
export const section = style({ paddingBlock: 'clamp(56px, 7vw, 96px)' });
/** A section's heading with something at its right. */
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px 24px',
});
/** Text, forms and tables stand on a raised panel, never on the background tile. */
export const panel = style({
  background: vars.c.bgRaised,
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.panel,
  padding: 'clamp(18px, 3vw, 36px)',
});
/** Things in a column, a form's distance apart. */
export const stack = style({ display: 'grid', gap: '24px' });
/** Two fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: '22px 20px',
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});
/** Buttons in a row that wraps. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
