import { globalStyle, style } from '@vanilla-extract/css';
import { minus, space } from './space.ts';
import { vars } from './theme.css.ts';

/** Fields of every form, as `parts` for the kit. Error text stands between the label and the control. */
const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1.5),
  alignContent: 'start',
  position: 'relative',
  minWidth: 0,
});
const label = style({ fontWeight: 600, lineHeight: 1.35, padding: 0 });
const hint = style({ color: vars.c.textMuted, fontSize: vars.t.small, lineHeight: 1.4 });
const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: '52px',
  padding: space(2.5, 3.5),
  font: `400 ${vars.t.body}/1.3 ${vars.f.text}`,
  color: vars.c.textDefault,
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
  selectors: {
    '&:hover': { borderColor: vars.c.textDefault },
    '&:disabled': { background: vars.c.bgSunken, color: vars.c.textMuted, borderStyle: 'dashed' },
    '&[aria-invalid=true]': { borderColor: vars.c.statusError, borderWidth: '2px' },
  },
});
// Safari shows today in an empty date field, as if it were filled in; only Safari knows this property.
globalStyle(`${control}[data-empty]:not(:focus)::-webkit-datetime-edit`, {
  '@supports': { '(hanging-punctuation: first)': { opacity: 0 } },
});
globalStyle(`textarea.${control}`, { resize: 'vertical', lineHeight: 1.5, minHeight: '8rem' });
const error = style({
  display: 'flex',
  gap: space(1.5),
  color: vars.c.statusError,
  fontSize: vars.t.small,
  fontWeight: 600,
  lineHeight: 1.35,
  selectors: { '&:empty': { display: 'none' } },
});

/** A box and the gap beside it. */
const CHECK_INDENT = '40px';
const checkRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space(3),
  alignItems: 'start',
});
const box = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  padding: 0,
  cursor: 'pointer',
  color: vars.c.textOnAction,
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.inner,
  selectors: {
    '&:hover': { borderColor: vars.c.textDefault },
    '&[data-state=checked]': { background: vars.c.actionBg, borderColor: vars.c.actionBg },
    '&[aria-invalid=true]': { border: `2px solid ${vars.c.statusError}` },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
});
const checkLabel = style({ paddingTop: space(0.5), lineHeight: 1.4 });
globalStyle(`${checkLabel} a`, { display: 'inline-flex', alignItems: 'center', paddingBlock: space(0.25) });

const trigger = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(2),
  textAlign: 'left',
  cursor: 'pointer',
  selectors: { '&[data-placeholder]': { color: vars.c.textMuted } },
});
const chevron = style({ flex: 'none', selectors: { '[data-state=open] > &': { rotate: '180deg' } } });

const summary = style({
  padding: space(4.5, 5),
  background: vars.c.statusErrorBg,
  border: `2px solid ${vars.c.statusError}`,
  borderRadius: vars.r.card,
});
const summaryTitle = style({ font: `700 ${vars.t.h3}/1.25 ${vars.f.display}` });
const summaryItem = style({ marginTop: space(2) });
const summaryLink = style({
  color: vars.c.statusError,
  fontWeight: 600,
  display: 'inline-block',
  minHeight: '24px',
});

export const fieldParts = { root, label, hint, error, control };
export const selectParts = {
  root,
  label,
  hint,
  error,
  trigger: `${control} ${trigger}`,
  icon: chevron,
};
/** Begins where the box's label does, close below it. */
const checkHint = style({ marginTop: minus(0.5), paddingLeft: CHECK_INDENT });
/** Boxes that are answered together, as the consents of an order. */
export const checkGroup = style({ display: 'grid', gap: space(4) });
/** A lone "i" does not end a line: it stays with the link that follows. */
export const checkUnparted = style({ whiteSpace: 'nowrap' });
globalStyle(`${checkUnparted} a`, { whiteSpace: 'normal', hyphens: 'auto', overflowWrap: 'anywhere' });
export const checkboxParts = {
  root,
  hint: `${hint} ${checkHint}`,
  error,
  row: checkRow,
  box,
  label: checkLabel,
};

export const groupParts = { root, legend: label, hint, error };
export const summaryParts = { root: summary, title: summaryTitle, item: summaryItem, link: summaryLink };
