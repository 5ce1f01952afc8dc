import { globalStyle, style } from '@vanilla-extract/css';
import '../button.css.ts';
import { from, lowScreen } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer } from '../tokens.ts';

/** The navigation bar; it lets go of the top on screens too low for it (U26). */
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.nav,
  background: vars.c.bgPage,
  borderBottom: `1px solid ${vars.c.lineSoft}`,
  '@media': { [lowScreen]: { position: 'static' } },
});
export const row = style({ display: 'flex', alignItems: 'center', gap: space(2), minHeight: '64px' });
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: '44px',
  marginRight: 'auto',
  font: `400 min(1.5rem, 10vw)/1 ${vars.f.display}`,
  color: vars.c.textDefault,
  textDecoration: 'none',
  // A long name, or letters set wide, take two lines rather than push the buttons out.
  minWidth: 0,
});
export const nav = style({ display: 'none', '@media': { [from.nav]: { display: 'block' } } });
export const list = style({ display: 'flex', gap: space('links') });
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(0.75),
  minHeight: '44px',
  padding: space(2.5, 2.25),
  borderRadius: vars.r.control,
  color: vars.c.textDefault,
  fontSize: '.9688rem',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.c.bgSunken } },
});
// The current page stands on a new moon's sickle.
globalStyle(`${link}[aria-current]::after`, {
  content: '',
  position: 'absolute',
  left: 'calc(50% - 11px)',
  bottom: '2px',
  width: '22px',
  height: '9px',
  borderRadius: vars.r.sickle,
  borderBottom: `3px solid ${vars.c.accentWarm}`,
});
export const menuButton = style({
  '@media': { [from.nav]: { display: 'none' } },
});
/** Always there, and of no height while it has nothing to say: only such a live region is heard. */
export const notice = style({ selectors: { '&:not(:empty)': { paddingBottom: space(2) } } });

const kept = (choice: 'dark' | 'system') => `[data-theme-choice=${choice}] &`;
/** The icon of the kept theme choice (SH-1); the page's first script tells it (server/pages/boot-script.ts). */
export const themeIcon = {
  light: style({ selectors: { [kept('dark')]: { display: 'none' }, [kept('system')]: { display: 'none' } } }),
  dark: style({ display: 'none', selectors: { [kept('dark')]: { display: 'block' } } }),
  system: style({ display: 'none', selectors: { [kept('system')]: { display: 'block' } } }),
};
