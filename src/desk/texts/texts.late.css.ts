import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

const wide = '(min-width: 75rem)';

/** Names of all texts beside the one that is open, where there is room. */
export const columns = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});
export const others = style({
  display: 'none',
  '@media': { [wide]: { display: 'grid', gap: space(1), position: 'sticky', top: space(6) } },
});
/** Back link on narrow screens, which show no list beside the text. */
export const back = style({ '@media': { [wide]: { display: 'none' } } });
/** The groups of texts, one under the other. */
export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: '44px',
  padding: space(2, 3),
  borderRadius: vars.r.control,
  border: '1px solid transparent',
  color: vars.c.textDefault,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.c.bgSunken },
    '&[aria-current]': {
      background: vars.c.bgRaised,
      borderColor: vars.c.lineDefault,
      borderLeft: `4px solid ${vars.c.accentWarm}`,
      fontWeight: 600,
    },
  },
});
export const tag = style({
  padding: space(0.5, 2),
  borderRadius: vars.r.pill,
  background: vars.c.statusWarnBg,
  color: vars.c.statusWarn,
  fontSize: vars.t.caption,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
/** Form beside what is to be known of it. */
export const sides = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  '@media': { '(min-width: 64rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The shop's own blocks as on its page. */
export const page = style({
  overflow: 'auto',
  maxHeight: '28rem',
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.panel,
  background: vars.c.bgPage,
});
globalStyle(`${page} h1`, { font: `italic 400 ${vars.t.h2}/1.1 ${vars.f.display}` });
export const pageRest = style({ display: 'grid', gap: space(3), padding: space(4, 6) });
/** A field that differs from what is stored. */
export const typed = style({});
globalStyle(`${typed} :is(input, textarea)`, { borderLeft: `6px solid ${vars.c.accentWarm}` });
export const underField = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(1, 3),
});
export const changed = style({
  padding: space(3, 4),
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.control,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '24rem',
  overflow: 'auto',
});
globalStyle(`${changed} del`, {
  background: vars.c.statusErrorBg,
  color: vars.c.statusError,
  textDecoration: 'line-through',
});
globalStyle(`${changed} ins`, {
  background: vars.c.statusOkBg,
  color: vars.c.statusOk,
  textDecoration: 'underline',
});
export const findings = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${findings} b`, { display: 'block' });
export const blocking = style({ color: vars.c.statusError });
export const versions = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const version = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: space(1, 3),
  paddingBlock: space(3),
  selectors: { '& + &': { borderTop: `1px solid ${vars.c.lineSoft}` } },
});
export const number = style({
  font: `italic 400 ${vars.t.h3}/1.2 ${vars.f.display}`,
  color: vars.c.textRubric,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), gridColumn: 2 });
export const places = style({ borderTop: `1px solid ${vars.c.lineSoft}` });
globalStyle(`${places} > summary`, { minHeight: '44px', paddingBlock: space(2.5), cursor: 'pointer' });
globalStyle(`${places} code`, { overflowWrap: 'anywhere' });
