import { safeLocalStorage } from '#browser/storage.ts';

const KEY = 'desk.letter-keys';

/** Whether shortcuts of a single letter work; they can be switched off for who speaks to her device. */
export const singleKeysWork = () => safeLocalStorage.read(KEY) !== false;

/** Switches shortcuts of a single letter on or off, on this device. */
export const setSingleKeys = (work: boolean) => safeLocalStorage.write(KEY, work);
