import { globalStyle, style } from '@vanilla-extract/css';
import { iconButton } from '../button.css.ts';
import { atEdge, space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer, veil } from '../tokens.ts';

/** The menu as a sheet from the top; a press outside it closes it. */
const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: veil.menu,
});
const content = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: layer.dialog,
  maxHeight: '100%',
  overflow: 'auto',
  padding: space(2.5, 'page', 6),
  paddingLeft: atEdge('left', space('page')),
  paddingRight: atEdge('right', space('page')),
  background: vars.c.bgPage,
  color: vars.c.textDefault,
  boxShadow: vars.shadow.overlay,
});
const close = style({ position: 'absolute', top: '10px', right: atEdge('right', 'clamp(16px, 4vw, 32px)') });
export const menuParts = { overlay, content, close: `${iconButton} ${close}` };

export const list = style({ marginTop: space(11) });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: '56px',
  padding: space(3, 1),
  borderBottom: `1px solid ${vars.c.lineSoft}`,
  font: `400 1.625rem/1.2 ${vars.f.display}`,
  color: vars.c.textDefault,
  textDecoration: 'none',
});
globalStyle(`${link}[aria-current]`, { fontStyle: 'italic', color: vars.c.textRubric });
