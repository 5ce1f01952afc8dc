import { style } from '@vanilla-extract/css';
import '../button.css.ts';
import { from } from '../media.ts';
import { minus, space } from '../space.ts';
import { vars } from '../theme.css.ts';

/**
 * The banner lies in the page's flow, above everything: it covers nothing (SH-4). The server always sends it; the
 * inline script in the head marks `<html data-consent>` for who has chosen, so that nothing jumps.
 */
export const banner = style({
  background: vars.c.bgSelected,
  borderBottom: `1.5px solid ${vars.c.lineControl}`,
  paddingBlock: space(2.5),
  selectors: { '[data-consent] &': { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3, 8),
  alignItems: 'center',
  '@media': { [from.lg]: { gridTemplateColumns: '1fr auto' } },
});
export const text = style({ fontSize: vars.t.small, lineHeight: 1.4 });
/** In a line of text: as high as a finger needs, and the line stays as high as the others. */
export const settings = style({ marginBlock: minus(3) });
/** "Tylko niezbędne" and "Zgadzam się na wszystkie" weigh the same: one style, one width. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  gap: space(2),
  '@media': { [from.lg]: { minWidth: '27rem' } },
});
export const choice = style({ minHeight: '44px', padding: space(1.5, 2.5), fontSize: vars.t.small });

export const categories = style({ display: 'grid', gap: space(5), marginBlock: space(5, 6) });
