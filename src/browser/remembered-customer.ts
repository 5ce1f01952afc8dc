import { REMEMBERED_FIELDS } from '#domain/customer.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { deviceDrawer } from './storage.ts';

const KEY = 'customer';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH.email;

/** The customer data kept on this device (OF-4); broken or foreign data counts as none. */
export function recallCustomer(): Record<string, string> {
  const kept = deviceDrawer.read(KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    REMEMBERED_FIELDS.flatMap((name) => {
      const value = (kept as Record<string, unknown>)[name];
      return isText(value) && value !== '' ? [[name, value]] : [];
    }),
  );
}

/** Adds to what is kept; a field that this form does not show keeps its old value, an emptied one goes. */
export function rememberCustomer(values: Readonly<Record<string, string>>): void {
  const kept = { ...recallCustomer(), ...values };
  deviceDrawer.write(KEY, Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== '')));
}

/** "Wyczyść zapamiętane dane": nothing stays on the device (U33). */
export const forgetCustomer = () => deviceDrawer.clear(KEY);
