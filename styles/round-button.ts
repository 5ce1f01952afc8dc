import { vars } from './theme.css.ts';

/** A round button around one icon, as wide as a finger needs; its hover is the ground's. */
export const roundButton = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.r.pill,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
} as const;
