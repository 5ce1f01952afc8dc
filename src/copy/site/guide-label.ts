/** Label of every link to the guide. */
export const GUIDE_LABEL = 'Pomóż mi wybrać';
