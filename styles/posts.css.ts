import { globalStyle, style } from '@vanilla-extract/css';
import { from } from './media.ts';
import { vars } from './theme.css.ts';
import { print } from './tokens.ts';

export const posts = style({
  display: 'grid',
  gap: '28px',
  marginTop: '28px',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
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
  alignItems: 'center',
  gap: '12px',
  marginTop: '14px',
  color: vars.c.textMuted,
  fontSize: vars.t.small,
});
export const category = style({
  padding: '4px 10px 5px',
  border: '1px solid',
  borderRadius: vars.r.pill,
  font: `400 1rem/1 ${vars.f.smallcaps}`,
  letterSpacing: '.03em',
  color: vars.c.textRubric,
});
export const title = style({
  marginTop: '8px',
  font: `400 1.4375rem/1.28 ${vars.f.display}`,
  textWrap: 'balance',
});
globalStyle(`${card}:hover ${picture}`, { transform: 'scale(1.03)' });
globalStyle(`${card}:hover ${title}`, { textDecoration: 'underline', textDecorationThickness: '1px' });
