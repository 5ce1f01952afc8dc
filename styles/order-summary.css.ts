import { globalStyle, style } from '@vanilla-extract/css';
import { space } from './space.ts';
import { vars } from './theme.css.ts';
import { print } from './tokens.ts';

/** The summary card. It stays in view beside the form where the whole of it fits. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4.5),
  padding: space('card'),
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.textDefault}`,
  borderRadius: vars.r.panel,
  selectors: { '[data-theme=dark] &': { borderColor: vars.c.lineControl } },
  '@media': { '(min-width: 64rem) and (min-height: 62rem)': { position: 'sticky', top: '88px' } },
});
globalStyle(`${card} h2`, { fontSize: '1.75rem' });
export const who = style({ display: 'flex', flexWrap: 'wrap', gap: space(1, 4), alignItems: 'center' });
globalStyle(`${who} > :last-child`, { flex: '1 1 8rem' });
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
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 4),
  padding: space(2.25, 0),
  borderTop: `1px solid ${vars.c.lineSoft}`,
});
export const rowName = style({ color: vars.c.textMuted });
export const rowValue = style({ marginLeft: 'auto', textAlign: 'right', fontWeight: 500 });

export const coupon = style({
  display: 'flex',
  // The button below the field where letters are so large that a code would not fit beside it.
  flexWrap: 'wrap',
  gap: space(1.5, 2),
  alignItems: 'end',
});
globalStyle(`${coupon} > div`, { flex: '1 1 min(100%, 8rem)' });
export const couponButton = style({ paddingInline: space(4.5) });
export const reapply = style({ width: '100%', textAlign: 'start' });
export const couponResult = style({
  width: '100%',
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
export const amounts = style({ display: 'flex', flexWrap: 'wrap', gap: space(0, 3), alignItems: 'baseline' });
export const oldPrice = style({ color: vars.c.textMuted, fontWeight: 400 });
export const amount = style({
  font: `700 min(2rem, 15vw)/1 ${vars.f.display}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
