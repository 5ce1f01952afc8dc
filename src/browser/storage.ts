/**
 * JSON storage that never throws (OF-4, U32). If the browser's storage is blocked, full or holds invalid data,
 * reading returns `undefined` and writing does nothing.
 */
export interface SafeStorage {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  clear(key: string): void;
}

const safeStorageOf = (open: () => Storage): SafeStorage => ({
  read(key) {
    try {
      const text = open().getItem(key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  },
  write(key, value) {
    try {
      open().setItem(key, JSON.stringify(value));
    } catch {
      // Not stored; the shop works without it.
    }
  },
  clear(key) {
    try {
      open().removeItem(key);
    } catch {
      // As above.
    }
  },
});

/** `localStorage` that never throws. */
export const safeLocalStorage = safeStorageOf(() => window.localStorage);

/** Keys under which a tab keeps what was typed into its forms; "Wyczyść zapamiętane dane" forgets them all (U33). */
export const TAB_DRAFTS = {
  order: 'order-draft',
  contact: 'contact-draft',
  birth: 'birth-horoscope',
} as const;

/** `sessionStorage` that never throws. */
export const safeSessionStorage = safeStorageOf(() => window.sessionStorage);
