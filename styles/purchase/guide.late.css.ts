import { style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print, shadow } from '../tokens.ts';

/** "Pomóż mi wybrać": one question a screen, then the choice that they end in. */
/** On a phone's screen stands the whole question; below it lies the footer alone. */
export const page = style({
  maxWidth: '60rem',
  paddingBlock: space(4, 5),
  '@media': { [from.md]: { paddingBlock: space(5.5, 14) } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 4),
});
export const title = style({ marginTop: space(2), fontSize: 'clamp(2.25rem, 1.8rem + 2vw, 3.25rem)' });
export const lead = style({ marginTop: space(2.5) });
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A word twice as large is longer than a phone is wide.
  overflowWrap: 'anywhere',
  gap: space(2.5),
  marginTop: space(4.5),
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(3.5) } },
});
/** Words of a card; the radio lies over it unseen. */
export const option = style({ display: 'grid', alignContent: 'center', minHeight: '57px' });
export const optionTitle = style({ font: `400 1.375rem/1.2 ${vars.f.display}` });
export const optionText = style({ color: vars.c.textMuted, fontSize: vars.t.small, lineHeight: 1.35 });
export const actions = style({
  display: 'grid',
  gap: space(3),
  marginTop: space(7),
  '@media': { [from.md]: { display: 'flex' } },
});
export const question = style({ marginTop: space(5), border: 0, padding: 0, minWidth: 0 });
export const found = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5.5, 11),
  marginTop: space(5.5),
  '@media': { [from.md]: { gridTemplateColumns: '300px minmax(0, 1fr)' } },
});
export const pair = style({ position: 'relative', width: '300px', maxWidth: '100%', height: '262px' });
export const portrait = style({
  position: 'absolute',
  inset: '0 auto auto 0',
  width: 'min(200px, 60%)',
  height: 'auto',
  aspectRatio: '4 / 5',
  borderRadius: `${vars.r.pill} ${vars.r.pill} ${vars.r.card} ${vars.r.card}`,
});
export const plate = style({
  position: 'absolute',
  inset: 'auto 0 0 auto',
  width: '128px',
  padding: space(1.5),
  background: print.paper,
  border: `1.5px solid ${print.ink}`,
  borderRadius: vars.r.print,
  boxShadow: shadow.print,
  rotate: '7deg',
});
export const picture = style({ display: 'block', width: '100%', height: 'auto', aspectRatio: '240 / 340' });
export const why = style({ fontSize: '1.75rem', marginTop: space(2) });
export const reasons = style({ display: 'grid', gap: space(2), marginTop: space(3) });
export const reason = style({ paddingLeft: space(3.5), borderLeft: `2px solid ${vars.c.textRubric}` });
export const cost = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(1, 4),
  marginTop: space(4),
});
export const time = style({ color: vars.c.textMuted, fontSize: vars.t.small });
export const take = style({ width: '100%', marginTop: space(2.5) });
/** The choices that were near, apart from the one that is suggested. */
export const nearTitle = style({ fontSize: '1.75rem', marginTop: space(8) });
export const near = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2.5),
  marginTop: space(3),
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const neighbour = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: space(2.5, 4, 2.5, 2.5),
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.panel,
});
export const face = style({ width: '48px', height: '60px', borderRadius: vars.r.smallPortrait });
/** The whole card is the target. */
export const neighbourLink = style({
  display: 'grid',
  flex: 1,
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const neighbourName = style({ font: `400 1.375rem/1.1 ${vars.f.display}` });
export const again = style({ marginTop: space(5) });
