import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { layer } from '#styles/tokens.ts';

/** Below this, twelve columns have no room for a price: one specialist at a time. */
const narrow = '(max-width: 74.99rem)';
const wide = '(min-width: 75rem)';

export const unseen = style({ position: 'absolute', clipPath: 'inset(50%)' });
export const choice = style({ display: 'grid', gap: space(1), '@media': { [wide]: { display: 'none' } } });

export const sheet = style({
  background: vars.c.bgRaised,
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.panel,
  '@media': {
    [narrow]: { background: 'none', border: 0 },
    // Room for what a cell of the last rows unfolds.
    [wide]: {
      selectors: {
        '&[data-many]': { overflowX: 'auto' },
        '&[data-many]::after': { content: '""', display: 'block', height: '20rem' },
      },
    },
  },
});
/** A heading over products of one kind. */
export const group = style({});
export const table = style({
  width: '100%',
  borderSpacing: 0,
  '@media': { [wide]: { tableLayout: 'fixed' } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: 0,
  borderTop: `1px solid ${vars.c.lineSoft}`,
  fontWeight: 400,
  textAlign: 'left',
});
globalStyle(`${table} thead th`, {
  position: 'sticky',
  top: 0,
  zIndex: layer.inside,
  padding: space(2, 0),
  border: 0,
  background: vars.c.bgRaised,
  fontSize: '.8125rem',
  fontWeight: 600,
  overflowWrap: 'normal',
  textAlign: 'center',
  verticalAlign: 'bottom',
});
globalStyle(`${table}[data-few]`, { '@media': { [wide]: { width: 'auto' } } });
globalStyle(`${table}[data-few] thead th`, { width: '7rem' });
globalStyle(`${table} thead th:first-child`, { width: '12rem', borderRadius: vars.r.panel });
globalStyle(`${table} thead th:last-child`, { borderRadius: vars.r.panel });
globalStyle(`${table} thead small`, { display: 'block', fontWeight: 400 });
globalStyle(`${table} thead img`, {
  display: 'block',
  width: '28px',
  height: '36px',
  margin: `0 auto ${space(1)}`,
  borderRadius: vars.r.smallPortrait,
  objectFit: 'cover',
});
globalStyle(`${table} tbody th`, {
  padding: space(2, 4),
  '@media': { [narrow]: { overflowWrap: 'anywhere', hyphens: 'auto' } },
});
globalStyle(`${table} tbody .${group}`, { padding: space(3, 4, 1) });
globalStyle(`${table} td`, { position: 'relative', verticalAlign: 'top' });
// The focus ring covers the neighbouring cells.
globalStyle(`${table} td:focus-within`, { zIndex: layer.inside });
globalStyle(`${table} td + td, ${table} th + td`, {
  '@media': { [wide]: { borderLeft: `1px solid ${vars.c.lineSoft}` } },
});
globalStyle(`${table} [data-away]`, { '@media': { [wide]: { background: vars.c.bgSunken } } });
// State of a price: marks the cell, or on a narrow screen the whole row.
const states = {
  dirty: { background: vars.c.bgSelected, colour: vars.c.accentWarm },
  conflict: { background: vars.c.statusWarnBg, colour: vars.c.accentWarm },
  wrong: { background: vars.c.bgSelected, colour: vars.c.statusError },
};
for (const [state, { background, colour }] of Object.entries(states)) {
  globalStyle(`${table} td[data-state=${state}]`, {
    '@media': { [wide]: { background, boxShadow: `inset 0 0 0 2px ${colour}` } },
  });
  globalStyle(`${table} tr[data-state=${state}]`, {
    '@media': { [narrow]: { background, boxShadow: `inset 3px 0 0 ${colour}` } },
  });
}

export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: '44px',
  padding: space(0, 1.5),
  border: 0,
  background: 'none',
  color: vars.c.textDefault,
  font: `500 ${vars.t.caption}/1.3 ${vars.f.figures}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  selectors: {
    '&::placeholder': { color: vars.c.textMuted },
    '&:hover': { background: vars.c.bgSunken },
    '[data-state] > &': { fontWeight: 700 },
  },
  '@media': {
    // Below 16 px a phone would zoom in.
    [narrow]: {
      padding: space(2, 3),
      border: `1.5px solid ${vars.c.lineControl}`,
      borderRadius: vars.r.control,
      background: vars.c.bgRaised,
      fontSize: vars.t.body,
    },
  },
});
export const problem = style({
  gridColumn: '1 / -1',
  padding: space(0.5),
  color: vars.c.statusError,
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.25,
});
export const off = style({
  gridColumn: '1 / -1',
  display: 'block',
  padding: space(0, 0.5, 1),
  fontSize: '.8125rem',
  textAlign: 'right',
});
export const phoneNote = style({ gridColumn: '1 / -1', '@media': { [wide]: { display: 'none' } } });

// Cells outside the filter: muted on a wide screen, hidden on a narrow one.
globalStyle(`${table} td[data-hidden] input`, { '@media': { [wide]: { color: vars.c.textMuted } } });
globalStyle(`${table} :is(tbody, tr)[data-hidden]`, { '@media': { [narrow]: { display: 'none' } } });

// One specialist: a row has the product beside its field, and messages below.
globalStyle(`${table}, ${table} tbody`, { '@media': { [narrow]: { display: 'grid', gap: space(4) } } });
globalStyle(`${table} thead, ${table} td:not([data-chosen])`, {
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${table} tbody`, {
  '@media': {
    [narrow]: {
      gap: 0,
      overflow: 'hidden',
      background: vars.c.bgRaised,
      border: `1px solid ${vars.c.lineDefault}`,
      borderRadius: vars.r.panel,
    },
  },
});
globalStyle(`${table} tbody tr`, {
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(8.5rem, 55%))',
      alignItems: 'center',
      gap: space(1, 3),
      padding: space(2, 4),
      borderTop: `1px solid ${vars.c.lineSoft}`,
    },
  },
});
globalStyle(`${table} tbody :is(th, .${group})`, { '@media': { [narrow]: { border: 0, padding: 0 } } });
globalStyle(`${table} tbody tr:first-child`, { '@media': { [narrow]: { border: 0 } } });
globalStyle(`${table} td[data-chosen]`, { '@media': { [narrow]: { display: 'contents' } } });

/** Effect of a typed price, beside its cell; a narrow screen has it in one line. */
export const detail = style({
  position: 'absolute',
  top: '-6px',
  zIndex: layer.inside,
  display: 'grid',
  gap: space(3),
  width: '19rem',
  padding: space(4),
  background: vars.c.bgRaised,
  border: `1px solid ${vars.c.textDefault}`,
  borderRadius: vars.r.card,
  boxShadow: vars.shadow.overlay,
  textAlign: 'left',
  selectors: {
    '[data-side=right] > &': { left: 'calc(100% + 8px)' },
    '[data-side=left] > &': { right: 'calc(100% + 8px)' },
  },
  '@media': { [narrow]: { display: 'none' } },
});
export const detailHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(2),
});
export const tag = style({
  padding: space(0.5, 2),
  borderRadius: vars.r.control,
  background: vars.c.bgSunken,
  fontSize: vars.t.caption,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const facts = style({ display: 'grid', margin: 0 });
globalStyle(`${facts} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  padding: space(2, 0),
  borderTop: `1px solid ${vars.c.lineSoft}`,
});
globalStyle(`${facts} dd`, { margin: 0, textAlign: 'right' });
export const warning = style({
  display: 'block',
  color: vars.c.statusWarn,
  fontSize: vars.t.caption,
  fontWeight: 600,
});
export const line = style({ display: 'block', width: '100%', height: 'auto' });
globalStyle(`${line} path`, { fill: 'none', stroke: vars.c.textDefault, strokeWidth: 2 });
globalStyle(`${line} text`, { fill: vars.c.textMuted, font: `400 11px ${vars.f.text}` });
export const lowest = style({});
globalStyle(`${line} .${lowest}`, { stroke: vars.c.accentWarm, strokeWidth: 1.5 });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(2, 6),
  color: vars.c.textMuted,
  fontSize: vars.t.caption,
});
globalStyle(`${foot} p`, { display: 'flex', alignItems: 'center', gap: space(2) });
export const legend = style({
  width: '18px',
  height: '14px',
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.inner,
  selectors: {
    '&[data-state]': { background: vars.c.bgSelected, borderColor: vars.c.accentWarm },
    '&[data-away]': { background: vars.c.bgSunken },
  },
});
