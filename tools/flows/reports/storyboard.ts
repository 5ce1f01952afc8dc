/** Widths in which the model-based run photographs a state. */
export const WIDTHS = ['phone', 'desktop'] as const;
export type Width = (typeof WIDTHS)[number];

/** The photographs of one state: file names, by width. */
export interface Shots {
  /** The state's path with dots. */
  state: string;
  files: Readonly<Partial<Record<Width, string>>>;
}

const NAME = /^(?<state>[\w.-]+)\.(?<width>phone|desktop)\.(?:jpg|png)$/;

/** Sorts a storyboard folder's files by state; other files are left out. */
export function shotsOf(files: readonly string[]): readonly Shots[] {
  const byState = new Map<string, Partial<Record<Width, string>>>();
  for (const file of files.toSorted()) {
    const { state, width } = NAME.exec(file)?.groups ?? {};
    if (state === undefined || width === undefined) continue;
    byState.set(state, { ...byState.get(state), [width]: file });
  }
  return [...byState].map(([state, shots]) => ({ state, files: shots }));
}
