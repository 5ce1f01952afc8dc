/** Viewports in which the storyboard takes screenshots. */
export const WIDTHS = ['phone', 'desktop'] as const;
export type Width = (typeof WIDTHS)[number];

/** The screenshots of one state: file names by viewport. */
export interface Shots {
  /** Path of the state, with dots. */
  state: string;
  files: Readonly<Partial<Record<Width, string>>>;
}

const NAME = /^(?<state>[\w.-]+)\.(?<width>phone|desktop)\.(?:jpg|png)$/;

/** Groups a storyboard folder's files by state; other files are ignored. */
export function shotsOf(files: readonly string[]): readonly Shots[] {
  const byState = new Map<string, Partial<Record<Width, string>>>();
  for (const file of files.toSorted()) {
    const { state, width } = NAME.exec(file)?.groups ?? {};
    if (state === undefined || width === undefined) continue;
    byState.set(state, { ...byState.get(state), [width]: file });
  }
  return [...byState].map(([state, shots]) => ({ state, files: shots }));
}
