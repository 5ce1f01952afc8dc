import { expect, test } from 'vitest';
import { reasonWords } from '#desk/state/reason-words.ts';

test.each([
  ['PaymentProviderError: PayU answered 503', 'Operator płatności'],
  ['PaymentProviderError: The call to Stripe failed: StripeAuthenticationError 401', 'Operator płatności'],
  ['PayuRefusal: ERROR_VALUE_INVALID', 'Operator płatności'],
  ['MailRefused: 550 5.1.1 unknown user', 'nikogo nie ma'],
  ['MailRefused: 552 5.2.2 mailbox full', 'Skrzynka klientki'],
  ['MailRefused: 554 no', 'Serwer poczty odrzucił'],
  ['Error: connect ECONNREFUSED', 'nie przyjmuje połączeń'],
  ['TimeoutError: aborted', 'na czas'],
])('%s is told by whoever gave it [owner row 19]', (reason, words) => {
  expect(reasonWords(reason)).toContain(words);
});

test('a programmer’s error has no words of its own', () => {
  expect(reasonWords('TypeError: x is not a function')).toBeUndefined();
});
