import { globalStyle, style } from '@vanilla-extract/css';
import { from } from './media.ts';
import { space } from './space.ts';
import { vars } from './theme.css.ts';

/** Filters above the specialists, and the line with their count and order. */
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(2) });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: '44px',
  padding: space(1.5, 3),
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
/** A free specialist's moon before "Wolna teraz". */
export const freeChip = style({
  '::before': {
    content: '',
    // Of its border alone, which forced colours keep.
    border: `4.5px solid ${vars.c.statusOk}`,
    borderRadius: vars.r.pill,
  },
  selectors: { '&[aria-pressed=true]::before': { borderColor: 'currentColor' } },
});
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 3),
  color: vars.c.textMuted,
  fontSize: vars.t.small,
  lineHeight: 1.4,
});
globalStyle(`${found} > p`, { flex: '1 1 9.5rem' });
export const order = style({
  '@media': { '(scripting: none)': { display: 'none' } },
  minHeight: '44px',
  maxWidth: '100%',
  // As wide as the chosen order where the browser can, which leaves the line's rest to the count.
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
  padding: space(0, 1),
  color: vars.c.textLink,
  background: 'transparent',
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});
/** The specialists below it: nearer than what follows a heading. */
export const listed = style({ marginTop: space(2), '@media': { [from.md]: { marginTop: space(4) } } });
export const none = style({ display: 'grid', justifyItems: 'start', gap: space(3), marginTop: space(4) });
