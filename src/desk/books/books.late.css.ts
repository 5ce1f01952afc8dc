import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

const phone = '(max-width: 47.99rem)';

/** The month that is shown, between its neighbours. */
export const months = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 4) });
export const sums = style({ display: 'grid', margin: 0 });
globalStyle(`${sums} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 3),
  padding: space(2, 0),
  borderTop: `1px solid ${vars.c.lineSoft}`,
});
globalStyle(`${sums} > div:first-child`, { borderTop: 0 });
globalStyle(`${sums} dd`, { margin: 0, marginLeft: 'auto', textAlign: 'right' });
globalStyle(`${sums} > div:last-child`, { fontWeight: 700 });
/** Figures of which the sum above is not made. */
export const beside = style({
  display: 'grid',
  gap: space(1, 0),
  margin: space(3, 0, 0),
  color: vars.c.textMuted,
});
globalStyle(`${beside} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 3),
});
globalStyle(`${beside} dd`, { margin: 0, marginLeft: 'auto', textAlign: 'right' });
export const entry = style({
  borderTop: `1px solid ${vars.c.lineSoft}`,
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space(1, 3),
      padding: space(3, 4),
      marginBottom: space(3),
      background: vars.c.bgRaised,
      border: `1px solid ${vars.c.lineDefault}`,
      borderRadius: vars.r.card,
    },
  },
});
globalStyle(`${entry} > td`, { overflowWrap: 'anywhere' });
// Weighs as much as the table's own rule for the ends of a row.
globalStyle(`${entry} > td:first-child, ${entry} > td:last-child, ${entry} > td`, {
  '@media': { [phone]: { display: 'block', padding: 0 } },
});
globalStyle(`${entry} small`, { display: 'block' });
/** A sum in one line; in a phone's narrow card, with letters twice as large, it breaks rather than sticks out. */
export const amount = style({
  textAlign: 'right',
  fontWeight: 600,
  '@media': { '(min-width: 48rem)': { whiteSpace: 'nowrap' } },
});
/** A number of a table: at the right of its column, beside its name on a phone. */
export const number = style({
  '@media': { '(min-width: 48rem)': { textAlign: 'right', whiteSpace: 'nowrap' } },
});
export const rowName = style({ fontWeight: 600, '@media': { [phone]: { gridColumn: '1 / -1' } } });
export const share = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 2) });
globalStyle(`${share} input`, { width: '4.5rem' });
globalStyle(`${share} small`, { flexBasis: '100%' });
