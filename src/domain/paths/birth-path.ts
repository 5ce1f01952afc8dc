/** Id of the birth horoscope's section on the home page (SH-8, U5). */
export const BIRTH_SECTION = 'birth-horoscope';

/** Path of the birth chart without scripts. */
export const PLAIN_BIRTH_PATH = '/prosto/horoskop-urodzeniowy';

/** Names a specialist in an address; nothing for nobody. */
const wish = (fairyId: string | undefined) =>
  fairyId === undefined ? '' : `?${new URLSearchParams({ wrozka: fairyId }).toString()}`;

/** Where the chart is calculated whose reading a specialist is to write: she is chosen once it is bought. */
export const birthPathOf = (fairyId: string | undefined): string => `/${wish(fairyId)}#${BIRTH_SECTION}`;

/** Where the free birth chart is calculated. */
export const BIRTH_PATH = birthPathOf(undefined);

/** The same without scripts. */
export const plainBirthPathOf = (fairyId: string | undefined): string => PLAIN_BIRTH_PATH + wish(fairyId);
