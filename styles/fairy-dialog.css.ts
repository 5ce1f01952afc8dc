import { style } from '@vanilla-extract/css';

/** Inside the dialog about one specialist. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'center',
  marginBlock: '20px',
});
export const portrait = style({ width: '96px', height: '120px', borderRadius: '48px 48px 6px 6px' });
export const specializations = style({ marginTop: '10px' });
export const busyNote = style({ marginTop: '12px' });
