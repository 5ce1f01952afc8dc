import { globalStyle, style } from '@vanilla-extract/css';
import { roundButton } from '../round-button.ts';
import { atEdge, space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer, print } from '../tokens.ts';

const narrow = '(max-width: 63.99rem)';
const hairline = `1px solid ${print.petrolDark}`;

export const frame = style({
  display: 'grid',
  minHeight: '100vh',
  '@media': {
    '(min-width: 64rem)': { gridTemplateColumns: '15rem minmax(0, 1fr)' },
    [narrow]: { display: 'block', paddingBottom: space('dock') },
  },
});
export const rail = style({
  position: 'sticky',
  top: 0,
  height: '100vh',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  padding: space(6, 3, 3),
  background: print.ink,
  color: print.moonlight,
  borderRight: hairline,
  selectors: { '[data-theme=dark] &': { background: print.deep } },
  '@media': { [narrow]: { display: 'none' } },
});
/** Its pages: on a low screen they scroll alone, so that search, account and the way out stay. */
export const railPages = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  marginBlock: `calc(${space(2)} * -1)`,
  paddingBlock: space(1),
  // What scrolls cuts off what stands over its edge: the ring of a link.
  marginInline: `calc(${space(1.5)} * -1)`,
  paddingInline: space(1.5),
});
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  paddingInline: space(2),
  color: print.haze,
  textDecoration: 'none',
});
export const markName = style({
  display: 'block',
  font: `400 ${vars.t.h3}/1.1 ${vars.f.display}`,
  color: print.moonlight,
});
export const markDesk = style({
  display: 'block',
  font: `400 ${vars.t.rubric}/1.2 ${vars.f.smallcaps}`,
  letterSpacing: '.04em',
  color: vars.c.accentWarm,
});
export const find = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '44px',
  paddingInline: space(3),
  border: `1px solid ${print.haze}`,
  borderRadius: vars.r.control,
  background: 'none',
  color: print.moonlight,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: print.night } },
});
globalStyle(`${find} kbd`, {
  marginLeft: 'auto',
  padding: '0 .4em',
  border: `1px solid ${print.petrolDark}`,
  borderRadius: vars.r.inner,
  color: print.haze,
  font: `500 ${vars.t.caption}/1.45 ${vars.f.text}`,
});
export const navTitle = style({
  padding: space(2, 3, 0),
  font: `400 ${vars.t.label}/1.3 ${vars.f.smallcaps}`,
  letterSpacing: '.04em',
  color: vars.c.accentWarm,
});
export const navLink = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '44px',
  // A laptop's screen shows all of the rail; a finger has the phone's menu.
  '@media': { '(max-height: 60rem) and (hover: hover)': { minHeight: '30px' } },
  paddingInline: space(3),
  borderRadius: vars.r.control,
  color: print.moonlight,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: print.night },
    // Its ring lies over its neighbours.
    '&:focus-visible': { zIndex: layer.inside },
    '&[aria-current]': { background: print.night, fontWeight: 600 },
    // The shop's sickle, turned to the side, marks where one is.
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      left: '-1px',
      top: 'calc(50% - 11px)',
      width: '8px',
      height: '22px',
      borderLeft: `3px solid ${vars.c.accentDecor}`,
      borderRadius: vars.r.pill,
    },
  },
});
export const navCount = style({ marginLeft: 'auto', fontWeight: 600 });
export const me = style({
  marginTop: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 0,
  padding: space(3, 0, 0, 2),
  borderTop: hairline,
});
globalStyle(`${me} b`, { display: 'block', fontWeight: 600, lineHeight: 1.25 });
globalStyle(`${me} small`, { color: print.haze, whiteSpace: 'nowrap' });
export const meName = style({
  flex: 1,
  minWidth: 0,
  paddingLeft: space(1),
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const iconButton = style({
  ...roundButton,
  selectors: { '&:hover': { background: print.sheen } },
});
export const portrait = style({
  flex: 'none',
  width: '26px',
  height: '33px',
  objectFit: 'cover',
  objectPosition: '50% 26%',
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${print.ink}`,
  borderRadius: vars.r.smallPortrait,
  background: print.night,
  color: vars.c.accentDecor,
  font: `700 ${vars.t.caption}/1 ${vars.f.display}`,
});
export const top = style({
  display: 'none',
  '@media': {
    [narrow]: {
      position: 'sticky',
      top: 0,
      zIndex: layer.bottomBar,
      display: 'flex',
      alignItems: 'center',
      gap: space(2),
      minHeight: '64px',
      paddingInline: space(2),
      background: print.ink,
      color: print.moonlight,
    },
    '(max-height: 30rem)': { position: 'static' },
  },
});
export const topTitle = style({
  flex: 1,
  minWidth: 0,
  // Without an arrow before it, it begins where the page's own words begin.
  selectors: { '&:first-child': { marginInlineStart: space(2) } },
  font: `italic 400 ${vars.t.h3}/1.1 ${vars.f.display}`,
});
globalStyle(`${topTitle} small`, {
  display: 'block',
  font: `500 ${vars.t.caption}/1.3 ${vars.f.text}`,
  color: print.haze,
});
export const dock = style({
  display: 'none',
  '@media': {
    [narrow]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: layer.bottomBar,
      display: 'flex',
      // With letters twice as large the words do not fit a small phone in one row.
      flexWrap: 'wrap',
      background: vars.c.bgRaised,
      borderTop: `1px solid ${vars.c.lineDefault}`,
      paddingBottom: atEdge('bottom'),
    },
    '(max-height: 30rem)': { position: 'static' },
  },
});
export const dockItem = style({
  flex: '1 0 20%',
  display: 'grid',
  // The count stands beside the icon: two digits beside the word would take two lines.
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'center',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(0.5),
  minHeight: '72px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.c.textMuted,
  font: `500 ${vars.t.caption}/1.3 ${vars.f.text}`,
  // Two long words side by side leave each other a space on the smallest phone.
  '@media': { '(max-width: 22rem)': { fontSize: '.75rem', letterSpacing: '-.02em' } },
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': {
      color: vars.c.textDefault,
      fontWeight: 700,
      boxShadow: `inset 0 3px 0 ${vars.c.accentWarm}`,
    },
  },
});
globalStyle(`${dockItem} > svg`, { gridColumn: 2 });
globalStyle(`${dockItem} > span`, { display: 'contents' });
globalStyle(`${dockItem} > span > span`, { gridColumn: '1 / -1', gridRow: 2 });
globalStyle(`${dockItem} b`, { gridColumn: 3, gridRow: 1, justifySelf: 'start', marginLeft: space(0.5) });
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(6),
  width: '100%',
  maxWidth: '70rem',
  minWidth: 0,
  padding: space(8, 8, 16),
  '@media': { [narrow]: { padding: space(4, 4, 6), gap: space(4), maxWidth: 'none' } },
});
export const pageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(2, 6),
});
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: space(2),
  padding: space(2, 4),
  background: vars.c.statusWarnBg,
  color: vars.c.statusWarn,
  fontWeight: 600,
});
// Beside its icon on a narrow screen, too.
globalStyle(`${strip} > span`, { maxWidth: 'calc(100% - 2.5rem)' });
