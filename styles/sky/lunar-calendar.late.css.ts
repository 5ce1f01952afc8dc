import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print } from '../tokens.ts';

/** The lunar calendar, in its dialog and on its page. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginTop: space(4),
  textAlign: 'center',
});
globalStyle(`${head} > :not(a, button)`, { minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' });
export const turn = style({ border: `1.5px solid ${vars.c.lineControl}`, borderRadius: vars.r.pill });
export const month = style({ font: `400 1.5rem/1.2 ${vars.f.display}` });
export const backward = style({ rotate: '180deg' });
/** As high as a month of six weeks, so that turning a page moves nothing. */
export const page = style({ minHeight: '34rem', marginTop: space(3) });

/** Where the table is wide, its cells have words. */
const WIDE = '(min-width: 56rem)';
export const frame = style({ containerType: 'inline-size', marginTop: space(3) });
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '4px',
  tableLayout: 'fixed',
  '@media': { '(max-width: 23.9rem)': { borderSpacing: '2px' } },
});
// The weeks' numbers need less than a day.
globalStyle(`${table} tr > :first-child`, { width: '1.5rem' });
globalStyle(`${table} th`, {
  font: `400 1rem/1.4 ${vars.f.smallcaps}`,
  color: vars.c.textRubric,
  textAlign: 'center',
});
globalStyle(`${table} tbody th`, { color: vars.c.textMuted });
// A cell's own height is what a percentage of it is reckoned from.
globalStyle(`${table} td`, { height: '1px', padding: 0, verticalAlign: 'top' });
export const day = style({
  height: '100%',
  minHeight: '82px',
  padding: space(1.25, 0, 1.5),
  background: vars.c.bgRaised,
  border: `1px solid ${vars.c.lineSoft}`,
  borderRadius: vars.r.control,
  '@container': { [WIDE]: { minHeight: '112px', padding: space(2.5, 3) } },
});
/** A day of a principal phase has a double edge. */
export const withPhase = style({
  borderColor: vars.c.accentDecor,
  boxShadow: `inset 0 0 0 1px ${vars.c.accentDecor}`,
});
export const today = style({
  background: vars.c.bgSelected,
  borderColor: vars.c.lineSelected,
  boxShadow: `inset 0 0 0 1.5px ${vars.c.lineSelected}`,
  fontWeight: 700,
});
export const face = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(0.75),
  height: '100%',
  '@container': {
    [WIDE]: {
      gridTemplateColumns: '1fr auto',
      gridTemplateRows: 'auto 1fr',
      justifyItems: 'start',
      gap: space(1),
    },
  },
});
export const number = style({
  font: `inherit`,
  fontFamily: vars.f.display,
  lineHeight: 1.1,
  '@container': { [WIDE]: { fontSize: '1.375rem' } },
});
/** A lit moon is printed: apricot on ink, in both themes. */
export const moon = style({ fill: print.apricot });
globalStyle(`${moon} circle`, { fill: print.ink, stroke: vars.c.textRubric, strokeWidth: 1.2 });
export const signs = style({
  display: 'flex',
  color: vars.c.textMuted,
  '@container': { [WIDE]: { display: 'none' } },
});
globalStyle(`${signs} svg`, { '@media': { '(max-width: 23.9rem)': { width: '13px', height: '13px' } } });
export const words = style({
  display: 'none',
  gridColumn: '1 / -1',
  alignSelf: 'end',
  color: vars.c.textMuted,
  fontSize: vars.t.small,
  fontWeight: 400,
  lineHeight: 1.35,
  '@container': { [WIDE]: { display: 'grid' } },
});
export const quiet = style({});
globalStyle(`${words} span:not(${quiet})`, { color: vars.c.textDefault, fontWeight: 500 });
globalStyle(`${words} b`, { color: vars.c.textRubric, fontWeight: 600 });

/** The two lists below the month: in the dialog below each other. */
export const lists = style({ display: 'grid', gap: space(6), marginTop: space(6) });
export const phases = style({ marginTop: space(2), borderTop: `1px solid ${vars.c.lineDefault}` });
globalStyle(`${phases} li`, {
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr) auto',
  gap: space(0, 3),
  alignItems: 'center',
  minHeight: '52px',
  paddingBlock: space(1),
  borderBottom: `1px solid ${vars.c.lineDefault}`,
});
// On the narrowest screens the day stands below its phase, whose words stay whole.
globalStyle(`${phases} li`, {
  '@media': { '(max-width: 23.9rem)': { gridTemplateColumns: '34px minmax(0, 1fr)' } },
});
globalStyle(`${phases} span`, { '@media': { '(max-width: 23.9rem)': { gridColumn: 2 } } });
globalStyle(`${phases} b`, { font: `400 1.25rem/1.2 ${vars.f.display}` });
globalStyle(`${phases} span`, { color: vars.c.textMuted, fontSize: vars.t.small });
export const changes = style({
  columns: 2,
  columnGap: space(7),
  marginTop: space(2),
  '@media': { '(max-width: 23.9rem)': { columns: 1 } },
});
globalStyle(`${changes} li`, {
  display: 'grid',
  gridTemplateColumns: '2.9rem minmax(0, 1fr)',
  gap: space(0, 1.5),
  padding: space(2, 1),
  borderTop: `1px solid ${vars.c.lineSoft}`,
  breakInside: 'avoid',
  fontSize: vars.t.small,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${changes} li > :first-child`, { color: vars.c.textMuted });
globalStyle(`${changes} b`, {
  display: 'flex',
  gap: space(1.5),
  alignItems: 'center',
  gridColumn: 2,
  fontWeight: 600,
});
export const changesToday = style({ background: vars.c.bgSelected });
export const ownPage = style({ marginTop: space(4) });

/** The page: today's sky, then the month over both columns. */
export const sky = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5, 14),
  alignItems: 'center',
  paddingBlock: space(8, 10),
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});
export const kicker = style({ font: `400 ${vars.t.rubric}/1.3 ${vars.f.smallcaps}`, color: print.apricot });
export const bigMoon = style({
  width: 'min(240px, 62vw)',
  marginInline: 'auto',
  '@media': { [from.lg]: { width: '300px' } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(10, 16),
  paddingBlock: space(8, 18),
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
globalStyle(`${columns} > :first-child`, { '@media': { [from.lg]: { gridColumn: '1 / -1' } } });
