import { style } from '@vanilla-extract/css';
import { space } from './space.ts';
import { vars } from './theme.css.ts';

/** Filters above the specialists, and the line with their count and order. */
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(3) });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: '44px',
  padding: space(1.5, 3.5),
  color: vars.c.textDefault,
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.pill,
  fontSize: vars.t.small,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': {
      color: vars.c.textOnAction,
      background: vars.c.actionBg,
      borderColor: vars.c.actionBg,
      fontWeight: 600,
    },
  },
});
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 3),
  marginTop: space(1),
  color: vars.c.textMuted,
  fontSize: vars.t.small,
});
export const order = style({
  minHeight: '44px',
  maxWidth: '100%',
  padding: space(0, 1),
  color: vars.c.textLink,
  background: 'transparent',
  border: `1.5px solid ${vars.c.lineControl}`,
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});
export const none = style({ display: 'grid', justifyItems: 'start', gap: space(3), marginTop: space(4) });
