import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

/** A question about what was typed, under the control. */
export const slip = style({
  fontSize: vars.t.small,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});
