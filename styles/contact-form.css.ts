import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '24px', maxWidth: '44rem', marginBlock: '48px 96px' });
