import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** Off the page until it has focus. */
const root = style({
  position: 'absolute',
  left: '8px',
  top: '-80px',
  zIndex: 99,
  padding: '12px 18px',
  background: vars.c.actionBg,
  color: vars.c.textOnAction,
  selectors: { '&:focus': { top: '8px' } },
});

export const skipLinkParts = { root };
