import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

/** Numbers with what they count, as many beside each other as there is room for. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: space(4),
  margin: 0,
});
export const figure = style({ display: 'flex', flexDirection: 'column-reverse', minWidth: 0 });
globalStyle(`${figure} > dt`, { color: vars.c.textMuted, fontSize: vars.t.caption, lineHeight: 1.3 });
globalStyle(`${figure} > dd`, {
  margin: 0,
  fontSize: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
});
/** Form and mail: side by side where the mail has the width of a phone. */
export const sides = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 85rem)': { gridTemplateColumns: 'minmax(0, 1fr) 28rem' } },
});
globalStyle(`${sides} dd`, { overflowWrap: 'anywhere' });
/** What still keeps an issue from leaving. */
export const reasons = style({ margin: 0, paddingInlineStart: space(5) });
