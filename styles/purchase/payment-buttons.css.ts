import { keyframes, style } from '@vanilla-extract/css';
import { motionAllowed } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';

export const payment = style({ display: 'grid', gap: space(3) });
export const button = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(0.5, 3),
  width: '100%',
  minHeight: '76px',
  paddingInline: space(4),
  textAlign: 'left',
});
export const label = style({ fontSize: '1.125rem' });
export const obligation = style({ gridColumn: '1 / -1', fontSize: vars.t.caption, fontWeight: 400 });
export const waiting = style({ display: 'flex', gap: space(3), alignItems: 'center' });
export const marks = style({ display: 'flex', gap: space(1.5), alignItems: 'center' });
/** A brand's name in a frame, drawn by us. */
export const word = style({
  padding: space(1.25, 2),
  border: '1px solid currentColor',
  borderRadius: vars.r.inner,
  font: `700 .8125rem/1 ${vars.f.text}`,
  letterSpacing: '.06em',
});
/** Small print under a payment button. */
export const means = style({ marginTop: space(1), color: vars.c.textMuted, fontSize: vars.t.caption });
export const safe = style({
  display: 'flex',
  gap: space(2),
  color: vars.c.textMuted,
  fontSize: vars.t.small,
  lineHeight: 1.4,
});
/** Above the buttons: an order that was not placed, or a notice in the buttons' place. */
export const failure = style({
  display: 'flex',
  gap: space(2.5),
  padding: space(3, 3.5),
  color: vars.c.statusError,
  background: vars.c.statusErrorBg,
  border: `1.5px solid ${vars.c.statusError}`,
  borderRadius: vars.r.card,
  lineHeight: 1.4,
});
export const failureTitle = style({ fontWeight: 600 });
export const notice = style({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  background: vars.c.statusInfoBg,
  borderRadius: vars.r.card,
});
export const noticeText = style({ fontWeight: 600, lineHeight: 1.4 });

const wane = keyframes({ '50%': { opacity: 0.35 } });
/** The waiting moon breathes; it stands still where less motion is wanted. */
export const turning = style({
  '@media': { [motionAllowed]: { animation: `${wane} 1.6s ease-in-out infinite` } },
});
