import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const list = style({ display: 'grid', gap: space(6) });
export const pair = style({ display: 'flex', alignItems: 'start', gap: space(3), marginTop: space(2) });
export const shot = style({
  width: '100%',
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.control,
});
globalStyle(`${pair} > [data-width=phone]`, { flex: '1 1 30%' });
globalStyle(`${pair} > [data-width=desktop]`, { flex: '1 1 70%' });
