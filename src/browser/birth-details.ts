import { twoDigits } from '#domain/birth-date.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { storedCustomer } from './remembered-customer.ts';
import { safeSessionStorage, TAB_DRAFTS } from './storage.ts';

const KEY = TAB_DRAFTS.birth;
const FIELDS = ['name', 'birthDate', 'birthTime', 'city', 'email'] as const;

/** Values of the birth-horoscope form. */
export interface BirthDetails {
  values: Readonly<Record<string, string>>;
  timeUnknown: boolean;
}

/**
 * Stores the form in sessionStorage, so that it is restored after leaving the page, also from the payment page
 * (BH-7). Nothing is stored while nothing was typed, and no more once all is emptied.
 */
export function storeBirthDetails(details: BirthDetails): void {
  const isEmpty = !details.timeUnknown && Object.keys(readValues(details.values)).length === 0;
  if (isEmpty) safeSessionStorage.clear(KEY);
  else safeSessionStorage.write(KEY, details);
}

/** Reads the form from sessionStorage; invalid data are ignored. */
export function storedBirthDetails(): BirthDetails {
  const stored = safeSessionStorage.read(KEY);
  const { values, timeUnknown } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
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

/** The customer data stored on this device (OF-4), mapped to the form's fields. */
export function rememberedBirthDetails(): BirthDetails {
  const { firstName, email, city, birthDay, birthMonth, birthYear } = storedCustomer();
  const birthDate =
    birthDay && birthMonth && birthYear
      ? `${birthYear}-${twoDigits(birthMonth)}-${twoDigits(birthDay)}`
      : undefined;
  return { values: readValues({ name: firstName, email, city, birthDate }), timeUnknown: false };
}
