/** Path of the page about how ratings are collected (LW-16). */
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

/** Address of the page with what customers wrote beside their ratings. */
export const RATING_WORDS_PATH = '/oceny/slowa';

/** Characters of the words beside a rating. */
export const MOST_RATING_WORDS = 600;

/** The written rules by which words are not shown; there are no others, and stars are no reason. */
export const RATING_RULES = ['people', 'insult', 'health', 'promise', 'advert'] as const;
export type RatingRule = (typeof RATING_RULES)[number];

/** State of a comment: not moderated yet, published, or refused by a rule. */
export type RatingWordsState = 'waiting' | 'shown' | 'refused';

/** How many stars a rating has: 1 to 5, whole. */
export const STARS = [1, 2, 3, 4, 5] as const;

/** Path of the page where a customer rates the answer she got (LW-16). */
export const RATE_PATH = '/ocena';

/** Where the answer's own page sends stars, below its address. */
export const RATE_STEP = 'ocena';

/** Name, in its link and forms, of the key that opens that page. */
export const RATING_KEY = 'klucz';

/** Name of the chosen stars in its form. */
export const STARS_FIELD = 'gwiazdki';
