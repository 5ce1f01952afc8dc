import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';

/** Ground of the desk: smaller text than the shop's, tabular figures, no picture behind the work. */
export const desk = style({
  minHeight: '100vh',
  font: `400 ${vars.t.small}/1.45 ${vars.f.figures}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(max-width: 47.99rem)': { fontSize: vars.t.label } },
});
// Before the script has chosen a theme, the browser's own ground shows instead of the light one.
globalStyle('html:not([data-theme]) body', { background: 'transparent' });
// The sentence of index.html that the app replaces; only who waits long or in vain reads it.
const unseen = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
globalStyle('[data-not-started]', { padding: space(6), animation: `${unseen} 5s` });
globalStyle(`${desk} h1`, {
  font: `italic 400 ${vars.t.h2}/1.1 ${vars.f.display}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${desk} h2`, { font: `400 ${vars.t.h3}/1.2 ${vars.f.display}` });
globalStyle(`${desk} h3`, { font: `600 ${vars.t.label}/1.35 ${vars.f.text}` });
globalStyle(`${desk} main`, { backgroundImage: 'none' });
// Weighs less than any rule of a part, whichever file comes first.
// A link is a target of 24 px at least, also alone in a small line. In running text this moves nothing.
globalStyle(`:where(${desk} main a)`, { paddingBlock: space(0.75) });
globalStyle(`:where(${desk}) small`, { fontSize: vars.t.caption, lineHeight: 1.4, color: vars.c.textMuted });

// What a customer typed (src/desk/ui/typed.tsx): a word of any length breaks, and counts for no column's width.
globalStyle(`${desk} bdi`, { overflowWrap: 'anywhere' });

export const muted = style({ color: vars.c.textMuted });
export const hint = style({ color: vars.c.textMuted, fontSize: vars.t.caption, lineHeight: 1.4 });
const column = {
  display: 'grid',
  // No field is wider than its place: a list is as wide as its longest choice, twice that with letters twice as large.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
};
export const stack = style({ ...column, gap: space(6) });
export const tightStack = style({ ...column, gap: space(3) });
/** What stands under a dialog's title. */
export const dialogBody = style({ display: 'grid', gap: space(4), marginTop: space(4), minWidth: 0 });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 3) });
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  padding: '0 .4em',
  border: `1px solid ${vars.c.lineDefault}`,
  borderBottomWidth: '2px',
  borderRadius: vars.r.inner,
  background: vars.c.bgRaised,
  color: vars.c.textMuted,
  font: `500 ${vars.t.caption}/1.45 ${vars.f.text}`,
});
/** Only where there is room for it. */
export const wideOnly = style({ '@media': { '(max-width: 63.99rem)': { display: 'none !important' } } });
