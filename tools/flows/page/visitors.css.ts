import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const group = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  minWidth: 0,
  padding: space(3, 0),
  border: 0,
  borderTop: `1px solid ${vars.c.lineSoft}`,
  fontSize: vars.t.small,
});
globalStyle(`${group} > legend`, { padding: 0, fontWeight: 600 });
export const slider = style({ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: space(3) });
globalStyle(`${slider} > input`, {
  gridColumn: '1 / -1',
  width: '100%',
  minHeight: '44px',
  margin: 0,
  accentColor: vars.c.accentWarm,
});
export const share = style({ fontVariantNumeric: 'tabular-nums' });
export const number = style({
  minHeight: '44px',
  minWidth: 0,
  padding: space(0, 3),
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
  background: vars.c.bgRaised,
  color: vars.c.textDefault,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(3),
  alignItems: 'end',
});
export const goal = style({ fontSize: vars.t.label, fontWeight: 600 });
export const progress = style({ width: '100%' });
