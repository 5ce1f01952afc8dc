import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { atEdge, space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer, print } from '../tokens.ts';

const phone = '(max-width: 47.99rem)';
/** A phone so small, or letters so large, that a line does not fit. */
const small = '(max-width: 22.99rem)';
const narrow = '(max-width: 63.99rem)';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  alignContent: 'start',
  minWidth: 0,
  padding: space(4, 6, 6),
  background: vars.c.bgRaised,
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.panel,
  '@media': { [phone]: { padding: space(4) } },
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(2, 4),
});
export const rubric = style({
  font: `400 ${vars.t.rubric}/1.3 ${vars.f.smallcaps}`,
  letterSpacing: '.04em',
  color: vars.c.textRubric,
});

/** The promise: words, and a tick for each of its hours (`--promised`) that burns down; `--burning` are those left. */
export const due = style({
  display: 'grid',
  // A table gives its column no room for what may be cut off.
  gridTemplateColumns: 'minmax(min-content, 1fr)',
  gap: space(0.75),
  '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } },
});
globalStyle(`${due} strong`, {
  display: 'flex',
  alignItems: 'center',
  gap: '.3em',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@media': { [small]: { whiteSpace: 'normal' } },
});
globalStyle(`${due}[data-pace=soon] strong`, { color: vars.c.statusBusy, fontWeight: 700 });
globalStyle(`${due}[data-pace=late] strong`, { color: vars.c.statusError, fontWeight: 700 });
export const dueBig = style({});
globalStyle(`${dueBig} strong`, {
  font: `700 ${vars.t.price}/1.15 ${vars.f.display}`,
});
export const dueLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  fontSize: vars.t.caption,
  color: vars.c.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [small]: { flexWrap: 'wrap', whiteSpace: 'normal' } },
});
const ticks =
  'repeating-linear-gradient(90deg, black 0 calc(100% / var(--promised) - 2px), transparent 0 calc(100% / var(--promised)))';
const burnt = (colour: string) =>
  `linear-gradient(90deg, ${colour} calc(var(--burning) / var(--promised) * 100%), ${vars.c.lineSoft} 0)`;
export const candle = style({
  flex: 'none',
  width: '6rem',
  maxWidth: '100%',
  height: '8px',
  background: burnt(vars.c.lineControl),
  WebkitMask: ticks,
  mask: ticks,
  selectors: {
    '[data-pace=soon] &': { background: burnt(vars.c.accentWarm) },
    '[data-pace=late] &': {
      background: `repeating-linear-gradient(-45deg, ${vars.c.statusError} 0 2px, transparent 2px 4px)`,
      WebkitMask: 'none',
      mask: 'none',
      border: `1px solid ${vars.c.statusError}`,
    },
  },
});
globalStyle(`${dueBig} ${candle}`, { width: '10rem', height: '10px' });

export const state = style({ display: 'inline-flex', gap: space(2), alignItems: 'flex-start' });
globalStyle(`${state} b`, { display: 'block', fontWeight: 500, whiteSpace: 'nowrap' });
globalStyle(`${state} small`, { display: 'block' });

export const notice = style({
  display: 'flex',
  gap: space(3),
  padding: space(3, 4),
  borderRadius: vars.r.card,
  background: vars.c.statusInfoBg,
  color: vars.c.textLink,
  selectors: {
    '&[data-kind=warn]': { background: vars.c.statusWarnBg, color: vars.c.statusWarn },
    '&[data-kind=bad]': { background: vars.c.statusErrorBg, color: vars.c.statusError },
    '&[data-kind=ok]': { background: vars.c.statusOkBg, color: vars.c.statusOk },
  },
});
export const noticeBody = style({ display: 'grid', gap: space(0.5), minWidth: 0, flex: 1 });
globalStyle(`${noticeBody} > div`, { marginTop: space(2) });
globalStyle(`${noticeBody} h2`, { font: `600 ${vars.t.small}/1.4 ${vars.f.text}` });

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space(2),
  padding: space(8, 6),
  border: `1.5px dashed ${vars.c.lineControl}`,
  borderRadius: vars.r.panel,
  background: vars.c.bgRaised,
  selectors: { '&[data-kind=failed]': { border: `1.5px solid ${vars.c.statusError}` } },
});
globalStyle(`${empty} p`, { maxWidth: '26rem', color: vars.c.textMuted });
export const emptyArt = style({
  width: '112px',
  height: '112px',
  borderRadius: vars.r.pill,
  background: print.ink,
  color: print.gold,
  display: 'grid',
  placeItems: 'center',
  marginBottom: space(2),
});

const breathe = keyframes({ '50%': { opacity: 0.5 } });
export const skeleton = style({ display: 'grid', gap: space(4), padding: space(6) });
export const skeletonRow = style({
  height: '1.1rem',
  borderRadius: vars.r.inner,
  background: vars.c.bgSunken,
  animation: `${breathe} 1.6s infinite`,
});

export const saveBar = style({
  position: 'sticky',
  bottom: '16px',
  zIndex: layer.bottomBar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 4),
  padding: space(3, 3, 3, 6),
  borderRadius: vars.r.panel,
  border: `1px solid ${print.petrolDark}`,
  background: print.ink,
  color: print.moonlight,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[data-kind=bad]': {
      background: vars.c.statusErrorBg,
      color: vars.c.statusError,
      borderColor: vars.c.statusError,
    },
  },
  '@media': {
    [narrow]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      borderRadius: '0',
      padding: space(3, 4),
      paddingBottom: atEdge('bottom', space(3)),
    },
    '(max-height: 30rem)': { position: 'static' },
  },
});
globalStyle(`${saveBar} p`, { display: 'flex', alignItems: 'center', gap: space(3) });
globalStyle(`${saveBar} p small`, { color: print.haze });
globalStyle(`${saveBar}[data-kind=bad] p small`, { color: 'inherit' });
export const saveBarActions = style({
  display: 'flex',
  gap: space(2),
  '@media': { [phone]: { flex: '1 1 auto', justifyContent: 'flex-end' } },
});

export const keys = style({
  display: 'grid',
  gap: space(2, 3),
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  marginTop: space(2),
});
/** Groups of shortcuts: beside each other where there is room, so that a laptop shows them all. */
export const keyGroups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: space(6, 4),
});
