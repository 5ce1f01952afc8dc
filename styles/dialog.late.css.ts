import { style } from '@vanilla-extract/css';
import { iconButton } from './button.css.ts';
import { from } from './media.ts';
import { atEdge, space } from './space.ts';
import { vars } from './theme.css.ts';
import { layer, veil } from './tokens.ts';

/** A modal dialog: a sheet from below on the phone, a panel in the middle elsewhere. */
const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: veil.dialog,
});
const content = style({
  position: 'fixed',
  zIndex: layer.dialog,
  insetInline: 0,
  bottom: 0,
  maxHeight: '88vh',
  overflow: 'auto',
  padding: space(7, 6, 8),
  paddingBottom: atEdge('bottom', space(8)),
  color: vars.c.textDefault,
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.textDefault}`,
  borderRadius: `${vars.r.panel} ${vars.r.panel} 0 0`,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [from.md]: {
      inset: 0,
      margin: 'auto',
      width: 'min(36rem, calc(100vw - 48px))',
      height: 'fit-content',
      borderRadius: vars.r.panel,
    },
  },
});
const title = style({ paddingRight: space(12) });
const description = style({ marginTop: space(3) });
const close = style({ position: 'absolute', top: '14px', right: '14px' });

export const dialogParts = { overlay, content, title, description, close: `${iconButton} ${close}` };
