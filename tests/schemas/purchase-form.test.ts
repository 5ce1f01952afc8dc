import { describe, expect, it } from 'vitest';
import { demandsOf } from '#domain/product-demands.ts';
import { problemsOf } from '#schemas/problems.ts';
import { purchaseFormSchema, type FormDemands } from '#schemas/purchase-form.schema.ts';

const TODAY = { year: 2026, month: 11, day: 21 };

const RIGHT = {
  fairyId: '20989f46-c65a-44ac-9c56-0a65b11368ae',
  fairyProductId: '00000000-0000-0000-0000-000000000001',
  firstName: 'Hanna',
  email: 'hanna@przyklad.pl',
  confirmEmail: 'hanna@przyklad.pl',
  birthDay: '29',
  birthMonth: '2',
  birthYear: '1988',
  tosChecked: true,
};

const NOTHING = demandsOf('TAROT');

const validate = (change: Record<string, unknown>, demands: Partial<FormDemands> = {}) =>
  problemsOf(purchaseFormSchema({ ...NOTHING, ...demands }, TODAY), { ...RIGHT, ...change });

describe('purchase form [VA-1]', () => {
  it('has no problem with a right form [VA-1]', () => {
    expect(validate({})).toEqual({});
  });

  it.each([
    ['fairyId', 'jagna', 'Wybrano nieprawidłową wróżkę'],
    ['fairyId', undefined, 'Wybrano nieprawidłową wróżkę'],
    ['firstName', 'Al', 'Imię powinno mieć minimum 3 znaki'],
    ['firstName', '  Al  ', 'Imię powinno mieć minimum 3 znaki'],
    ['firstName', 'x'.repeat(101), 'Za dużo o 1\u00a0znak'],
    ['confirmEmail', '', 'Powtórz email'],
    ['confirmEmail', 'hanna', 'Powtórz email'],
    ['confirmEmail', 'anna@przyklad.pl', 'Email i potwierdzenie emaila powinny być takie same'],
    ['birthDay', '', 'Dzień urodzenia jest wymagany'],
    ['birthDay', '0', 'Nieprawidłowy dzień urodzenia'],
    ['birthDay', '32', 'Nieprawidłowy dzień urodzenia'],
    ['birthDay', 'x', 'Nieprawidłowy dzień urodzenia'],
    ['birthDay', '1.5', 'Nieprawidłowy dzień urodzenia'],
    ['birthMonth', '', 'Wybierz miesiąc urodzenia'],
    ['birthMonth', '0', 'Wybierz miesiąc urodzenia'],
    ['birthMonth', '13', 'Miesiąc urodzenia powinien być mniejszy niż 13'],
    ['birthYear', '', 'Rok urodzenia powinien być większy niż 1940'],
    ['birthYear', 'rok', 'Rok urodzenia powinien być większy niż 1940'],
    ['birthYear', '1939', 'Rok urodzenia powinien być większy niż 1940'],
    ['tosChecked', false, 'Musisz zaakceptować regulamin i politykę prywatności'],
    ['fairyProductId', '1', 'Wybrano nieprawidłowy produkt'],
  ])('%s = %j: %s [VA-1]', (name, value, message) => {
    expect(validate({ [name]: value })).toEqual({ [name]: message });
  });

  it.each(['hanna@', ''])('%j is no address, and its repetition differs from it [VA-1]', (email) => {
    expect(validate({ email })).toEqual({
      email: 'Wprowadź prawidłowy email',
      confirmEmail: 'Email i potwierdzenie emaila powinny być takie same',
    });
  });

  it.each([
    ['31', '4', '1988'],
    ['29', '2', '1989'],
    ['30', '2', '1988'],
  ])('%s.%s.%s does not exist, and only the day is wrong [VA-1] [U23]', (birthDay, birthMonth, birthYear) => {
    expect(validate({ birthDay, birthMonth, birthYear })).toEqual({
      birthDay: 'Nieprawidłowy dzień urodzenia',
    });
  });

  it('1940 passes, today passes, tomorrow does not [VA-1]', () => {
    expect(validate({ birthDay: '1', birthMonth: '1', birthYear: '1940' })).toEqual({});
    expect(validate({ birthDay: '21', birthMonth: '11', birthYear: '2026' })).toEqual({});
    const future = { birthYear: 'Data urodzenia nie może być w przyszłości' };
    expect(validate({ birthDay: '22', birthMonth: '11', birthYear: '2026' })).toEqual(future);
    expect(validate({ birthDay: '1', birthMonth: '1', birthYear: '2027' })).toEqual(future);
  });

  it('addresses that differ only by case or spaces are equal [VA-1] [U24]', () => {
    expect(validate({ email: ' Hanna@Przyklad.PL ', confirmEmail: 'hanna@przyklad.pl' })).toEqual({});
  });

  it('every problem of an empty form is said at once, one for each field [VA-1]', () => {
    const problems = problemsOf(purchaseFormSchema(NOTHING, TODAY), {
      fairyId: RIGHT.fairyId,
      fairyProductId: RIGHT.fairyProductId,
    });
    expect(problems).toEqual({
      firstName: 'Imię powinno mieć minimum 3 znaki',
      email: 'Wprowadź prawidłowy email',
      confirmEmail: 'Powtórz email',
      birthDay: 'Dzień urodzenia jest wymagany',
      birthMonth: 'Wybierz miesiąc urodzenia',
      birthYear: 'Rok urodzenia powinien być większy niż 1940',
      tosChecked: 'Musisz zaakceptować regulamin i politykę prywatności',
    });
  });

  it('a provider is asked for at the press only [VA-1]', () => {
    expect(validate({ paymentProvider: 'CASH' }, { provider: true })).toEqual({
      paymentProvider: 'Wybierz sposób płatności',
    });
    expect(validate({ paymentProvider: 'STRIPE' }, { provider: true })).toEqual({});
  });
});

describe('what a product asks for besides [VA-2] [OP-6] [OP-8] [OP-9]', () => {
  it.each<[Partial<FormDemands>, Record<string, unknown>, Record<string, string>]>([
    [{ city: true }, { city: ' ' }, { city: 'Nazwa miasta jest wymagana' }],
    [{ city: true }, { city: 'Ło' }, { city: 'Nazwa miasta powinna mieć minimum 3 znaki' }],
    [{ city: true }, { city: 'Łódź' }, {}],
    [{ horoscopeVariant: true }, {}, { horoscopeVariantId: 'Wybrano nieprawidłowy wariant horoskopu' }],
    [{ questions: 1 }, { question0: '  ' }, { question0: 'Napisz pytanie, na które odpowie wróżka' }],
    [{ intentions: 'optional' }, {}, {}],
    [{ intentions: 'required' }, {}, { intentions: 'Napisz swoją intencję' }],
    [
      { uncheckedCoupon: true },
      { couponCode: 'LATO' },
      { couponCode: 'Zastosuj kupon albo usuń kod z pola' },
    ],
  ])('%j with %j: %j', (demands, change, expected) => {
    expect(validate(change, demands)).toEqual(expected);
  });

  it('the second person is validated by the same rules and messages [OP-9]', () => {
    expect(
      validate(
        { partnerName: 'Al', partnerBirthDay: '31', partnerBirthMonth: '4', partnerBirthYear: '1988' },
        { partner: true },
      ),
    ).toEqual({
      partnerName: 'Imię powinno mieć minimum 3 znaki',
      partnerBirthDay: 'Nieprawidłowy dzień urodzenia',
    });
  });
});

describe('a gift [RD-6]', () => {
  it.each<[Record<string, string>, Record<string, string>]>([
    [{}, {}],
    [{ giftEmail: ' Zosia@Przyklad.pl ', giftDay: '2026-12-24' }, {}],
    [{ giftEmail: 'zosia@przyklad.pl', giftDay: '2026-11-22' }, {}],
    [{ giftEmail: 'zosia@przyklad.pl', giftDay: '2027-01-20' }, {}],
    [{ giftEmail: 'zosia' }, { giftEmail: 'Podaj prawidłowy adres osoby, która dostanie prezent' }],
    [
      { giftEmail: 'HANNA@przyklad.pl' },
      { giftEmail: 'To twój adres. Podaj adres osoby, która dostanie prezent.' },
    ],
    [{ giftDay: '2026-12-24' }, { giftEmail: 'Podaj prawidłowy adres osoby, która dostanie prezent' }],
    ...['2026-11-21', '2027-01-21', '2026-11-31', 'jutro', '24.12.2026'].map(
      (giftDay) =>
        [
          { giftEmail: 'zosia@przyklad.pl', giftDay },
          { giftDay: 'Wybierz dzień od jutra do 20.01.2027' },
        ] satisfies [Record<string, string>, Record<string, string>],
    ),
  ])('%j has the problems %j', (values, problems) => {
    expect(validate(values)).toEqual(problems);
  });
});
