import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';

/** What is folded until it is wanted. */
export const gift = style({ borderTop: `1px solid ${vars.c.lineSoft}` });
globalStyle(`${gift} summary`, { paddingBlock: space(3.5), fontWeight: 600, cursor: 'pointer' });
