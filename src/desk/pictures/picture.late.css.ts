import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';

/** The picture that a card has, beside what can be done with it. */
export const current = style({ display: 'flex', gap: space(4), alignItems: 'start' });
export const small = style({
  flex: 'none',
  width: '88px',
  objectFit: 'cover',
  borderRadius: vars.r.control,
  border: `1px solid ${vars.c.lineControl}`,
});

/** Frame and card: one below the other on a phone. */
export const halves = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  '@media': { '(min-width: 48rem)': { gridTemplateColumns: '1fr 1fr' } },
});

/** The arch over a portrait's picture and its frame. */
export const arch = style({});
globalStyle(`${small}${arch}`, { borderRadius: vars.r.dialogPortrait });

/** The card's part of the picture. */
export const frame = style({
  position: 'relative',
  width: 'min(100%, 240px)',
  overflow: 'hidden',
  cursor: 'move',
  touchAction: 'none',
  background: vars.c.bgSunken,
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
});
globalStyle(`${frame}${arch}`, { borderRadius: vars.r.portrait });
export const framed = style({ position: 'absolute', maxWidth: 'none', pointerEvents: 'none' });
export const zoomer = style({ width: '100%', minHeight: '44px', accentColor: vars.c.textDefault });
