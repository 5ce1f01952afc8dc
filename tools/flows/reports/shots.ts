/** Viewports in which `npm run pictures` photographs the shop. */
export const WIDTHS = ['phone', 'desktop'] as const;
export type Width = (typeof WIDTHS)[number];

/** The pictures of one state: paths by viewport, below `/screens/`. */
export interface Shots {
  /** Path of the state, with dots. */
  state: string;
  files: Readonly<Partial<Record<Width, string>>>;
}
