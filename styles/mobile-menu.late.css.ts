import { globalStyle, style } from '@vanilla-extract/css';
import { iconButton } from './button.css.ts';
import { vars } from './theme.css.ts';
import { layer } from './tokens.ts';

/** The menu as a sheet from the top; a press outside it closes it. */
const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: 'rgb(7 26 32 / .55)',
});
const content = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: layer.dialog,
  maxHeight: '100%',
  overflow: 'auto',
  padding: '10px clamp(16px, 4vw, 32px) 24px',
  background: vars.c.bgPage,
  color: vars.c.textDefault,
  boxShadow: vars.shadow.overlay,
});
const close = style({ position: 'absolute', top: '10px', right: 'clamp(16px, 4vw, 32px)' });
export const menuParts = { overlay, content, close: `${iconButton} ${close}` };

export const list = style({ marginTop: '44px' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '56px',
  padding: '12px 4px',
  borderBottom: `1px solid ${vars.c.lineSoft}`,
  font: `400 1.625rem/1.2 ${vars.f.display}`,
  color: vars.c.textDefault,
  textDecoration: 'none',
});
globalStyle(`${link}[aria-current]`, { fontStyle: 'italic', color: vars.c.textRubric });
