/** What the footer and the privacy page call the way to one's own data. */
export const MY_DATA_LABEL = 'Twoje dane';
