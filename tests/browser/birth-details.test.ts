// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepBirthDetails, keptBirthDetails, rememberedBirthDetails } from '#browser/birth-details.ts';
import { rememberCustomer } from '#browser/remembered-customer.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('[BH-7] what was typed in the birth-horoscope form', () => {
  it('is kept for the tab, and not on the device', () => {
    keepBirthDetails({ values: { name: 'Hanna', city: 'Kraków' }, timeUnknown: true });
    expect(keptBirthDetails()).toEqual({ values: { name: 'Hanna', city: 'Kraków' }, timeUnknown: true });
    expect(localStorage).toHaveLength(0);
  });

  it.each([[null], ['x'], [{ values: 'x' }], [{ values: { name: 5, admin: 'yes', city: '' } }], [[]]])(
    'of %j in the tab counts nothing',
    (kept) => {
      sessionStorage.setItem('birth-horoscope', JSON.stringify(kept));
      expect(keptBirthDetails()).toEqual({ values: {}, timeUnknown: false });
    },
  );

  it('[OF-4] what the device remembers of the customer comes in this form’s words', () => {
    rememberCustomer({
      firstName: 'Hanna',
      email: 'hanna@przyklad.pl',
      city: 'Kraków',
      birthDay: '5',
      birthMonth: '3',
      birthYear: '1988',
    });
    expect(rememberedBirthDetails().values).toEqual({
      name: 'Hanna',
      email: 'hanna@przyklad.pl',
      city: 'Kraków',
      birthDate: '1988-03-05',
    });
  });

  it('[OF-4] half a remembered date is none', () => {
    rememberCustomer({ firstName: 'Hanna', birthYear: '1988' });
    expect(rememberedBirthDetails().values).toEqual({ name: 'Hanna' });
  });
});
