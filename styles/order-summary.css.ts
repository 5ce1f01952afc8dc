import { globalStyle, style } from '@vanilla-extract/css';
import { space } from './space.ts';
import { vars } from './theme.css.ts';
import { print } from './tokens.ts';

/** The summary card. It stays in view beside the form where the whole of it fits. */
export const card = style({
  display: 'grid',
  gap: space(4.5),
  padding: space('card'),
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.textDefault}`,
  borderRadius: vars.r.panel,
  selectors: { '[data-theme=dark] &': { borderColor: vars.c.lineControl } },
  '@media': { '(min-width: 64rem) and (min-height: 62rem)': { position: 'sticky', top: '88px' } },
});
globalStyle(`${card} h2`, { fontSize: '1.75rem' });
export const who = style({ display: 'flex', gap: space(4), alignItems: 'center' });
export const portrait = style({
  width: '76px',
  height: '95px',
  background: print.ink,
  borderRadius: vars.r.smallPortrait,
});
export const name = style({ font: `400 1.5rem/1.1 ${vars.f.display}` });
export const change = style({
  display: 'inline-block',
  minHeight: '24px',
  fontSize: vars.t.small,
  fontWeight: 400,
});
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  padding: space(2.25, 0),
  borderTop: `1px solid ${vars.c.lineSoft}`,
});
export const rowName = style({ color: vars.c.textMuted });
export const rowValue = style({ textAlign: 'right', fontWeight: 500 });

export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(1.5, 2),
  alignItems: 'end',
});
export const couponButton = style({ paddingInline: space(4.5) });
export const couponResult = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: space(1.5),
  color: vars.c.statusOk,
  fontSize: vars.t.small,
  fontWeight: 500,
  lineHeight: 1.45,
  selectors: { '&:empty': { display: 'none' } },
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(0, 4),
  paddingTop: space(3.5),
  borderTop: `1.5px solid ${vars.c.textDefault}`,
  fontWeight: 600,
});
export const amounts = style({ display: 'flex', gap: space(3), alignItems: 'baseline' });
export const oldPrice = style({ color: vars.c.textMuted, fontWeight: 400 });
export const amount = style({
  font: `700 2rem/1 ${vars.f.display}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
