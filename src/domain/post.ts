/** A blog post as the home page shows it (HO-2): all plain text. */
export interface Post {
  title: string;
  /** The blog's local ISO time. */
  date: string;
  link: string;
  /** Address of the picture, its host rewritten to the content host (HO-3). */
  thumbnail: string | undefined;
}
