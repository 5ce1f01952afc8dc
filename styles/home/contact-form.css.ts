import { style } from '@vanilla-extract/css';
import { space } from '../space.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  maxWidth: '44rem',
  marginBlock: space(12, 24),
});
