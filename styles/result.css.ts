import { style } from '@vanilla-extract/css';
import './layout.css.ts';
import { space } from './space.ts';
import './text.css.ts';
import { nightSky } from './constellations.ts';
import { from } from './media.ts';
import { vars } from './theme.css.ts';
import { print } from './tokens.ts';

/** The night of a result, in both themes: its parts take the dark theme's colours. */
export const band = style({
  // Cards behind a portrait lie wider than a narrow screen.
  overflow: 'hidden',
  color: vars.c.textDefault,
  ...nightSky(print.ink),
});
/** A picture beside a title and what follows from it: order results and the page not found. */
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6, 'picture'),
  alignItems: 'center',
  paddingBlock: space(8, 11),
  '@media': { [from.lg]: { gridTemplateColumns: '380px 1fr', paddingBlock: space(14, 16) } },
});
export const picture = style({
  width: '100%',
  height: 'auto',
  maxWidth: '220px',
  marginInline: 'auto',
  '@media': { [from.lg]: { maxWidth: '320px' } },
});
export const title = style({ fontSize: 'clamp(2.25rem, 1.9rem + 2.2vw, 3.75rem)' });
/**
 * One sentence in italics below the title: what has happened. Its size lets "Zamówienie w toku" keep its lines when the
 * font replaces its stand-in, on phones of 390 to 430 px.
 */
export const says = style({
  marginTop: space(3),
  font: `italic 400 clamp(1.4375rem, 1.22rem + .9vw, 2rem)/1.25 ${vars.f.display}`,
  color: vars.c.textRubric,
});
/** The ring of moons, which a page shows before its scripts, and the one card face down in its middle. */
export const ring = style({ position: 'relative', width: '270px', maxWidth: '100%', marginInline: 'auto' });
export const ringCard = style({
  position: 'absolute',
  left: '34%',
  top: '23.5%',
  width: '32%',
  height: 'auto',
});
export const text = style({ marginTop: space(4.5) });
export const buttons = style({ marginTop: space(7) });
export const disc = style({
  fill: print.ink,
  selectors: { '[data-theme=dark] &': { fill: print.petrolDeep } },
});
export const lit = style({ fill: print.apricot });
