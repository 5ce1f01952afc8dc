/** Longest phrase, in characters, and how many one person has at most. */
export const PHRASE_LONGEST = 2_000;
export const PHRASES_MOST = 50;
