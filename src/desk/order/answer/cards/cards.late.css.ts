import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

/** The cards beside an answer: a row for each, its picture at the left. */
export const laidCards = style({ display: 'grid', gap: space(2) });
globalStyle(`${laidCards} > li`, {
  display: 'grid',
  gridTemplateColumns: '54px minmax(0, 1fr)',
  gap: space(2, 3),
  alignItems: 'center',
  paddingBlock: space(2),
  borderTop: `1px solid ${vars.c.lineSoft}`,
});
globalStyle(`${laidCards} img`, { width: '54px', height: 'auto' });
globalStyle(`${laidCards} b`, { display: 'block', fontSize: vars.t.label });
export const toLay = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), alignItems: 'end' });
globalStyle(`${toLay} > :first-child`, { flex: '1 1 12rem', minWidth: 0 });
