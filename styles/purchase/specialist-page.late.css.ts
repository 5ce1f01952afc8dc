import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print } from '../tokens.ts';

/** A specialist's own page: her portrait on night, then her services and what stands beside them. */
export const profile = style({
  display: 'grid',
  gap: space(6, 18),
  paddingBlock: space(7, 11),
  '@media': {
    [from.lg]: {
      gridTemplateColumns: '380px minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlock: space(14, 0),
    },
  },
});
export const portrait = style({
  width: 'min(290px, 78vw)',
  height: 'auto',
  aspectRatio: '4 / 5',
  marginInline: 'auto',
  border: `1.5px solid ${print.gold}`,
  borderRadius: `${vars.r.pill} ${vars.r.pill} ${vars.r.card} ${vars.r.card}`,
  '@media': {
    [from.lg]: {
      width: '100%',
      alignSelf: 'end',
      borderBottom: 0,
      borderRadius: `${vars.r.pill} ${vars.r.pill} 0 0`,
    },
  },
});
export const text = style({ minWidth: 0, '@media': { [from.lg]: { paddingBottom: space(14) } } });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 3.5) });
export const name = style({ marginTop: space(1.5), fontSize: 'clamp(3rem, 2rem + 4vw, 5rem)' });
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space(3, 8),
  marginTop: space(5),
});
globalStyle(`${text} p, ${text} ul, ${text} li`, { color: print.mist });
globalStyle(`${text} ${line} p`, { color: print.apricot });
globalStyle(`${numbers} svg`, { color: print.gold });
export const time = style({ display: 'block', fontWeight: 500, color: print.moonlight });
export const quiet = style({ fontSize: vars.t.small });
export const actions = style({ marginTop: space(6) });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8, 16),
  alignItems: 'start',
  paddingBlock: space(11, 18),
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem' } },
});
export const nothing = style({ display: 'grid', justifyItems: 'start', gap: space(4), marginTop: space(4) });
export const group = style({ marginTop: space(5.5) });
export const groupTitle = style({ fontWeight: 400 });
export const works = style({ marginTop: space(2), borderTop: `1px solid ${vars.c.lineDefault}` });
export const work = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3.5),
  minHeight: '64px',
  borderBottom: `1px solid ${vars.c.lineDefault}`,
});
export const plate = style({
  flex: 'none',
  width: '38px',
  padding: space(0.5),
  background: print.paper,
  border: `1.5px solid ${print.ink}`,
  borderRadius: vars.r.inner,
});
export const picture = style({ display: 'block', width: '100%', height: 'auto', aspectRatio: '240 / 340' });
/** The whole row is the target. */
export const workLink = style({
  flex: 1,
  minWidth: 0,
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});
export const workPrice = style({ fontSize: '1.1875rem' });

export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const panelTitle = style({ fontSize: '1.5rem' });
export const sample = style({ marginTop: space(3) });
globalStyle(`${sample} > summary`, { paddingBlock: space(2.5), fontWeight: 600, cursor: 'pointer' });
export const answer = style({ display: 'grid', gap: space(3) });
export const choose = style({ marginTop: space(4) });
export const question = style({
  margin: 0,
  paddingLeft: space(3.5),
  borderLeft: `2px solid ${vars.c.textRubric}`,
  font: `italic 400 1.125rem/1.4 ${vars.f.display}`,
});
export const paragraph = style({ font: `400 1.125rem/1.55 ${vars.f.display}`, whiteSpace: 'pre-line' });
export const note = style({ color: vars.c.textMuted, fontSize: vars.t.small, lineHeight: 1.45 });
export const spread = style({ display: 'grid', gap: space(1), marginBlock: space(3) });
export const spreadRow = style({
  display: 'grid',
  gridTemplateColumns: '12px 16px 1fr 32px',
  gap: space(2),
  alignItems: 'center',
  fontSize: vars.t.small,
});
globalStyle(`${spreadRow} > :last-child`, { textAlign: 'right' });
export const spreadStar = style({ color: vars.c.textRubric, fill: 'currentColor' });
export const bar = style({ width: '100%', height: '8px', borderRadius: vars.r.inner });
export const barBase = style({ fill: vars.c.bgSunken });
export const barFill = style({ fill: vars.c.textRubric });
