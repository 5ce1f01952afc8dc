import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';

/** Rows of people, sessions and keys: what it is, and at the end what can be done. */
export const list = style({ display: 'grid' });
globalStyle(`${list} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 4),
  minHeight: '56px',
  paddingBlock: space(2),
  borderTop: `1px solid ${vars.c.lineSoft}`,
});
globalStyle(`${list} > li:first-child`, { borderTop: 0 });
globalStyle(`${list} > li > span`, { minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${list} small`, { display: 'block' });
export const select = style({
  width: '100%',
  minHeight: '48px',
  padding: space(2, 3),
  font: `400 ${vars.t.body}/1.4 ${vars.f.text}`,
  color: vars.c.textDefault,
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
});
