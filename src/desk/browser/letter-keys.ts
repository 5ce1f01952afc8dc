import { safeLocalStorage } from '#browser/storage.ts';

const KEY = 'desk.letter-keys';

/** Whether shortcuts of a single letter work; they can be switched off for who speaks to her device. */
export const letterKeysWork = () => safeLocalStorage.read(KEY) !== false;

/** Switches shortcuts of a single letter on or off, on this device. */
export const setLetterKeys = (work: boolean) => safeLocalStorage.write(KEY, work);
