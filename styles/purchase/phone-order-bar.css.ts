import { globalStyle, style } from '@vanilla-extract/css';
import { from, lowScreen } from '../media.ts';
import { atEdge, minus, space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer } from '../tokens.ts';

/** As wide as the screen, out of the page's column. Sticks to the bottom of the screen; `scroll-padding` keeps what has focus above it, a low screen lets it go. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.bottomBar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 4),
  marginInline: minus('page'),
  marginTop: space(10),
  padding: space(2.5, 'page'),
  // Above the home indicator of a phone without buttons.
  paddingBottom: atEdge('bottom', space(2.5)),
  background: vars.c.bgRaised,
  borderTop: `1.5px solid ${vars.c.textDefault}`,
  selectors: { '&[data-away]': { visibility: 'hidden' } },
  '@media': {
    [lowScreen]: { position: 'static' },
    [from.lg]: { display: 'none' },
  },
});
globalStyle(`${bar} > :first-child`, { flex: '1 1 7rem' });
export const choice = style({
  display: 'block',
  color: vars.c.textMuted,
  fontSize: vars.t.caption,
  lineHeight: 1.25,
});
