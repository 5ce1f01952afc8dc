import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print } from '../tokens.ts';

/** The four steps as waxing moons. On the phone only the current step shows its words. */
export const bar = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(1),
  padding: space(1.5, 'bar'),
  background: vars.c.bgRaised,
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.panel,
  '@media': { [from.md]: { borderRadius: vars.r.pill } },
});
export const item = style({
  color: vars.c.textMuted,
  selectors: {
    '&[aria-current]': { flex: 1, minWidth: 0, color: vars.c.textDefault },
  },
  '@media': { [from.md]: { flex: 'none !important' } },
});
/** The link of a done step, or what stands in its place. */
export const face = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: '44px',
  minWidth: '44px',
  lineHeight: 1.2,
  color: 'inherit',
  textDecoration: 'none',
});
/** A lit moon is printed: apricot on ink, in both themes. */
export const moon = style({
  borderRadius: vars.r.pill,
  background: `radial-gradient(circle closest-side, ${vars.c.bgSunken} 78%, transparent 80%)`,
  selectors: {
    '[data-lit] > &': {
      color: print.apricot,
      background: `radial-gradient(circle closest-side, ${print.ink} 78%, transparent 80%)`,
    },
  },
});
export const words = style({
  '@media': {
    [below.md]: {
      selectors: {
        ':not([aria-current]) > * > &': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});
export const count = style({ display: 'block', fontSize: '.8125rem' });
export const title = style({
  fontWeight: 600,
  '@media': { [from.md]: { whiteSpace: 'nowrap' } },
  selectors: {
    'a &': { color: vars.c.textDefault },
    'a:hover &': { textDecoration: 'underline' },
    '[aria-current] &': {
      // Three longhands: Safari before 26 drops a shorthand that carries a thickness.
      textDecorationLine: 'underline',
      textDecorationColor: vars.c.accentWarm,
      textDecorationThickness: '3px',
      textUnderlineOffset: '5px',
    },
  },
});
globalStyle(`${bar} li`, { position: 'relative' });
