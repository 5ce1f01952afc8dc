import { style } from '@vanilla-extract/css';
import { space } from './space.ts';
import { vars } from './theme.css.ts';
import { layer } from './tokens.ts';

const content = style({
  minWidth: 'var(--radix-select-trigger-width)',
  maxHeight: 'min(24rem, var(--radix-select-content-available-height))',
  overflow: 'auto',
  padding: space(1.5),
  zIndex: layer.list,
  color: vars.c.textDefault,
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.card,
  boxShadow: vars.shadow.overlay,
});
const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: space(2.5, 3.5, 2.5, 10),
  borderRadius: vars.r.inner,
  cursor: 'pointer',
  outline: 0,
  selectors: {
    '&[data-highlighted]': {
      background: vars.c.bgSunken,
      fontWeight: 600,
      // Inside: the list scrolls, and cuts off what stands round its options.
      outline: `2px solid ${vars.c.lineControl}`,
      outlineOffset: '-2px',
    },
  },
});
const itemIndicator = style({ position: 'absolute', left: '12px' });

/** The open list of a dropdown. */
export const selectListParts = { content, item, itemIndicator };
