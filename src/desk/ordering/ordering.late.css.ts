import { globalStyle, style } from '@vanilla-extract/css';
import { motionAllowed } from '#styles/media.ts';
import { vars } from '#styles/theme.css.ts';
import { layer } from '#styles/tokens.ts';

/** A list whose rows can be drawn to other places. */
export const movable = style({});
globalStyle(`${movable}[data-moving] > li`, {
  '@media': { [motionAllowed]: { transition: `transform ${vars.m.fast}` } },
});
globalStyle(`${movable}[data-moving] > li[data-drawn]`, {
  position: 'relative',
  zIndex: layer.inside,
  background: vars.c.bgSunken,
  borderTopColor: 'transparent',
  outline: `2px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
  transition: 'none',
});

/** What a row is drawn by. A finger on it scrolls nothing. */
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: vars.c.textMuted,
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: { '&:hover': { color: vars.c.textDefault } },
});
