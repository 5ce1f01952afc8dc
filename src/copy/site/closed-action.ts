/** What leads out of a closed shop. Apart from its other words, which no page that sells fetches. */
export const CLOSED_ACTION = 'Napisz do nas';
