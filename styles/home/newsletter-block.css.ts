import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { print } from '../tokens.ts';

/** A phone with letters twice as large: words have no room beside a picture. */
const NARROW = '(max-width: 16rem)';

/** The newsletter stands on night in both themes; its fields are paper. */
export const block = style({ background: print.night, color: print.moonlight });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space('columns'),
  alignItems: 'center',
  paddingBlock: space(16),
  '@media': {
    [from.lg]: { gridTemplateColumns: '200px 1fr 1fr' },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const cover = style({
  width: '100%',
  height: 'auto',
  transform: 'rotate(-4deg)',
  '@media': { [NARROW]: { width: '96px' } },
});
export const text = style({ marginTop: space(3), color: print.mist });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4.5),
  gridColumn: '1 / -1',
  '@media': { [from.lg]: { gridColumn: 'auto' } },
});
globalStyle(`${form} input, ${form} button[role=checkbox]`, {
  background: print.moonlight,
  borderColor: print.moonlight,
  color: print.ink,
});
globalStyle(`${form} a`, { color: print.apricot });
// The error colours of paper don't reach 4.5 : 1 on night; pale poppy does in both themes.
globalStyle(`${form} [data-invalid] > p`, { color: print.poppy });
