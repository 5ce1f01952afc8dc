/** The page of the three questions, with scripts and without. */
export const GUIDE_PATH = '/pomoz-mi-wybrac';
export const PLAIN_GUIDE_PATH = '/prosto/pomoz-mi-wybrac';
