import { globalStyle, style } from '@vanilla-extract/css';
import { minus, space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

const knob = '20px';

export const switchRow = style({ display: 'grid', gap: space(1), maxWidth: '24rem' });
globalStyle(`${switchRow} p`, { color: vars.c.textMuted, fontSize: vars.t.caption });
globalStyle(`${switchRow} p:empty`, { display: 'none' });
export const problem = style({});
globalStyle(`${switchRow} p${problem}`, { color: vars.c.statusError });
export const switchLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '44px',
  cursor: 'pointer',
});
globalStyle(`${switchLabel} input`, {
  appearance: 'none',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  width: '48px',
  height: '28px',
  margin: 0,
  padding: space(1),
  background: vars.c.bgRaised,
  border: `2px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.pill,
  cursor: 'pointer',
});
globalStyle(`${switchLabel} input::before`, {
  content: '""',
  width: knob,
  height: knob,
  margin: minus(0.5),
  background: vars.c.lineControl,
  borderRadius: vars.r.pill,
});
globalStyle(`${switchLabel} input:checked`, {
  justifyContent: 'flex-end',
  background: vars.c.actionBg,
  borderColor: vars.c.actionBg,
});
globalStyle(`${switchLabel} input:checked::before`, { background: vars.c.textOnAction });
globalStyle(`${switchLabel} input[aria-busy=true]`, { opacity: 0.6 });

export const sentList = style({ display: 'grid' });
globalStyle(`${sentList} li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space(3),
  alignItems: 'center',
  paddingBlock: space(3),
  borderTop: `1px solid ${vars.c.lineSoft}`,
});
globalStyle(`${sentList} li:first-child`, { borderTop: 0 });
globalStyle(`${sentList} small`, { display: 'block', color: vars.c.textMuted });
