import { style } from '@vanilla-extract/css';
import { layer } from '../tokens.ts';
import { from } from '../media.ts';
import { minus, space } from '../space.ts';
import { vars } from '../theme.css.ts';

/** The order page below its header: the step bar and the sections of the purchase. */
export const flow = style({
  paddingBlock: space(5, 10),
  '@media': { [from.md]: { paddingBlock: space(7, 24) } },
});
/** A line that belongs to the section above it. */
export const lineBelow = style({ marginTop: space(1), '@media': { [from.md]: { marginTop: space(7) } } });
/** One section of the purchase. */
export const step = style({
  marginTop: space('part'),
  // Nearer to the bar of steps on a phone.
  selectors: { 'nav + &': { marginTop: space(5), '@media': { [from.md]: { marginTop: space('part') } } } },
});
/** The Roman numeral before a section's heading. */
export const numeral = style({ color: vars.c.textRubric, fontStyle: 'italic', marginRight: '.4em' });
/** A step in one panel, no wider than its field reads well. */
export const narrow = style({ maxWidth: '44rem' });
/** The way to the three questions, beside the heading of the first step. */
export const guideLink = style({
  // Its ring lies over the cards below.
  position: 'relative',
  zIndex: layer.inside,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  // A finger's height of which a part lies in the air around it.
  marginTop: minus(1),
  marginBottom: minus(3.5),
  '@media': { [from.md]: { marginBlock: 0 } },
  fontSize: vars.t.small,
  fontWeight: 600,
});
/** The heading of the first step, and what stands beside it. */
export const firstHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 2.5),
});
/** What follows a section's heading. */
export const stepBody = style({ marginTop: space(4), '@media': { [from.md]: { marginTop: space(7) } } });
/** A step to come: a heading, and what it waits for. Nearer to the next than a step that is open. */
export const laterStep = style({ marginTop: space(4) });
export const later = style({ marginTop: space(1), color: vars.c.textMuted });
/** Form and summary, beside each other where there is room. */
export const checkout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(0, 'aside'),
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
});
