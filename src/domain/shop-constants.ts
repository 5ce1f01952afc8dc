/**
 * Business constants and limits (BC-1 to BC-8). Times in milliseconds, lengths in characters. The delays of a machine
 * (BC-3, BC-4) stand in the machine, which imports nothing of ours.
 */
export const CURRENCY = 'PLN';
export const SHOP_TIME_ZONE = 'Europe/Warsaw';
export const ANSWER_WITHIN_HOURS = 12;

export const SCROLL_DURATION = 500;
export const SCROLL_DELAY = 100;
export const SCROLL_OFFSET = -100;

/** A section that is still not there says that it takes long (U6). */
export const SLOW_HINT_AFTER = 10_000;

export const BLOG_PAGE_SIZE = 9;
export const BLOG_PAGE = 1;

export const BIRTH_YEAR_MIN = 1940;
/** A chart's first year: the ephemeris is good from there on, and a mistyped century is not a birth. */
export const CHART_YEAR_MIN = 1900;
export const CHART_YEAR_MAX = 2040;
export const QUESTIONS_MIN = 1;
export const QUESTIONS_MAX = 3;

/** The contract's maximum lengths; every field carries its own (OF-1). */
export const MAX_LENGTH = {
  name: 100,
  email: 254,
  city: 100,
  question: 2_000,
  couponCode: 64,
  message: 5_000,
} as const;
