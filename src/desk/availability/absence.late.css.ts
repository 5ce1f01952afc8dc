import { style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';

/** Two days and their button: in one line where there is room, one below the other on a phone. */
export const days = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  alignItems: 'end',
});
