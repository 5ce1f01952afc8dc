import { describe, expect, it } from 'vitest';
import { birthFormSchema } from '#schemas/birth-form.schema.ts';
import { problemsOf } from '#schemas/problems.ts';

const RIGHT = {
  name: 'Hanna',
  birthDate: '1988-11-20',
  birthTime: '23:40',
  city: 'Kraków',
  email: 'hanna@przyklad.pl',
  tosChecked: true,
};

const validate = (change: Record<string, unknown>, timeUnknown = false) =>
  problemsOf(birthFormSchema(timeUnknown), { ...RIGHT, ...change });

describe('birth horoscope form [VA-BH]', () => {
  it('has no problem with a right form [VA-BH]', () => {
    expect(validate({})).toEqual({});
  });

  it.each([
    ['name', 'Al', 'Imię powinno mieć minimum 3 znaki'],
    ['name', '  Al  ', 'Imię powinno mieć minimum 3 znaki'],
    ['name', undefined, 'Imię powinno mieć minimum 3 znaki'],
    ['name', 'x'.repeat(101), 'Za dużo o 1\u00a0znak'],
    ['birthDate', '', 'Data urodzenia powinna mieć minimum 3 znaki'],
    ['birthDate', '19', 'Data urodzenia powinna mieć minimum 3 znaki'],
    ['birthDate', 'wczoraj', 'Data urodzenia powinna mieć minimum 3 znaki'],
    ['birthDate', '1989-02-29', 'Data urodzenia powinna mieć minimum 3 znaki'],
    ['birthDate', '2041-01-01', 'Rok urodzenia nie może być większy niż 2040 rok'],
    ['birthDate', '12041-01-01', 'Rok urodzenia nie może być większy niż 2040 rok'],
    ['birthDate', '2041-02-31', 'Rok urodzenia nie może być większy niż 2040 rok'],
    ['birthDate', '1899-12-31', 'Rok urodzenia nie może być mniejszy niż 1900 rok'],
    ['birthDate', '0088-11-20', 'Rok urodzenia nie może być mniejszy niż 1900 rok'],
    ['birthTime', '', 'Podaj godzinę urodzenia'],
    ['birthTime', undefined, 'Podaj godzinę urodzenia'],
    ['city', '', 'Nazwa miasta jest wymagana'],
    ['city', '   ', 'Nazwa miasta jest wymagana'],
    ['city', 'Ło', 'Nazwa miasta powinna mieć minimum 3 znaki'],
    ['email', 'hanna', 'Wprowadź prawidłowy email'],
    ['email', '', 'Wprowadź prawidłowy email'],
    ['tosChecked', false, 'Musisz zaakceptować regulamin i politykę prywatności'],
  ])('%s = %j: %s [VA-BH]', (name, value, message) => {
    expect(validate({ [name]: value })).toEqual({ [name]: message });
  });

  it.each([['1900-01-01'], ['2040-12-31'], ['1988-02-29']])('%s passes [VA-BH]', (birthDate) => {
    expect(validate({ birthDate })).toEqual({});
  });

  it('an unknown hour is not asked for [VA-BH]', () => {
    expect(validate({ birthTime: '' }, true)).toEqual({});
  });

  it('every problem of an empty form is said at once, in the order of the fields [VA-BH]', () => {
    expect(Object.keys(problemsOf(birthFormSchema(false), {}))).toEqual([
      'name',
      'birthDate',
      'birthTime',
      'city',
      'email',
      'tosChecked',
    ]);
  });
});
