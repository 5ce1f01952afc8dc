import { style } from '@vanilla-extract/css';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer } from '../tokens.ts';

/** Off the page until it has focus. */
const root = style({
  position: 'absolute',
  left: '8px',
  top: '-80px',
  zIndex: layer.skipLink,
  padding: space(3, 4.5),
  background: vars.c.actionBg,
  color: vars.c.textOnAction,
  selectors: { '&:focus': { top: '8px' } },
});

export const skipLinkParts = { root };
