import { style } from '@vanilla-extract/css';
import { HALO } from './halo.ts';
import { below, canHover, from } from './media.ts';
import { space } from './space.ts';
import { vars } from './theme.css.ts';
import { print } from './tokens.ts';

/**
 * A list of cards to choose from. A press elsewhere need not lay hundreds out again. On the phone a plain block: a grid
 * would measure each of hundreds twice when some of them change.
 */
export const choices = style({
  contain: 'layout',
  '@media': { [from.md]: { display: 'grid', gap: space(6) } },
});
/** What a variant and a specialist share: a printed card that can be chosen, and the seal on the chosen one. */
export const choiceCard = style({
  position: 'relative',
  padding: space(2.5),
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.lineControl}`,
  // The chosen card itself answers a tap; the browser's highlight would be one more thing to draw before it.
  WebkitTapHighlightColor: 'transparent',
  // A layer of its own: otherwise the sky behind and the portraits beside it are drawn again with each choice, a third
  // of what a tap waits for. Not where there is a mouse, since a layer's letters are smoothed in grey.
  willChange: 'transform',
  '@media': {
    [below.md]: { selectors: { '& + &': { marginTop: space(2) } } },
    [canHover]: {
      willChange: 'auto',
      selectors: {
        '&[data-state=unchecked]:hover': { borderColor: vars.c.textDefault, boxShadow: vars.shadow.raise },
      },
    },
  },
  selectors: {
    '&[data-state=checked]': {
      background: vars.c.bgSelected,
      borderColor: vars.c.lineSelected,
      boxShadow: `inset 0 0 0 1.5px ${vars.c.lineSelected}`,
    },
  },
});
export const seal = style({
  position: 'absolute',
  right: '8px',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  color: print.ink,
  background: print.gold,
  border: `2px solid ${print.ink}`,
  borderRadius: vars.r.pill,
});
/**
 * A tick: two borders of a turned box. An icon would be built, resolved and laid out within the press that chooses. In
 * forced colours it stays, as borders do.
 */
export const tick = style({
  '::before': {
    content: '',
    width: '8px',
    height: '14px',
    margin: space(1),
    border: '2px solid',
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
});
/**
 * A printed portrait: its edge in ink on both themes, and until the picture has come a halo on night (R2). The name that
 * stands in for a picture follows anyway.
 */
export const printed = style({
  border: `1.5px solid ${print.ink}`,
  objectFit: 'cover',
  color: 'transparent',
  background: HALO,
});
