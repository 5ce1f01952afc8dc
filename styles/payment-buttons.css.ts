import { keyframes, style } from '@vanilla-extract/css';
import { motionAllowed } from './media.ts';
import { space } from './space.ts';
import { vars } from './theme.css.ts';

export const payment = style({ display: 'grid', gap: space(3) });
export const button = style({
  width: '100%',
  minHeight: '64px',
  gap: space(3.5),
  justifyContent: 'flex-start',
  paddingInline: space(4.5),
  textAlign: 'left',
});
export const label = style({ display: 'block' });
export const obligation = style({ fontSize: vars.t.caption, fontWeight: 400 });
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
