import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { table } from './queue.css.ts';

const phone = '(max-width: 47.99rem)';

export const search = style({ display: 'flex', flexWrap: 'wrap', gap: space(2, 3), alignItems: 'end' });
export const field = style({
  width: '100%',
  minWidth: 0,
  minHeight: '44px',
  padding: space(2, 3),
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
  background: vars.c.bgRaised,
  color: vars.c.textDefault,
  font: `400 ${vars.t.small}/1.3 ${vars.f.text}`,
  selectors: { '&:hover': { borderColor: vars.c.textDefault } },
  // Below 16 px a phone would zoom in.
  '@media': { [phone]: { fontSize: vars.t.body } },
});
export const find = style({ position: 'relative', flex: '1 1 16rem' });
globalStyle(`${find} svg`, {
  position: 'absolute',
  left: '12px',
  top: '12px',
  color: vars.c.textMuted,
  pointerEvents: 'none',
});
globalStyle(`${find} input`, { paddingLeft: space(10), paddingRight: space(10) });
export const findKey = style({
  position: 'absolute',
  right: '10px',
  top: '11px',
  pointerEvents: 'none',
  '@media': { '(max-width: 63.99rem)': { display: 'none' } },
});
export const unfold = style({ display: 'none', '@media': { [phone]: { display: 'inline-flex' } } });
export const picks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2, 3),
  alignItems: 'end',
  '@media': { [phone]: { display: 'none', width: '100%', selectors: {} } },
});
globalStyle(`${picks}[data-open]`, { '@media': { [phone]: { display: 'grid' } } });
globalStyle(`${picks} select`, { width: '10.5rem', '@media': { [phone]: { width: '100%' } } });
export const date = style({
  display: 'grid',
  gap: space(0.5),
  fontSize: vars.t.caption,
  color: vars.c.textMuted,
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  whiteSpace: 'pre',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '[aria-sort] &': { color: vars.c.textDefault, fontWeight: 600 },
  },
});
export const entry = style({
  position: 'relative',
  selectors: {
    '&:hover': { background: vars.c.bgSelected },
    '&[data-current]': {
      background: vars.c.bgSelected,
      boxShadow: `inset 3px 0 0 ${vars.c.accentWarm}`,
    },
  },
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateAreas: '"what amount" "who amount" "state fairy" "nr placed"',
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
globalStyle(`${table} ${entry} td`, { '@media': { [phone]: { display: 'block', padding: 0 } } });
globalStyle(`${entry} + ${entry} td`, {
  borderTop: `1px solid ${vars.c.lineSoft}`,
  '@media': { [phone]: { border: 0 } },
});
const cell = (area: string, end = false) =>
  style({ '@media': { [phone]: { gridArea: area, ...(end && { textAlign: 'right' as const }) } } });
export const cells = {
  nr: cell('nr'),
  placed: cell('placed', true),
  what: cell('what'),
  who: cell('who'),
  fairy: cell('fairy', true),
  amount: cell('amount', true),
  state: cell('state'),
} as const;
globalStyle(`${table} ${cells.amount}`, { textAlign: 'right', whiteSpace: 'nowrap' });
globalStyle(`${table} ${cells.placed}, ${table} ${cells.fairy}`, {
  whiteSpace: 'nowrap',
  '@media': { [phone]: { textAlign: 'right' } },
});
globalStyle(`${cells.nr}`, { color: vars.c.textMuted });
export const trouble = style({ color: vars.c.statusError, fontWeight: 600 });
export const wide = style({ '@media': { [phone]: { display: 'none' } } });

export const pages = style({ display: 'flex', gap: space(3), marginLeft: 'auto' });
export const busy = style({ opacity: 0.6 });

export const results = style({ display: 'grid', gap: space(1), maxHeight: '60vh', overflowY: 'auto' });
export const result = style({
  display: 'grid',
  gap: space(0.5),
  minHeight: '44px',
  padding: space(2, 3),
  borderRadius: vars.r.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': {
      background: vars.c.bgSelected,
      boxShadow: `inset 3px 0 0 ${vars.c.accentWarm}`,
    },
  },
});
