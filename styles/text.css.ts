import { style } from '@vanilla-extract/css';
import { minus, space } from './space.ts';
import { vars } from './theme.css.ts';

/** Text roles that several blocks share; join them with a block's own class in JSX. */
export const lead = style({ fontSize: vars.t.lead, lineHeight: 1.5, maxWidth: '38rem' });
export const muted = style({ color: vars.c.textMuted });
export const small = style({ fontSize: vars.t.small, lineHeight: 1.45 });
export const rubric = style({
  font: `400 ${vars.t.rubric}/1.3 ${vars.f.smallcaps}`,
  letterSpacing: '.03em',
  color: vars.c.textRubric,
});
export const price = style({
  font: `700 ${vars.t.h3}/1 ${vars.f.display}`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: minus(0.25),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
/** A link that stands in a line of its own. */
export const lineLink = style({ display: 'inline-block', minHeight: '24px' });
/** A button that reads as a link. */
export const linkButton = style({
  background: 'none',
  border: 0,
  padding: space(1, 0),
  minHeight: '44px',
  color: vars.c.textLink,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
});
export const hiddenParts = { root: hidden };
