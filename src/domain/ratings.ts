/** Address of the page that tells how ratings come about (LW-16). */
export const RATINGS_PATH = '/oceny';

/** Ratings that a specialist has before their mean is shown. */
export const RATINGS_SHOWN_FROM = 3;

/** What customers gave a specialist, each for an answer that she got. */
export interface Ratings {
  count: number;
  /** 1 to 5, one decimal; missing while there are none. */
  mean?: number | undefined;
  /** Nobody rated a specialist of the sample shop: the stars on her card are made up. */
  isSample?: boolean | undefined;
}
