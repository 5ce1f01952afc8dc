import { globalStyle, style } from '@vanilla-extract/css';
import { choiceCard, choices, printed } from './choice-card.css.ts';
import { below, from } from './media.ts';
import { space } from './space.ts';
import { vars } from './theme.css.ts';
import { layer, print } from './tokens.ts';

/** Variants as printed cards: lying on the phone, standing elsewhere. */
const columns = style({ '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, 1fr)' } } });
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
  '@media': { [from.md]: { display: 'grid', gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr' } },
});
export const variantParts = {
  root: `${choices} ${columns}`,
  card: `${choiceCard} ${card}`,
  input: radio,
  body,
};

export const plate = style({
  position: 'relative',
  alignSelf: 'start',
  width: '104px',
  '@media': { [from.md]: { width: 'auto' } },
});
const picture = style({
  width: '100%',
  height: 'auto',
  borderRadius: `${vars.r.control} ${vars.r.control} 0 0`,
  objectPosition: '50% 32%',
  '@media': { [from.md]: { height: '234px' } },
});
export const pictureClass = `${printed} ${picture}`;
export const number = style({
  display: 'block',
  textAlign: 'center',
  color: print.ink,
  background: print.paper,
  border: `1.5px solid ${print.ink}`,
  borderTop: 0,
  borderRadius: `0 0 ${vars.r.control} ${vars.r.control}`,
  font: `400 ${vars.t.rubric}/1.6 ${vars.f.smallcaps}`,
});
export const sealAt = style({
  top: '8px',
  '@media': { [below.md]: { scale: '.8', right: '2px', top: '2px' } },
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 min(100%, 9.5rem)',
  minWidth: 0,
  padding: space(1, 1.5, 0.5, 3.5),
  '@media': { [from.md]: { padding: space(4, 2.5, 2.5) } },
});
export const title = style({ font: `400 1.5rem/1.2 ${vars.f.display}` });
export const description = style({
  flex: 1,
  marginTop: space(1.5),
  color: vars.c.textMuted,
  lineHeight: 1.45,
  textWrap: 'pretty',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(1, 3),
  marginTop: space(3.5),
  paddingTop: space(3),
  borderTop: `1px solid ${vars.c.lineSoft}`,
  fontSize: vars.t.small,
  color: vars.c.textMuted,
});
export const amount = style({ marginLeft: 'auto' });
globalStyle(`${amount} span`, { color: vars.c.textDefault });
