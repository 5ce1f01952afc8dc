import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { nightSky } from '../constellations.ts';
import { from, motionAllowed } from '../media.ts';
import { HALO } from '../halo.ts';
import { minus, space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer, print as paint, shadow } from '../tokens.ts';

/** The answer's page: a night table, a sheet of an almanac, and quiet things beside it. Never part of a first load. */
export const SEAL = '/art/pieczec.svg';
const paper = 'print';
const rubric = { font: `400 ${vars.t.rubric}/1.3 ${vars.f.smallcaps}`, letterSpacing: '.03em' } as const;

export const page = style({ overflowWrap: 'anywhere' });
// Nothing of the shop's frame but the letter belongs on paper.
globalStyle(`body:has(${page}) > section`, { '@media': { [paper]: { display: 'none' } } });
globalStyle(`body:has(${page}), body:has(${page}) main`, {
  '@media': { [paper]: { background: 'white' } },
});

export const night = style({
  color: paint.moonlight,
  ...nightSky(paint.ink),
  '@media': { [paper]: { background: 'none' } },
});
globalStyle(`[data-theme=dark] ${night}`, { '@media': { screen: { backgroundColor: paint.deep } } });
const shown = keyframes({ to: { visibility: 'visible' } });
const afterTwoSeconds = `${shown} 0s 2s forwards`;
// A slow phone paints what it has parsed, and the first cards and words would move as the others come. So the header is
// hidden until the element after it is parsed, for two seconds at most: a torn response has no such element.
globalStyle(`${night}:not(:has(+ *)) > *`, {
  visibility: 'hidden',
  animation: afterTwoSeconds,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${afterTwoSeconds} !important` } },
});
const FACE_AND_WORDS = '220px minmax(0, 1fr)';
export const head = style({
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  gap: space(6, 6),
  alignItems: 'center',
  paddingBlock: space(8, 24),
  '@media': {
    [from.lg]: { gridTemplateColumns: FACE_AND_WORDS, columnGap: space(11), paddingTop: space(14) },
    '(max-width: 23.9rem)': { gridTemplateColumns: '92px minmax(0, 1fr)', columnGap: space(4) },
    [paper]: { paddingBlock: 0 },
  },
});
/** Up to three cards lie at the right of name and question; ten at the right of them and of their list. */
export const headOfFew = style({
  '@media': { [from.lg]: { gridTemplateColumns: `${FACE_AND_WORDS} 26.5rem` } },
});
export const headOfCross = style({
  '@media': { [from.lg]: { gridTemplateColumns: '190px minmax(0, 1fr) 27rem', rowGap: space(4) } },
});
export const sealed = style({
  position: 'relative',
  '@media': { [from.lg]: { gridRow: '1 / 3', alignSelf: 'start' } },
});
export const portrait = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  objectPosition: '50% 14%',
  border: `1.5px solid ${paint.gold}`,
  borderRadius: vars.r.portrait,
  background: HALO,
});
/** Stamped as the answer opens, once (R3). */
const stamped = keyframes({ from: { transform: 'rotate(-24deg) scale(1.25)' } });
export const seal = style({
  position: 'absolute',
  right: '-6%',
  bottom: '-5%',
  width: '34%',
  height: 'auto',
  transform: 'rotate(-12deg)',
  '@media': { [motionAllowed]: { animation: `${stamped} ${vars.m.base} ${vars.m.easeOut}` } },
});
export const who = style({ minWidth: 0, '@media': { [from.lg]: { alignSelf: 'end' } } });
/** With nothing asked below, it stands at the middle of the portrait. */
export const whoAlone = style({ '@media': { [from.lg]: { gridRow: '1 / 3', alignSelf: 'center' } } });
globalStyle(`${who} h1`, { fontSize: 'clamp(2rem, 1.4rem + 2.2vw, 3.25rem)', marginTop: space(2) });
export const nightRubric = style({ ...rubric, color: paint.apricot });
export const when = style({ marginTop: space(2), fontSize: vars.t.small, color: paint.haze });
export const asked = style({
  gridColumn: '1 / -1',
  '@media': { [from.lg]: { gridColumn: 2, gridRow: 2, alignSelf: 'start' } },
});
globalStyle(`${asked} blockquote`, {
  margin: space(1, 0, 0),
  font: `italic 400 1.3125rem/1.4 ${vars.f.display}`,
  whiteSpace: 'pre-line',
  breakInside: 'avoid',
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8, 10),
  alignItems: 'start',
  marginTop: minus('sheetLap'),
  paddingBottom: space(12),
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 20.5rem' },
    [paper]: { display: 'block', margin: space(4, 0), padding: 0 },
  },
});
/** The letter and what can be done with it, where a chart is read before them: beside it on a wide screen. */
export const column = style({
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridColumn: 1, gridRow: 1 }, [paper]: { display: 'block' } },
});
// Below the letter, what can be done with it needs no distance of its own, and two panels stand beside each other.
globalStyle(`${column} > :last-child`, {
  paddingTop: 0,
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${column} > :last-child > :is(:not(section), section:only-of-type)`, { gridColumn: '1 / -1' });
export const sheet = style({
  position: 'relative',
  padding: space('sheetEnds', 'sheet'),
  color: vars.c.textDefault,
  background: vars.c.bgRaised,
  border: `1.5px solid ${paint.ink}`,
  borderRadius: vars.r.inner,
  boxShadow: shadow.print,
  '@media': {
    [paper]: { paddingInline: 0, paddingBlock: space(4), background: 'white', boxShadow: 'none', border: 0 },
  },
});
globalStyle(`[data-theme=dark] ${sheet}`, { borderColor: vars.c.lineDefault });
globalStyle(`${sheet}::before`, {
  content: '""',
  position: 'absolute',
  inset: '7px',
  border: `1px solid ${vars.c.accentDecor}`,
  borderRadius: vars.r.inner,
  pointerEvents: 'none',
  '@media': { [paper]: { content: 'none' } },
});
const corner = style({
  position: 'absolute',
  width: 'clamp(38px, 6vw, 58px)',
  aspectRatio: '1',
  background: vars.c.textRubric,
  mask: 'url(/art/naroznik.svg) 0 0 / 100% 100% no-repeat',
  WebkitMask: 'url(/art/naroznik.svg) 0 0 / 100% 100% no-repeat',
  '@media': { [paper]: { display: 'none' } },
});
const EDGE = '13px';
/** The sheet's four corners. */
export const CORNERS = [
  style([corner, { left: EDGE, top: EDGE }]),
  style([corner, { right: EDGE, top: EDGE, transform: 'scaleX(-1)' }]),
  style([corner, { left: EDGE, bottom: EDGE, transform: 'scaleY(-1)' }]),
  style([corner, { right: EDGE, bottom: EDGE, transform: 'scale(-1)' }]),
] as const;
export const date = style({
  ...rubric,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(0.5, 2.5),
  textAlign: 'center',
  color: vars.c.textRubric,
});
export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: 'min(15rem, 60%)',
  marginBlock: space(3, 5),
  marginInline: 'auto',
  color: vars.c.accentDecor,
});
globalStyle(`${rule}::before, ${rule}::after`, {
  content: '""',
  flex: '1',
  borderTop: `1.5px solid ${vars.c.accentDecor}`,
});
export const corrected = style({
  maxWidth: '36rem',
  marginInline: 'auto',
  marginBottom: space(6),
  padding: space(3, 4),
  color: vars.c.statusWarn,
  background: vars.c.statusWarnBg,
  border: '1px solid currentColor',
  borderRadius: vars.r.card,
  '@media': { [paper]: { background: 'none', breakInside: 'avoid' } },
});
export const text = style({
  maxWidth: '36rem',
  marginInline: 'auto',
  font: `400 1.1875rem/1.62 ${vars.f.display}`,
  '@media': { [from.sm]: { fontSize: '1.25rem' } },
});
globalStyle(`${text} p`, { whiteSpace: 'pre-line' });
globalStyle(`${text} p + p`, { marginTop: '1.05em' });
/** A letter's last lines, and who signs it. */
export const ending = style({ breakInside: 'avoid' });
globalStyle(`${text} p + ${ending}`, { marginTop: '1.05em' });
const firstOf = (place: string) => `${place} > p:first-of-type::first-letter`;
globalStyle([text, `${text} > ${ending}:not(p ~ *)`].map(firstOf).join(), {
  float: 'left',
  paddingRight: '.1em',
  font: `italic 400 4.1em/.74 ${vars.f.display}`,
  color: vars.c.textRubric,
});
globalStyle(`${text} h2`, {
  margin: '1.5em 0 .5em',
  paddingTop: '1.1em',
  borderTop: `1px solid ${vars.c.lineSoft}`,
  font: `italic 400 1.75rem/1.2 ${vars.f.display}`,
  breakAfter: 'avoid',
  breakInside: 'avoid',
});
globalStyle(`${text} h2:first-child`, { marginTop: 0, paddingTop: 0, borderTop: 0 });
globalStyle(`${text} h2 small`, {
  ...rubric,
  display: 'block',
  marginBottom: space(1),
  color: vars.c.textRubric,
});
/** The last line of the last paragraph, whose `widows` keep it with two more: Chromium heeds no `break-before` here. */
export const signature = style({
  display: 'inline-flex',
  gap: space(3.5),
  alignItems: 'center',
  width: '100%',
  marginTop: space(8),
  verticalAlign: 'top',
  font: `italic 400 2.25rem/1 ${vars.f.display}`,
});
globalStyle(`${signature} img`, { transform: 'rotate(-9deg)' });
export const note = style({
  maxWidth: '36rem',
  marginInline: 'auto',
  marginTop: space(6),
  font: `400 ${vars.t.small}/1.55 ${vars.f.text}`,
  color: vars.c.textMuted,
});

export const sky = style({
  position: 'relative',
  zIndex: layer.inside,
  padding: space('card'),
  background: vars.c.bgRaised,
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.panel,
  '@media': {
    [from.lg]: { gridColumn: 2, gridRow: 1, marginTop: space('besideSheet') },
    [paper]: { padding: 0, border: 0, background: 'none' },
  },
});
globalStyle(`${sky} > p`, { marginTop: space(3) });
// A name stands whole: that words may break anywhere would let a table's columns shrink to a letter.
export const positions = style({ marginTop: space(2), fontSize: vars.t.small, overflowWrap: 'break-word' });
export const fold = style({
  marginTop: space(2),
  fontSize: vars.t.small,
  '@media': { [from.lg]: { display: 'none' }, [paper]: { display: 'none' } },
});
globalStyle(`${fold} summary`, { paddingBlock: space(3), fontWeight: 600, cursor: 'pointer' });
globalStyle(`${fold}:not([open]) + ${positions}`, {
  display: 'none',
  '@media': { [from.lg]: { display: 'block' }, [paper]: { display: 'block' } },
});
// The lists' own panel would leave a name no room.
globalStyle(`${positions} > div:first-of-type`, { padding: 0, border: 0 });
export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 5.5),
  alignItems: 'center',
  marginBottom: space(5),
  fontSize: vars.t.small,
  color: vars.c.textMuted,
  '@media': { [paper]: { display: 'none' } },
});
globalStyle(`${quiet} a`, { display: 'inline-flex', alignItems: 'center', minHeight: '44px' });
globalStyle(`${text} p`, { orphans: 3, widows: 3 });
