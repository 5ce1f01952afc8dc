/** Title of the page /oceny, and of the links to it. */
export const RATINGS_LABEL = 'Jak zbieramy oceny';
