import { toWireDate } from '#domain/birth-date.ts';
import { PARTNER_FIELDS, REMEMBERED_DAYS, REMEMBERED_FIELDS } from '#domain/customer.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { shopDay } from '#domain/shop-day.ts';
import { safeLocalStorage } from './storage.ts';
import { storeUnfinished, unfinishedOrder } from './unfinished-order.ts';

const KEY = 'customer';
const DAY = 24 * 60 * 60_000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH.email;

const today = () => toWireDate(shopDay());

/** Reads the customer data stored on this device (OF-4), and extends their expiry; invalid and expired data are ignored. */
export function storedCustomer(): Record<string, string> {
  const stored = safeLocalStorage.read(KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  const { seen, ...fields } = stored as Record<string, unknown>;
  const lastSeen = typeof seen === 'string' ? Date.parse(seen) : NaN;
  if (Date.parse(today()) - lastSeen > REMEMBERED_DAYS * DAY) {
    clearCustomer();
    return {};
  }
  const values = Object.fromEntries(
    REMEMBERED_FIELDS.flatMap((name) => {
      const value = fields[name];
      return isText(value) && value !== '' ? [[name, value]] : [];
    }),
  );
  if (seen !== today() && Object.keys(values).length > 0) write(values);
  return values;
}

const write = (values: Readonly<Record<string, string>>) =>
  safeLocalStorage.write(KEY, { ...values, seen: today() });

const isPartners = (name: string) => (PARTNER_FIELDS as readonly string[]).includes(name);

/**
 * Merges values into the stored customer data; emptied fields are removed. What is about her partner is stored with an
 * order alone (`isOrdered`).
 */
export function storeCustomer(
  values: Readonly<Record<string, string>>,
  { isOrdered = false }: { isOrdered?: boolean | undefined } = {},
): void {
  const given = Object.entries(values).filter(
    ([name, value]) => isOrdered || value === '' || !isPartners(name),
  );
  const stored = { ...storedCustomer(), ...Object.fromEntries(given) };
  const kept = Object.entries(stored).filter(([, value]) => value !== '');
  if (kept.length > 0) write(Object.fromEntries(kept));
  else if (safeLocalStorage.read(KEY) !== undefined) clearCustomer();
}

let isAgreed = false;

/** Whether the customer has allowed this device to remember her, now or in an earlier visit (REMEMBER_CUSTOMER=ask). */
export const remembersCustomer = (): boolean => isAgreed || Object.keys(storedCustomer()).length > 0;

/** Keeps what she has ticked; without it nothing stays, and an order that was begun for as long as the tab is open. */
export function agreeToRemember(agreed: boolean): void {
  isAgreed = agreed;
  if (!agreed) clearCustomer();
  const begun = unfinishedOrder();
  if (begun) storeUnfinished(begun, { isLasting: agreed });
}

const clearCustomer = () => safeLocalStorage.clear(KEY);

/** Deletes the stored customer data, and takes back that they may be stored, for "Wyczyść zapamiętane dane" (U33). */
export const forgetCustomer = () => agreeToRemember(false);
