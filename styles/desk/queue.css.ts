import { globalStyle, style } from '@vanilla-extract/css';
import { minus, space } from '../space.ts';
import { vars } from '../theme.css.ts';

const phone = '(max-width: 47.99rem)';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3, 0),
});
export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(2),
  paddingRight: space(6),
  marginRight: space(6),
  borderRight: `1px solid ${vars.c.lineDefault}`,
  color: vars.c.textDefault,
  textDecoration: 'none',
  selectors: {
    '&:last-child': { border: 0, margin: 0 },
    'a&:hover': { textDecoration: 'underline' },
  },
  '@media': {
    [phone]: {
      flex: '1 1 0',
      minWidth: 'min-content',
      flexDirection: 'column',
      gap: space(0.5),
      paddingRight: space(2),
      marginRight: space(2),
      fontSize: vars.t.caption,
    },
  },
});
export const lateFigure = style({ color: vars.c.statusError });
globalStyle(`${figure} b`, {
  font: `700 ${vars.t.price}/1 ${vars.f.display}`,
});

export const filters = style({
  '@media': {
    // What scrolls cuts off what stands out of it: the ring of the focus has its room inside.
    [phone]: { margin: `${minus(1.5)} ${minus(4)}`, padding: space(1.5, 4), overflowX: 'auto' },
  },
});
globalStyle(`${filters} ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 1),
  marginLeft: minus(3),
});
globalStyle(`${filters} ul`, { '@media': { [phone]: { flexWrap: 'nowrap', marginLeft: minus(2) } } });
export const filter = style({
  position: 'relative',
  display: 'inline-flex',
  gap: '.45em',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space(3),
  borderRadius: vars.r.control,
  color: vars.c.textDefault,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // Room for its ring where the row is scrolled to it.
  scrollMargin: space(0, 2),
  selectors: {
    '&:hover': { background: vars.c.bgSunken },
    '&[aria-current]': { fontWeight: 600 },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 11px)',
      bottom: '3px',
      width: '22px',
      height: '8px',
      borderBottom: `3px solid ${vars.c.accentWarm}`,
      borderRadius: vars.r.sickle,
    },
  },
});
globalStyle(`${filter} span + span`, { color: vars.c.textMuted, fontWeight: 400 });
export const smallFilters = style({ fontSize: vars.t.caption });

export const updates = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  width: '100%',
  minHeight: '44px',
  border: 0,
  borderBottom: `1px solid ${vars.c.lineSoft}`,
  background: vars.c.statusInfoBg,
  color: vars.c.textDefault,
  font: `600 ${vars.t.small}/1.2 ${vars.f.text}`,
  cursor: 'pointer',
  '@media': {
    [phone]: { border: `1px solid ${vars.c.lineDefault}`, borderRadius: vars.r.card, marginBottom: space(3) },
  },
});
export const sheet = style({
  overflow: 'hidden',
  background: vars.c.bgRaised,
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.panel,
  '@media': { [phone]: { overflow: 'visible', background: 'none', border: 0, borderRadius: 0 } },
});
export const table = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} th, ${table} td`, {
  padding: space(1.5, 2),
  textAlign: 'left',
  verticalAlign: 'middle',
  fontWeight: 400,
});
globalStyle(`${table} tr > :first-child`, { paddingLeft: space(4) });
globalStyle(`${table} tr > :last-child`, { paddingRight: space(4) });
globalStyle(`${table} thead th`, {
  fontSize: vars.t.caption,
  fontWeight: 500,
  color: vars.c.textMuted,
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${vars.c.lineDefault}`,
});
globalStyle(`${table} thead`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${table}, ${table} tbody`, { '@media': { [phone]: { display: 'block' } } });

export const group = style({});
globalStyle(`${group} th`, { padding: space(3, 4, 0.5), borderTop: `1px solid ${vars.c.lineDefault}` });
globalStyle(`${group}:first-child th`, { borderTop: 0 });
globalStyle(`${group}, ${group} th`, {
  '@media': { [phone]: { display: 'block', border: 0, padding: space(2, 0) } },
});
export const entry = style({
  position: 'relative',
  selectors: {
    '&:hover': { background: vars.c.bgSelected },
    '&[data-pace=late]': { boxShadow: `inset 3px 0 0 ${vars.c.statusError}` },
    '&[data-current]': {
      background: vars.c.bgSelected,
      boxShadow: `inset 3px 0 0 ${vars.c.accentWarm}`,
    },
  },
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateAreas: '"due nr" "what who" "what asks" "state fairy"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space(1, 3),
      padding: space(3, 4),
      marginBottom: space(3),
      background: vars.c.bgRaised,
      border: `1px solid ${vars.c.lineDefault}`,
      borderRadius: vars.r.card,
    },
  },
});
globalStyle(`${entry} td`, { '@media': { [phone]: { display: 'block', padding: '0 !important' } } });
globalStyle(`${entry} + ${entry} td`, {
  borderTop: `1px solid ${vars.c.lineSoft}`,
  '@media': { [phone]: { border: 0 } },
});
const cell = (area: string, end = false) =>
  style({ '@media': { [phone]: { gridArea: area, ...(end && { textAlign: 'right' as const }) } } });
export const cells = {
  due: cell('due'),
  nr: cell('nr', true),
  what: cell('what'),
  who: cell('who', true),
  asks: cell('asks', true),
  state: cell('state'),
  fairy: cell('fairy', true),
} as const;
// "po czasie 13 godz. 18 min" beside a long name, as at night.
globalStyle(`${entry} ${cells.due} > *`, {
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } },
});
globalStyle(`${entry} ${cells.due} > * > *`, {
  '@media': { [phone]: { flexWrap: 'wrap', whiteSpace: 'normal' } },
});
globalStyle(`${cells.nr}, ${cells.asks}`, { color: vars.c.textMuted });
export const what = style({
  fontWeight: 600,
  color: vars.c.textDefault,
  textDecoration: 'none',
  selectors: {
    // The whole row is the link.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
  '@media': { [phone]: { font: `400 ${vars.t.h3}/1.2 ${vars.f.display}` } },
});
export const under = style({ display: 'block', color: vars.c.textMuted, fontSize: vars.t.caption });
export const fairy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  whiteSpace: 'nowrap',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(2, 6),
  color: vars.c.textMuted,
  fontSize: vars.t.caption,
});

/** What waits for a decision: its order's number is the link, large enough for a thumb. */
export const decisions = style({ margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${decisions} a`, {
  display: 'inline-flex',
  minHeight: '44px',
  alignItems: 'center',
  color: 'inherit',
  fontWeight: 600,
});
