import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { couponCopy } from '#copy/purchase/coupon.ts';
import { NBSP } from '#copy/site/format.ts';
import { MONTH_NAMES, MONTH_NAMES_GENITIVE } from '#copy/sky/months.ts';
import { MOON_PHASE_NAME } from '#copy/sky/moon.ts';
import { questionCountWarning } from '#copy/purchase/order.ts';
import { PAYMENT_LABEL, paymentCopy } from '#copy/purchase/payment.ts';
import { resultCopy } from '#copy/purchase/result.ts';
import { themeSwitchLabel } from '#copy/site/shell.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import { termsLabel } from '#copy/law/terms.ts';
import { ZODIAC_NAME } from '#copy/sky/zodiac.ts';

const price = (text: string) => text.replace(' zł', `${NBSP}zł`);

test('the terms label reads as required, with ordinary spaces [OF-2]', () => {
  expect(Object.values(termsLabel).join('')).toBe('Akceptuję regulamin i politykę prywatności');
});

test('the payment buttons are labelled as required [OF-3]', () => {
  expect(PAYMENT_LABEL).toEqual({ PAYU: 'Płatność online', STRIPE: 'Płatność kartą' });
  expect(paymentCopy.loading).toBe('Ładowanie...');
  expect(paymentCopy.obligation).toBe('Zamawiam z obowiązkiem zapłaty');
});

test('the choosing button names whom and for how much [OP-3]', () => {
  expect(specialistCopy.pickLabel('Jagna', grosze(89_00), false)).toBe(price('Wybieram: Jagna, 89,00 zł'));
  expect(specialistCopy.pickLabel('Jagna', grosze(89_00), true)).toBe(price('Wybrano: Jagna, 89,00 zł'));
});

test('the warning counts asked and bought questions [OP-7]', () => {
  expect(questionCountWarning(3, 2)).toBe('Liczba pytań: 3/2. Rozważ wybór pakietu z większą liczbą pytań');
});

test.each([
  [1, '1 wróżka do wyboru'],
  [3, '3 wróżki do wyboru'],
  [6, '6 wróżek do wyboru'],
])('%i specialists are counted in Polish', (n, text) => {
  expect(specialistCopy.count(n).replaceAll(NBSP, ' ')).toBe(text);
});

test('coupon sentences carry amounts in PLN', () => {
  expect(couponCopy.applied('PAPROC15', grosze(13_35))).toContain(price('13,35 zł'));
  expect(couponCopy.removed(grosze(89_00))).toContain(price('89,00 zł'));
});

test('thanks name the mailbox where no address stands below, and end where no hour follows [OR-1]', () => {
  const said = (...parts: [boolean, boolean]) => resultCopy.paid.lead(...parts).replaceAll(NBSP, ' ');
  expect(said(true, true)).toBe('Dziękujemy. Odpowiedź przyjdzie w ciągu 12 godzin, najpóźniej');
  expect(said(false, false)).toBe('Dziękujemy. Odpowiedź przyjdzie na twój e-\u2060mail w ciągu 12 godzin.');
});

test('the theme button tells the present theme and the next [SH-1]', () => {
  expect(themeSwitchLabel('light', 'dark')).toBe('Motyw: jasny. Zmień na ciemny');
});

test('twelve months and twelve signs, none twice', () => {
  expect(new Set(MONTH_NAMES).size).toBe(12);
  expect(new Set(MONTH_NAMES_GENITIVE).size).toBe(12);
  expect(new Set(Object.values(ZODIAC_NAME)).size).toBe(12);
  expect(Object.keys(MOON_PHASE_NAME)).toHaveLength(9);
});
