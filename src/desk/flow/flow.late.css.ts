import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

/** Columns of figures beside findings; one column on narrow screens. */
export const columns = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  '@media': { '(min-width: 75rem)': { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});
export const steps = style({ display: 'grid', gap: space(4), margin: 0, padding: 0, listStyle: 'none' });
export const step = style({ display: 'grid', gap: space(1) });
export const stepHead = style({ display: 'flex', justifyContent: 'space-between', gap: space(3), margin: 0 });
/** Bar whose length is the share of the most entered state, with the number above. */
export const bar = style({
  width: '100%',
  height: '.75rem',
  color: vars.c.textMuted,
  selectors: { '&[data-hot]': { color: vars.c.statusError } },
});
export const findings = style({ display: 'grid', gap: space(4), margin: 0, paddingLeft: space(5) });
globalStyle(`${findings} b`, { display: 'block' });
/** The diagram is drawn for light paper in both themes, and scrolls. On a phone the bars say the same. */
export const paper = style({
  overflow: 'auto',
  maxHeight: '80vh',
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.panel,
  '@media': { '(max-width: 47.99rem)': { display: 'none' } },
});
globalStyle(`${paper} svg`, { display: 'block', maxWidth: 'none' });
export const wideHint = style({ '@media': { '(max-width: 47.99rem)': { display: 'none' } } });
export const table = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  padding: space(2, 1),
  borderTop: `1px solid ${vars.c.lineSoft}`,
  fontWeight: 400,
  textAlign: 'left',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} :is(th, td):not(:first-child)`, { textAlign: 'right', whiteSpace: 'nowrap' });
export const summary = style({ minHeight: '44px', display: 'list-item', paddingBlock: space(2.5) });
export const facts = style({ display: 'grid', gap: space(2), margin: 0 });
globalStyle(`${facts} > div`, { display: 'grid' });
globalStyle(`${facts} dt`, { color: vars.c.textMuted });
globalStyle(`${facts} dd`, { margin: 0 });
