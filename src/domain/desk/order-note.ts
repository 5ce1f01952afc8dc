/** Characters of a note at an order at most. */
export const NOTE_LONGEST = 2_000;

/** Notes of one order at most: a conversation of two, not a file. */
export const NOTES_MOST = 100;
