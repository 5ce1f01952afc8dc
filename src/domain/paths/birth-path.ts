/** Id of the birth horoscope's section on the home page (SH-8, U5). */
export const BIRTH_SECTION = 'birth-horoscope';

/** Where the free birth chart is calculated. */
export const BIRTH_PATH = `/#${BIRTH_SECTION}`;
