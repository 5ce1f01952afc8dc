import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';

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
export const who = style({ display: 'flex', gap: space(4), alignItems: 'center' });
globalStyle(`${who} > :last-child`, { flex: '1 1 8rem', minWidth: 0 });
export const portrait = style({
  flex: 'none',
  width: '64px',
  height: '80px',
  borderRadius: vars.r.smallPortrait,
});
export const name = style({ font: `400 1.5rem/1.1 ${vars.f.display}` });
export const work = style({ marginTop: space(1), color: vars.c.textMuted, fontSize: vars.t.small });
export const changes = style({ display: 'flex', flexWrap: 'wrap', gap: space(0, 4), marginTop: space(1) });
export const change = style({ minHeight: '24px', fontSize: vars.t.small });

/** When the answer comes and where to; the address breaks only after its @. */
export const arrival = style({ fontSize: vars.t.small, lineHeight: 1.5 });
export const address = style({ fontSize: vars.t.body, fontWeight: 600 });
globalStyle(`${address} > span`, { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' });

/** The coupon; below `lg` folded until a press, a code or a message opens it. */
export const code = style({
  '@media': {
    [below.lg]: {
      border: `1px solid ${vars.c.lineDefault}`,
      borderRadius: vars.r.card,
      padding: space(0, 3.5),
    },
  },
});
export const codeFold = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  minHeight: '48px',
  padding: 0,
  color: 'inherit',
  background: 'none',
  border: 0,
  fontWeight: 600,
  cursor: 'pointer',
  '@media': { [from.lg]: { display: 'none' } },
});
export const codeChevron = style({
  marginLeft: 'auto',
  selectors: { '[data-open] &': { rotate: '180deg' } },
});
export const coupon = style({
  display: 'flex',
  // The button below the field where letters are so large that a code would not fit beside it.
  flexWrap: 'wrap',
  gap: space(1.5, 2),
  alignItems: 'end',
});
globalStyle(`${code}[data-open] > form`, { '@media': { [below.lg]: { paddingBlock: space(3.5) } } });
globalStyle(`${code}:not([data-open]) > form`, { '@media': { [below.lg]: { display: 'none' } } });
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
  padding: space(3.5, 0),
  borderBlock: `1.5px solid ${vars.c.textDefault}`,
  fontWeight: 600,
  selectors: { '[data-theme=dark] &': { borderColor: vars.c.lineDefault } },
});
export const amounts = style({ display: 'flex', flexWrap: 'wrap', gap: space(0, 3), alignItems: 'baseline' });
export const oldPrice = style({ color: vars.c.textMuted, fontWeight: 400 });
export const amount = style({
  font: `700 min(2rem, 15vw)/1 ${vars.f.display}`,
  fontVariantNumeric: 'tabular-nums',
});
