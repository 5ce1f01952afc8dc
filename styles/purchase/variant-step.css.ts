import { globalStyle, style } from '@vanilla-extract/css';
import { choiceCard, choices } from '../choice-card.css.ts';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { layer, print } from '../tokens.ts';

/** Variants as printed cards that lie at every width, the plate whole (R5). */
const columns = style({
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
      gap: space(5),
    },
  },
});
const card = style({
  display: 'grid',
  borderRadius: vars.r.panel,
  cursor: 'pointer',
});
/** The radio lies over its card unseen; its focus ring is the card's. */
const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  zIndex: layer.inside,
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'pointer',
});
// The words go below the picture where letters are so large that a price would not fit beside it.
const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: space(1, 3.5),
  '@media': { [from.md]: { columnGap: space(4.5) } },
});
export const variantParts = {
  root: `${choices} ${columns}`,
  card: `${choiceCard} ${card}`,
  input: radio,
  body,
};

export const plate = style({
  alignSelf: 'start',
  width: '84px',
  padding: space(1),
  background: print.paper,
  border: `1.5px solid ${print.ink}`,
  borderRadius: vars.r.card,
  '@media': { [from.md]: { width: '112px' } },
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '240 / 340',
  borderRadius: vars.r.inner,
});
export const sealAt = style({ top: '-12px', right: '-8px' });
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 min(100%, 9.5rem)',
  minWidth: 0,
});
export const title = style({ font: `400 1.5rem/1.2 ${vars.f.display}` });
export const description = style({
  flex: 1,
  marginTop: space(0.5),
  color: vars.c.textMuted,
  fontSize: vars.t.small,
  lineHeight: 1.36,
  textWrap: 'pretty',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(1, 3),
  paddingTop: space(1),
  fontSize: vars.t.small,
  color: vars.c.textMuted,
});
export const amount = style({ marginLeft: 'auto' });
globalStyle(`${amount} span`, { color: vars.c.textDefault });
