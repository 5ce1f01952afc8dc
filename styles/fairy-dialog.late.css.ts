import { globalStyle, style } from '@vanilla-extract/css';
import { space } from './space.ts';
import { vars } from './theme.css.ts';

/** Inside the dialog about one specialist. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(5),
  alignItems: 'center',
  marginBlock: space(5),
});
globalStyle(`${facts} > :last-child`, { flex: '1 1 8.5rem', minWidth: 0 });
export const portrait = style({ width: '96px', height: '120px', borderRadius: vars.r.dialogPortrait });
export const specializations = style({ marginTop: space(2.5) });
export const busyNote = style({ marginTop: space(3) });
