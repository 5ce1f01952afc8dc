import { breakpoint } from './tokens.ts';

/** Media conditions, from a breakpoint up or below it. Blocks are written for the phone first. */
export const from = {
  sm: `(min-width: ${breakpoint.sm})`,
  md: `(min-width: ${breakpoint.md})`,
  lg: `(min-width: ${breakpoint.lg})`,
  /** Where the whole navigation fits in one row. */
  nav: '(min-width: 72rem)',
} as const;

/** The same, for what only the phone has. */
export const below = { md: '(max-width: 47.99rem)', lg: '(max-width: 63.99rem)' } as const;

/** Sticky bars let go where a zoomed or turned screen is lower than this (A14, U26). */
export const lowScreen = '(max-height: 30rem)';
/** A finger does not hover: on a phone the style would stay on what it has pressed, and be drawn before each press. */
export const canHover = '(hover: hover)';
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
