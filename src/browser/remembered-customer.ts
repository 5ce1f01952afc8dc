import { REMEMBERED_FIELDS } from '#domain/customer.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { safeLocalStorage } from './storage.ts';

const KEY = 'customer';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH.email;

/** Reads the customer data stored on this device (OF-4); invalid data are ignored. */
export function storedCustomer(): Record<string, string> {
  const stored = safeLocalStorage.read(KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    REMEMBERED_FIELDS.flatMap((name) => {
      const value = (stored as Record<string, unknown>)[name];
      return isText(value) && value !== '' ? [[name, value]] : [];
    }),
  );
}

/** Merges values into the stored customer data; emptied fields are removed. */
export function storeCustomer(values: Readonly<Record<string, string>>): void {
  const stored = { ...storedCustomer(), ...values };
  safeLocalStorage.write(KEY, Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== '')));
}

/** Deletes the stored customer data, for "Wyczyść zapamiętane dane" (U33). */
export const clearCustomer = () => safeLocalStorage.clear(KEY);
