import { style } from '@vanilla-extract/css';
import { space } from './space.ts';

export const form = style({ display: 'grid', gap: space(6), maxWidth: '44rem', marginBlock: space(12, 24) });
