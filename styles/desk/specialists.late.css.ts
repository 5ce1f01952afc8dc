import { globalStyle, style } from '@vanilla-extract/css';
import { foot } from '../purchase/fairy-card.css.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print } from '../tokens.ts';

/** A portrait in a row of the list. */
export const face = style({
  width: '40px',
  height: '50px',
  objectFit: 'cover',
  borderRadius: vars.r.control,
});

/** The table that a service's cards lie on, as on the answer's page: night in both themes. */
export const spreadNight = style({
  padding: space(6, 5),
  color: print.moonlight,
  backgroundColor: print.ink,
  borderRadius: vars.r.card,
});

/** Form and preview: side by side where there is room. */
export const sides = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  '@media': { '(min-width: 75rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(18rem, 1fr)' } },
});

/** The card as on a page of the shop. */
export const preview = style({
  padding: space(4),
  border: `1px dashed ${vars.c.lineControl}`,
  borderRadius: vars.r.panel,
  maxWidth: '26rem',
});

/** Of one without a price the shop shows no card; the one here must not make a price up. */
globalStyle(`${preview}[data-unpriced] ${foot} > span`, { visibility: 'hidden' });

/** Older base prompts, closed at first. */
export const olderPrompts = style({ borderBlock: `1px solid ${vars.c.lineSoft}` });
globalStyle(`${olderPrompts} > summary`, { paddingBlock: space(3), cursor: 'pointer', fontWeight: 600 });
globalStyle(`${olderPrompts}[open]`, { paddingBottom: space(4) });
