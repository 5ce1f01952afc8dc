import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { sideRow } from '../side-row.css.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print } from '../tokens.ts';

/** One row on the phone, three columns elsewhere. */
const grid = style({
  marginTop: space(5),
  '@media': {
    [from.md]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      gap: space(7),
      marginInline: 0,
      padding: 0,
      overflow: 'visible',
    },
  },
});
export const posts = `${sideRow} ${grid}`;
export const post = style({
  flex: '0 0 min(16.375rem, 84vw)',
  minWidth: 0,
  scrollSnapAlign: 'start',
});
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: '44px',
  fontWeight: 600,
});
export const card = style({ display: 'block', color: 'inherit', textDecoration: 'none' });
export const thumbnail = style({
  display: 'block',
  aspectRatio: '8 / 5',
  overflow: 'hidden',
  border: `1.5px solid ${print.ink}`,
  borderRadius: vars.r.card,
});
export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `transform ${vars.m.slow} ${vars.m.easeOut}`,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 3),
  marginTop: space(3.5),
  color: vars.c.textMuted,
  fontSize: vars.t.small,
});
export const category = style({
  padding: space(1, 2.5, 1.25),
  border: '1px solid',
  borderRadius: vars.r.pill,
  font: `400 1rem/1 ${vars.f.smallcaps}`,
  letterSpacing: '.03em',
  color: vars.c.textRubric,
});
export const title = style({
  marginTop: space(2),
  font: `400 1.4375rem/1.28 ${vars.f.display}`,
  textWrap: 'balance',
});
globalStyle(`${card}:hover ${picture}`, { transform: 'scale(1.03)' });
globalStyle(`${card}:hover ${title}`, { textDecoration: 'underline', textDecorationThickness: '1px' });
