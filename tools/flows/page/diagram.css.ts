import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/media.ts';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

export const frame = style({ position: 'relative', display: 'grid', gap: space(2) });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
export const hint = style({ color: vars.c.textMuted, fontSize: vars.t.caption });
export const paper = style({
  overflow: 'auto',
  // Two fingers are the drawing's: one scrolls.
  touchAction: 'pan-x pan-y',
  height: '70vh',
  minHeight: '320px',
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.card,
  background: '#ffffff',
  '@media': { [from.lg]: { height: 'calc(100vh - 200px)', minHeight: '420px' } },
  selectors: { '[data-theme=dark] &': { background: '#14222a' } },
});
export const note = style({ position: 'absolute', top: '40%', left: 0, right: 0, textAlign: 'center' });

globalStyle(`${paper} svg`, { maxWidth: 'none' });
globalStyle(`${paper} g[data-state]`, { cursor: 'pointer', outline: 'none' });
globalStyle(`${paper} g[data-from]`, { cursor: 'pointer' });
globalStyle(`${paper} g[data-state]:hover > rect`, { strokeWidth: '2.5' });
globalStyle(`${paper} g[data-state]:focus-visible > rect, ${paper} g[data-state]:focus-visible > circle`, {
  stroke: vars.c.focusInner,
  strokeWidth: '4',
});
globalStyle(`[data-theme=dark] ${paper} g[data-state]:focus-visible > :is(rect, circle)`, {
  stroke: vars.c.focusOuter,
});
globalStyle(`${paper} g[data-state][aria-pressed=true] > rect`, {
  stroke: vars.c.accentWarm,
  strokeWidth: '4',
  strokeDasharray: 'none',
});

// What no test walked stands out; what was walked steps back.
globalStyle(`${paper} g[data-mark=missing] > rect:first-child`, {
  stroke: vars.c.statusError,
  strokeWidth: '3',
  strokeDasharray: '3 4',
});
globalStyle(`${paper} g[data-mark=missing] > path`, {
  stroke: vars.c.statusError,
  strokeWidth: '4',
  strokeDasharray: '3 6',
});
globalStyle(`${paper} g[data-mark=missing] > text`, {
  textDecoration: 'underline wavy',
  textDecorationColor: vars.c.statusError,
});
globalStyle(`${paper} [data-mark=walked] > path`, { strokeWidth: '2' });

// The simulation's states, above all else.
globalStyle(`${paper} g[data-current] > rect`, {
  stroke: '#b45309',
  strokeWidth: '5',
  strokeDasharray: 'none',
  filter: 'drop-shadow(0 0 6px #f59e0b)',
});
globalStyle(`[data-theme=dark] ${paper} g[data-current] > rect`, { stroke: '#fbbf24' });
