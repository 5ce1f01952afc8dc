/** What leads to the three questions, wherever it stands. */
export const GUIDE_LABEL = 'Pomóż mi wybrać';

/** The words beside it on the home page, which fetches none of the guide's own. */
export const guideInvitation = {
  title: 'Nie wiesz, od kogo zacząć?',
  text: 'Trzy krótkie pytania, a\u00a0podpowiemy rozkład i\u00a0wróżkę.',
};
