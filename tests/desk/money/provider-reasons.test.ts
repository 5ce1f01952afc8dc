import { expect, test } from 'vitest';
import { providerReason } from '#desk/money/provider-reasons.ts';

test.each([
  ['expired_or_canceled_card', 'karta wygasła albo została zamknięta'],
  ['fraudulent', 'właścicielka karty nie rozpoznaje płatności'],
  ['product_not_received', 'klientka twierdzi, że nie dostała odpowiedzi'],
  ['NO_BALANCE', 'za mało pieniędzy na koncie operatora'],
  ['made_by_hand', 'część albo całość oddano ręcznie u operatora'],
])('a provider’s %s is told in Polish [owner row 19]', (reason, words) => {
  expect(providerReason(reason)).toBe(words);
});

test('what no table knows is named as the provider’s code, for who asks there [owner row 19]', () => {
  expect(providerReason('a_code_of_tomorrow')).toBe('kod operatora: a_code_of_tomorrow');
});
