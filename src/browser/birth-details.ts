import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { recallCustomer } from './remembered-customer.ts';
import { tabDrawer } from './storage.ts';

const KEY = 'birth-horoscope';
const FIELDS = ['name', 'birthDate', 'birthTime', 'city', 'email'] as const;

/** What was typed in the birth-horoscope form. */
export interface BirthDetails {
  values: Readonly<Record<string, string>>;
  timeUnknown: boolean;
}

/** Kept for the tab: leaving and coming back, also from the payment page, finds the form as it was (BH-7). */
export const keepBirthDetails = (details: BirthDetails): void => tabDrawer.write(KEY, details);

/** What this tab keeps; broken or foreign data counts as none. */
export function keptBirthDetails(): BirthDetails {
  const kept = tabDrawer.read(KEY);
  const { values, timeUnknown } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<
    string,
    unknown
  >;
  return { values: readValues(values), timeUnknown: timeUnknown === true };
}

function readValues(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = (values as Record<string, unknown>)[name];
      return typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH.email
        ? [[name, value]]
        : [];
    }),
  );
}

const twoDigits = (number: string) => number.padStart(2, '0');

/** What this device remembers of the customer (OF-4), in the form's fields. */
export function rememberedBirthDetails(): BirthDetails {
  const { firstName, email, city, birthDay, birthMonth, birthYear } = recallCustomer();
  const birthDate =
    birthDay && birthMonth && birthYear
      ? `${birthYear}-${twoDigits(birthMonth)}-${twoDigits(birthDay)}`
      : undefined;
  return { values: readValues({ name: firstName, email, city, birthDate }), timeUnknown: false };
}
