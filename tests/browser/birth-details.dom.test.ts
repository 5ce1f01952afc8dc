import { beforeEach, describe, expect, it } from 'vitest';
import { storeBirthDetails, storedBirthDetails, rememberedBirthDetails } from '#browser/birth-details.ts';
import { storeCustomer } from '#browser/remembered-customer.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what was typed in the birth-horoscope form [BH-7]', () => {
  it('is kept for the tab, and not on the device', () => {
    storeBirthDetails({ values: { name: 'Hanna', city: 'Kraków' }, timeUnknown: true });
    expect(storedBirthDetails()).toEqual({ values: { name: 'Hanna', city: 'Kraków' }, timeUnknown: true });
    expect(localStorage).toHaveLength(0);
    storeBirthDetails({ values: {}, timeUnknown: true });
    expect(storedBirthDetails()).toEqual({ values: {}, timeUnknown: true });
  });

  it('nothing typed is nothing stored, also when all was emptied again [LW-15]', () => {
    storeBirthDetails({ values: { name: '', city: '' }, timeUnknown: false });
    expect(sessionStorage).toHaveLength(0);
    storeBirthDetails({ values: { name: 'Hanna' }, timeUnknown: false });
    storeBirthDetails({ values: {}, timeUnknown: false });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([[null], ['x'], [{ values: 'x' }], [{ values: { name: 5, admin: 'yes', city: '' } }], [[]]])(
    'of %j in the tab counts nothing',
    (kept) => {
      sessionStorage.setItem('birth-horoscope', JSON.stringify(kept));
      expect(storedBirthDetails()).toEqual({ values: {}, timeUnknown: false });
    },
  );

  it('what the device remembers of the customer comes in this form’s words [OF-4]', () => {
    storeCustomer({
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

  it('half a remembered date is none [OF-4]', () => {
    storeCustomer({ firstName: 'Hanna', birthYear: '1988' });
    expect(rememberedBirthDetails().values).toEqual({ name: 'Hanna' });
  });
});
