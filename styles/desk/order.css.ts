import { globalStyle, style } from '@vanilla-extract/css';
import { minus, space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer } from '../tokens.ts';

const phone = '(max-width: 47.99rem)';
const narrow = '(max-width: 63.99rem)';
const roman = `italic 400 ${vars.t.h3}/1.2 ${vars.f.display}`;

export const columns = style({
  display: 'grid',
  gridTemplate: '"asked answer" auto "facts answer" 1fr / 21rem minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplate: '"asked" auto "answer" auto "facts" auto / minmax(0, 1fr)' } },
});
export const asked = style({ gridArea: 'asked' });
export const answer = style({ gridArea: 'answer' });
export const facts = style({ gridArea: 'facts' });
/** What the phone's sticky tabs jump to comes to rest under the bars. */
export const anchor = style({ scrollMarginTop: space(24) });

export const crumb = style({
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${crumb} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35em',
  minHeight: '24px',
  fontWeight: 500,
});
export const crumbEnd = style({ marginLeft: 'auto', display: 'flex', gap: space(4) });
export const titles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: space(1),
  '@media': {
    [narrow]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const jump = style({
  display: 'none',
  '@media': {
    [narrow]: {
      position: 'sticky',
      top: '64px',
      zIndex: layer.suggestions,
      display: 'flex',
      flexWrap: 'wrap',
      margin: `${minus(4)} ${minus(4)} 0`,
      background: vars.c.bgPage,
      borderBottom: `1px solid ${vars.c.lineDefault}`,
    },
    '(max-height: 30rem)': { position: 'static' },
  },
});
globalStyle(`${jump} a`, {
  flex: '1 0 33%',
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  color: vars.c.textDefault,
  fontWeight: 500,
  textDecoration: 'none',
});
globalStyle(`${jump} a[aria-current]`, {
  fontWeight: 700,
  boxShadow: `inset 0 -3px 0 ${vars.c.accentWarm}`,
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(5, auto)', justifyContent: 'space-between' } },
});
export const step = style({
  display: 'flex',
  gap: space(2),
  color: vars.c.textMuted,
  selectors: {
    '&[data-done]': { color: vars.c.textDefault },
    '&[aria-current]': { color: vars.c.textDefault },
  },
});
globalStyle(`${step} b`, { display: 'block', fontWeight: 500, lineHeight: '26px' });
globalStyle(`${step}[aria-current] b`, {
  fontWeight: 700,
  borderBottom: `3px solid ${vars.c.accentWarm}`,
});
globalStyle(`${step}:not([aria-current]) > span`, {
  '@media': {
    [phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${step} small`, { '@media': { [phone]: { display: 'none' } } });

export const questions = style({ display: 'grid', gap: space(4) });
globalStyle(`${questions} li`, {
  display: 'grid',
  gridTemplateColumns: '1.75rem 1fr',
  fontSize: vars.t.body,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
export const numeral = style({ font: roman, color: vars.c.textRubric });

export const rows = style({ display: 'grid' });
globalStyle(`${rows} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 4),
  paddingBlock: space(2),
  borderTop: `1px solid ${vars.c.lineSoft}`,
});
globalStyle(`${rows} > div:first-child`, { borderTop: 0 });
globalStyle(`${rows} dt`, { color: vars.c.textMuted });
globalStyle(`${rows} dd`, {
  marginLeft: 'auto',
  textAlign: 'right',
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
globalStyle(`${rows} dd small`, { display: 'block', fontWeight: 400 });

export const chartsFold = style({ paddingBlock: 0 });
globalStyle(`${chartsFold} > summary`, {
  paddingBlock: space(4),
  font: `400 ${vars.t.h3}/1.2 ${vars.f.display}`,
  cursor: 'pointer',
});
globalStyle(`${chartsFold}[open]`, { paddingBottom: space(6) });

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  borderBottom: `1px solid ${vars.c.lineDefault}`,
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.45em',
  minHeight: '44px',
  paddingInline: space(4),
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: vars.c.textDefault,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.c.bgSunken },
    '&[aria-selected=true]': { borderColor: vars.c.accentWarm, fontWeight: 600 },
  },
  '@media': {
    [phone]: { flex: '1 1 auto', paddingInline: space(1) },
    '(min-width: 23rem)': { whiteSpace: 'nowrap' },
  },
});

export const part = style({ display: 'grid', gap: space(2) });
export const partHead = style({ display: 'flex', alignItems: 'baseline', gap: space(2, 3) });
globalStyle(`${partHead} label`, { flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const control = style({
  width: '100%',
  minHeight: '8rem',
  padding: space(2, 3),
  font: `400 ${vars.t.body}/1.55 ${vars.f.text}`,
  color: vars.c.textDefault,
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
  resize: 'vertical',
  selectors: {
    '&:hover': { borderColor: vars.c.textDefault },
    '&:read-only': { background: vars.c.bgSunken },
    // What is not stored yet carries an apricot edge.
    '&[data-unsaved]': {
      background: vars.c.bgSelected,
      borderColor: vars.c.accentWarm,
      boxShadow: `inset 3px 0 0 ${vars.c.accentWarm}`,
    },
  },
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } as Record<string, string> },
});
export const line = style({
  minHeight: '44px',
  padding: space(2, 3),
  font: `400 ${vars.t.label}/1.4 ${vars.f.text}`,
  color: vars.c.textDefault,
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
});
export const clock = style({ width: '7rem' });

export const both = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  border: `1.5px solid ${vars.c.statusWarn}`,
  borderRadius: vars.r.card,
  overflow: 'hidden',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${both} > p, ${both} > footer`, { gridColumn: '1 / -1', padding: space(3, 4) });
globalStyle(`${both} > p`, { background: vars.c.statusWarnBg, color: vars.c.statusWarn });
export const version = style({
  display: 'grid',
  gap: space(3),
  gridTemplateRows: 'auto 1fr auto',
  padding: space(4),
});
globalStyle(`${version} > p:nth-child(2)`, {
  fontSize: vars.t.body,
  lineHeight: 1.55,
  whiteSpace: 'pre-wrap',
});

export const checks = style({ display: 'grid', gap: space(1) });
globalStyle(`${checks} li`, { display: 'flex', gap: space(2), alignItems: 'flex-start' });
export const ok = style({ color: vars.c.statusOk });
export const warn = style({ color: vars.c.statusWarn });
export const choice = style({
  display: 'flex',
  gap: space(3),
  alignItems: 'center',
  minHeight: '44px',
  cursor: 'pointer',
});
globalStyle(`${choice} input`, { width: '22px', height: '22px', accentColor: vars.c.actionBg, flex: 'none' });

export const mail = style({
  width: '100%',
  height: '34rem',
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.card,
  background: 'white',
});
export const mailHead = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space(0.5, 4) });
globalStyle(`${mailHead} dt`, { color: vars.c.textMuted });

export const timeline = style({ display: 'grid' });
globalStyle(`${timeline} li`, {
  position: 'relative',
  display: 'grid',
  // At least the longest word of a date: no month breaks inside.
  gridTemplateColumns: 'minmax(min-content, 5.5rem) 20px minmax(0, 1fr)',
  gap: space(0, 3),
  paddingBottom: space(4),
  overflowWrap: 'anywhere',
});
globalStyle(`${timeline} time`, { color: vars.c.textMuted, textAlign: 'right', overflowWrap: 'normal' });
globalStyle(`${timeline} small`, { display: 'block', overflowWrap: 'anywhere' });
export const versionText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
