import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

/** The one sentence. */
export const sentence = style({ font: `400 ${vars.t.lead}/1.4 ${vars.f.text}` });
export const parts = style({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' });
globalStyle(`${parts} > li`, {
  display: 'grid',
  gridTemplateColumns: '22px minmax(6rem, 1fr) minmax(0, 2fr) 7rem',
  gap: space(1, 4),
  alignItems: 'center',
  minHeight: '56px',
  paddingBlock: space(2),
  borderTop: `1px solid ${vars.c.lineSoft}`,
  '@media': { '(max-width: 47.99rem)': { gridTemplateColumns: '22px minmax(0, 1fr)' } },
});
globalStyle(`${parts} > li:first-child`, { borderTop: 0 });
globalStyle(`${parts} > li > :not(svg)`, {
  '@media': { '(max-width: 47.99rem)': { gridColumn: 2 } },
});
globalStyle(`${parts} small`, { display: 'block' });
globalStyle(`${parts} > li[data-kind=ok] > svg`, { color: vars.c.statusOk });
globalStyle(`${parts} > li[data-kind=warn] > svg`, { color: vars.c.statusWarn });
globalStyle(`${parts} > li[data-kind=off] > svg`, { color: vars.c.textMuted });
/** Two panels beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
});
export const facts = style({ display: 'grid', margin: 0 });
globalStyle(`${facts} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  padding: space(2, 0),
  borderTop: `1px solid ${vars.c.lineSoft}`,
});
globalStyle(`${facts} > div:first-child`, { borderTop: 0 });
globalStyle(`${facts} dd`, { margin: 0, textAlign: 'right', overflowWrap: 'anywhere' });
globalStyle(`${facts} dt`, { overflowWrap: 'anywhere' });
