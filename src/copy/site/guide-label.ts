/** What leads to the three questions, wherever it stands. */
export const GUIDE_LABEL = 'Pomóż mi wybrać';
