import { style } from '@vanilla-extract/css';
import { motionAllowed } from './media.ts';
import { space } from './space.ts';

/** Cards in one row that scrolls sideways, from edge to edge of the page. */
export const sideRow = style({
  display: 'flex',
  gap: space(4),
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space('page'),
  marginInline: `calc(-1 * ${space('page')})`,
  padding: space(1, 'page', 1.5),
  '@media': { [motionAllowed]: { scrollBehavior: 'smooth' } },
});
