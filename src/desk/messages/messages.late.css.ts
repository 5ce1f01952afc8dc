import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { layer } from '#styles/tokens.ts';

export const messages = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: vars.c.bgRaised,
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.card,
});
export const item = style({
  position: 'relative',
  display: 'grid',
  gap: space(1),
  padding: space(4),
  borderTop: `1px solid ${vars.c.lineSoft}`,
  selectors: { '&:first-child': { borderTop: 0 }, '&:hover': { background: vars.c.bgSelected } },
});
globalStyle(`${item} p`, { margin: 0, color: vars.c.textMuted, overflowWrap: 'anywhere' });
// The whole row is the link.
globalStyle(`${item} a::after`, { content: '""', position: 'absolute', inset: 0 });
/** What stands beside each other, as far as there is room. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(1, 4),
  alignItems: 'baseline',
});
// The time at the end of the row; name and checkbox at its beginning.
globalStyle(`${line} > a`, { marginInlineEnd: 'auto' });
/** Above the link that the whole row is, and large enough for a finger. */
export const pick = style({
  position: 'relative',
  zIndex: layer.inside,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  alignSelf: 'center',
});
/** A sign before its words. */
export const signed = style({ display: 'inline-flex', gap: space(1), alignItems: 'center' });
