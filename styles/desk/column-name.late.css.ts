import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

/** Name of a cell's column, on a phone, which shows no head of the table. */
export const columnName = style({
  display: 'none',
  '@media': {
    '(max-width: 47.99rem)': { display: 'block', color: vars.c.textMuted, fontSize: vars.t.caption },
  },
});
