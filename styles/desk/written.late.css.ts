import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';

export const urgent = style({ fontWeight: 700, color: vars.c.statusError });
/** What somebody wrote, with her own line breaks. */
export const written = style({
  margin: 0,
  paddingInlineStart: space(4),
  borderInlineStart: `3px solid ${vars.c.lineDefault}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const plainList = style({ display: 'grid', gap: space(4), margin: 0, padding: 0, listStyle: 'none' });

/** Opened by a press, as large as a finger wants it. */
export const fold = style({});
globalStyle(`${fold} > summary`, { paddingBlock: space(3), cursor: 'pointer', fontWeight: 600 });
