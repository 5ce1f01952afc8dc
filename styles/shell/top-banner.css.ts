import { style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print } from '../tokens.ts';

/** The almanac strip; its height is reserved, so that the moon arriving moves nothing (SH-7). */
export const strip = style({
  background: print.deep,
  color: print.haze,
  font: `400 .8125rem/1.2 ${vars.f.smallcaps}`,
  '@media': { '(min-width: 24rem)': { fontSize: '.9375rem', letterSpacing: '.03em' } },
});
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  // Two lines only where letters set wide leave no room for one (A10).
  flexWrap: 'wrap',
  columnGap: space(2),
  minHeight: '44px',
  whiteSpace: 'nowrap',
});
/** A button that looks like its line of text; as high as the strip, so that a finger finds it. */
export const moonLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.5em',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  letterSpacing: 'inherit',
  // Inside the strip, which is dark in both themes: the bars above and below would lie over a ring round it.
  selectors: {
    'button&': { cursor: 'pointer' },
    // Its words are told without scripts, too; the calendar's own page is in the footer.
    'button&&': { '@media': { '(scripting: none)': { display: 'flex', pointerEvents: 'none' } } },
    '&:focus-visible': { outlineColor: `${print.apricot} !important`, outlineOffset: '-3px' },
  },
});
export const phase = style({ flex: 'none', color: print.apricot });
export const sign = style({ display: 'flex', alignItems: 'center', gap: '.25em', color: print.apricot });
export const label = style({ display: 'none', '@media': { [from.lg]: { display: 'inline' } } });
export const percent = style({ color: print.moonlight });
