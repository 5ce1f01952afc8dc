import { style } from '@vanilla-extract/css';

/** An order's number as a link, which a thumb can hit on a phone. */
export const orderLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  '@media': { '(max-width: 47.99rem)': { minHeight: '44px', minWidth: '44px' } },
});
