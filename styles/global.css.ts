import { globalStyle } from '@vanilla-extract/css';
import { SKY, skySize, skyValues } from './constellations.ts';
import { atEdge, space } from './space.ts';
import './theme.css.ts';
import './fonts.css.ts';
import { lowScreen } from './media.ts';
import { vars } from './theme.css.ts';
import { print } from './tokens.ts';

/** What holds for every element: reset, page ground, headings, links, focus ring, reduced motion. */
const dark = '[data-theme=dark]';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle('html', {
  colorScheme: 'light',
  // Below also a message in the corner (A14).
  scrollPaddingBlock: space('stickyBars', 'message'),
  WebkitTextSizeAdjust: '100%',
});
// Not on paper, where it would paint the margins.
globalStyle(`html${dark}`, { '@media': { 'not print': { colorScheme: 'dark' } } });
globalStyle('body', {
  margin: 0,
  padding: `0 ${atEdge('right')} ${atEdge('bottom')} ${atEdge('left')}`,
  background: vars.c.bgPage,
  color: vars.c.textDefault,
  font: `400 ${vars.t.body}/1.55 ${vars.f.text}`,
  overflowWrap: 'break-word',
});
globalStyle(':root', { vars: skyValues });
globalStyle('main', {
  // The last section's margin stays inside: on a page shorter than this WebKit would add it below, the others not.
  display: 'flow-root',
  minHeight: '60vh',
  outline: 0,
  backgroundImage: `var(${SKY.light})`,
  backgroundSize: skySize,
});
globalStyle(`${dark} main`, { backgroundImage: `var(${SKY.dark})` });

globalStyle('h1, h2, h3, p, ul, ol, dl, dd, fieldset, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('img, svg', { display: 'block', maxWidth: '100%', flex: 'none' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
// What is no form's own button does what a script does.
globalStyle("button[type='button']", { '@media': { '(scripting: none)': { display: 'none' } } });
globalStyle('h1, h2', {
  font: `400 ${vars.t.h2}/1.15 ${vars.f.display}`,
  textWrap: 'balance',
});
globalStyle('h1', { fontSize: vars.t.h1, fontStyle: 'italic', lineHeight: 1.05, letterSpacing: '-.01em' });
globalStyle('h3', { font: `700 ${vars.t.h3}/1.25 ${vars.f.display}` });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('a', { color: vars.c.textLink, textDecorationThickness: '1px', textUnderlineOffset: '.2em' });
globalStyle('a:hover', { textDecorationThickness: '2px' });
globalStyle('::selection', { background: vars.c.accentDecor, color: print.ink });
globalStyle('[hidden]', { display: 'none !important' });

// Two rings, dark and light, so that the focus shows on every ground (A13); forced colours keep the outline.
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.c.focusInner} !important`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 5.5px ${vars.c.focusOuter} !important`,
});
globalStyle(`${dark} :focus-visible`, {
  outlineColor: `${vars.c.focusOuter} !important`,
  boxShadow: `0 0 0 2px ${vars.c.focusInner} !important`,
});
// In forced colours each line of text has a ground, which would hide the ring of what stands above it. The ring goes
// over its neighbours. `position` would do it, too, but would shrink links that reach over a whole card.
globalStyle(':focus-visible', { '@media': { '(forced-colors: active)': { isolation: 'isolate' } } });
// Headings and main take focus from scripts only: no ring around a whole page.
globalStyle('main:focus-visible, h1:focus-visible, h2:focus-visible', {
  outline: '0 !important',
  boxShadow: 'none !important',
});
globalStyle('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
globalStyle('html', { '@media': { [lowScreen]: { scrollPaddingBlock: space(4) } } });
// On paper a page is what it says: no frame, nothing to press, dark words on white in both themes.
globalStyle('header, footer, nav, form, button, #app > :not(main)', {
  '@media': { print: { display: 'none !important' as 'none' } },
});
// Browsers leave backgrounds out by themselves.
globalStyle('body *', { '@media': { print: { color: 'black !important' } } });
