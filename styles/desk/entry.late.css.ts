import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';

const phone = '(max-width: 47.99rem)';

/** A row of a table that leads to its page, on a phone a card. */
export const entry = style({
  position: 'relative',
  borderTop: `1px solid ${vars.c.lineSoft}`,
  selectors: { '&:hover': { background: vars.c.bgSelected } },
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
      gap: space(1, 3),
      padding: space(3, 4),
      marginBottom: space(3),
      background: vars.c.bgRaised,
      border: `1px solid ${vars.c.lineDefault}`,
      borderRadius: vars.r.card,
    },
  },
});
globalStyle(`${entry} > td`, { '@media': { [phone]: { display: 'block', padding: 0 } } });
// Weighs as much as the table's own rule for the ends of a row.
globalStyle(`${entry} > td:first-child, ${entry} > td:last-child`, { '@media': { [phone]: { padding: 0 } } });
globalStyle(`${entry} > td:nth-child(even)`, { '@media': { [phone]: { textAlign: 'right' } } });
