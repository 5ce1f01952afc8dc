import { style } from '@vanilla-extract/css';
import { from } from './media.ts';
import { space } from './space.ts';
import { vars } from './theme.css.ts';

/** The order page below its header: the step bar and the sections of the purchase. */
export const flow = style({
  paddingBlock: space(5, 10),
  '@media': { [from.md]: { paddingBlock: space(7, 24) } },
});
/** One section of the purchase. */
export const step = style({ marginTop: space('part') });
/** The Roman numeral before a section's heading. */
export const numeral = style({ color: vars.c.textRubric, fontStyle: 'italic', marginRight: '.4em' });
/** A step in one panel, no wider than its field reads well. */
export const narrow = style({ maxWidth: '44rem' });
/** What follows a section's heading. */
export const stepBody = style({ marginTop: space(4), '@media': { [from.md]: { marginTop: space(7) } } });
/** A step to come: a heading, and what it waits for. Nearer to the next than a step that is open. */
export const laterStep = style({ marginTop: space(5) });
export const later = style({ marginTop: space(1), color: vars.c.textMuted });
/** Form and summary, beside each other where there is room. */
export const checkout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(0, 'aside'),
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
});
