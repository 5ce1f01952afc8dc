import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';

/** "Poznaj wróżki": arched portraits in a row. */
export const meet = style({ paddingTop: space('part') });
export const lead = style({ marginTop: space(1), color: vars.c.textMuted });
export const arrows = style({
  display: 'none',
  '@media': { [from.lg]: { display: 'flex', gap: space(2) } },
});
export const back = style({ rotate: '90deg' });
export const on = style({ rotate: '-90deg' });
export const faces = style({ marginTop: space(5) });
export const face = style({
  flex: 'none',
  width: 'min(9.25rem, 84vw)',
  scrollSnapAlign: 'start',
  '@media': { [from.lg]: { width: '10.75rem' } },
});
export const link = style({ display: 'block', color: 'inherit', textDecoration: 'none' });
export const portrait = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  borderRadius: `${vars.r.pill} ${vars.r.pill} ${vars.r.card} ${vars.r.card}`,
  objectPosition: '50% 15%',
});
export const name = style({
  display: 'block',
  marginTop: space(2.5),
  font: `400 1.5rem/1.15 ${vars.f.display}`,
});
export const voice = style({
  display: 'block',
  marginTop: space(0.5),
  color: vars.c.textMuted,
  font: `italic 400 1.0625rem/1.3 ${vars.f.display}`,
});
export const price = style({ display: 'block', marginTop: space(1.5), fontSize: vars.t.small });
globalStyle(`${link}:hover ${name}`, { textDecoration: 'underline', textDecorationThickness: '1px' });
/** Dashed card that leads to the guide. */
export const invitation = style({
  display: 'grid',
  alignItems: 'center',
  gap: space(3, 7),
  marginTop: space(6),
  padding: space('card'),
  background: vars.c.bgRaised,
  border: `1.5px dashed ${vars.c.lineControl}`,
  borderRadius: vars.r.panel,
  '@media': { [from.md]: { gridTemplateColumns: '1fr auto' } },
});
export const invitationTitle = style({ fontSize: '1.5rem' });
