import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { lightColors, print, wheel } from '../tokens.ts';

/** The drawn birth chart and what stands around it. Fetched with the chart, never in the server's HTML. */
const { c } = vars;

const soft = createVar('chart-soft');
const sextile = createVar('chart-sextile');

/**
 * The chart's colours as values of SVG attributes. In the page they follow the theme; a saved or ordered chart, which
 * has no theme around it, shows the value after the comma.
 */
export const paint = {
  ink: fallbackVar(c.textDefault, lightColors.textDefault),
  muted: fallbackVar(c.textMuted, lightColors.textMuted),
  line: fallbackVar(c.lineControl, lightColors.lineControl),
  fill: fallbackVar(c.bgRaised, lightColors.bgRaised),
  retrograde: fallbackVar(c.textRubric, lightColors.textRubric),
  printed: print.ink,
  fire: wheel.fire,
  earth: wheel.earth,
  air: print.goldLight,
  water: print.mist,
  hard: wheel.hard,
  trine: fallbackVar(soft, wheel.trine),
  sextile: fallbackVar(sextile, wheel.sextile),
} as const;

export const chart = style({ width: 'min(325px, 100%)', height: 'auto', marginInline: 'auto' });
globalStyle(chart, { '@media': { [from.lg]: { width: 'min(400px, 100%)' } } });
globalStyle(`[data-theme=dark] ${chart}`, { vars: { [soft]: wheel.trineOnNight, [sextile]: print.petrol } });

export const result = style({ paddingBlock: space('part') });
export const subject = style({ marginTop: space(2), color: c.textMuted });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space('columns'),
  alignItems: 'center',
  marginTop: space(8),
  '@media': { [from.lg]: { gridTemplateColumns: '400px minmax(0, 1fr)' } },
});
export const lists = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space(6, 8),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});
// Equal shares, so that the columns of both lists stand below each other.
globalStyle(`${lists} th`, { width: '38%' });
globalStyle(`${lists} td:last-child`, { width: '25%' });
export const listsHint = style({ gridColumn: '1 / -1' });
export const table = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} caption`, { paddingBottom: space(2.5), textAlign: 'left' });
globalStyle(`${table} :is(th, td)`, {
  padding: space(2.5, 3, 2.5, 0),
  borderTop: `1px solid ${c.lineDefault}`,
  fontWeight: 400,
  textAlign: 'left',
  verticalAlign: 'top',
});
// Letters so large that a row's words don't fit beside each other break anywhere.
globalStyle(`${table} :is(th, td)`, { '@container': { '(max-width: 15rem)': { overflowWrap: 'anywhere' } } });
globalStyle(`${table} th`, { fontWeight: 600 });
globalStyle(`${table} :is(th, td):last-child`, {
  paddingRight: 0,
  textAlign: 'right',
  fontFamily: vars.f.figures,
  fontVariantNumeric: 'tabular-nums',
});
// Where a row is too narrow for words and drawings, the words stay.
globalStyle(`${table} svg`, { '@media': { '(max-width: 23rem)': { display: 'none' } } });
export const named = style({ display: 'flex', gap: space(1.75), alignItems: 'center' });
/** Two names: side by side where there is room. */
export const pairOfNames = style({ display: 'flex', flexWrap: 'wrap', gap: space(1, 4.5) });

export const facts = style({ display: 'grid', gap: space(3), maxWidth: '46rem', marginTop: space(6) });
export const question = style({
  display: 'grid',
  gap: space(3.5),
  padding: space(4.5, 5),
  background: c.statusWarnBg,
  border: `2px solid ${c.statusWarn}`,
  borderRadius: vars.r.card,
});
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 46rem)',
  gap: space(2.5),
  marginTop: space(6),
});
globalStyle(`${details} details`, {
  padding: space(0, 5),
  background: c.bgRaised,
  border: `1px solid ${c.lineDefault}`,
  borderRadius: vars.r.card,
});
globalStyle(`${details} summary`, { paddingBlock: space(3.5), fontWeight: 600, cursor: 'pointer' });
globalStyle(`${details} details > :not(summary)`, { marginBottom: space(4.5) });
export const purchaseLead = style({ marginTop: space(3) });
export const saving = style({ display: 'grid', gap: space(4), marginTop: space(6) });

/** The three main points in words. */
export const words = style({
  display: 'grid',
  gap: space(3, 5),
  marginTop: space(6),
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const wordCard = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignContent: 'start',
  padding: space(4, 4.5),
  background: c.bgRaised,
  border: `1.5px solid ${c.lineControl}`,
  borderRadius: vars.r.print,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space(6) } },
});
globalStyle(`${wordCard} > *`, { gridColumn: 2, '@media': { [from.lg]: { gridColumn: 1 } } });
globalStyle(`${wordCard} > svg`, { gridColumn: 1, gridRow: '1 / 3', color: c.textRubric });
globalStyle(`${wordCard} > svg`, { '@media': { [from.lg]: { gridRow: 'auto', marginBottom: space(2) } } });
globalStyle(`${wordCard} h3`, { font: `400 1.5rem/1.2 ${vars.f.display}` });
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(5, 8),
  marginTop: space(8),
  padding: space(6, 'panel'),
  color: print.moonlight,
  background: print.ink,
  borderRadius: vars.r.panel,
});
globalStyle(`${offer} > :first-child`, { flex: '1 1 16rem', maxWidth: '34rem' });
export const offerTitle = style({
  font: `italic 400 clamp(1.5rem, 1.3rem + .9vw, 2rem)/1.2 ${vars.f.display}`,
});
export const offerText = style({ marginTop: space(1.5), color: print.mist });
export const offerSide = style({ display: 'grid', gap: space(2) });
/** As high with a price as without, so that its arrival moves nothing. */
export const offerPrice = style({
  minHeight: '1.75rem',
  font: `700 1.5rem/1.75rem ${vars.f.display}`,
});

// On paper, A4: the chart, its lists and what was assumed, in ink whatever the theme.
globalStyle('@page', { size: 'A4', margin: '14mm' } as Parameters<typeof globalStyle>[1]);
globalStyle(
  `body:has(${result}) *:not(:has(${result}), ${result}, ${result} *), ${offer}, ${saving}, ${question}`,
  {
    '@media': { print: { display: 'none !important' as 'none' } },
  },
);
globalStyle('[data-theme=dark]', {
  '@media': {
    print: {
      vars: {
        [c.textDefault]: lightColors.textDefault,
        [c.textMuted]: lightColors.textMuted,
        [c.textRubric]: lightColors.textRubric,
        [c.lineDefault]: lightColors.lineDefault,
        [c.lineControl]: lightColors.lineControl,
        [c.bgRaised]: lightColors.bgRaised,
      },
    },
  },
});
globalStyle(`main:has(${result}), body:has(${result})`, { '@media': { print: { background: 'none' } } });
globalStyle(`${table} tr, ${chart}`, { '@media': { print: { breakInside: 'avoid' } } });
