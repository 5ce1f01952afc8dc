import { expect, test } from 'vitest';
import { reasonWords } from '#desk/state/reason-words.ts';
import { JOB_NAMES } from '#domain/desk/job-names.ts';

test.each([
  ['PaymentProviderError: PayU answered 503', 'payment.reconcile', 'Operator płatności'],
  [
    'PaymentProviderError: The call to Stripe failed: StripeAuthenticationError 401',
    'refund.carry-out',
    'Operator płatności',
  ],
  ['PayuRefusal: ERROR_VALUE_INVALID', 'refund.carry-out', 'Operator płatności'],
  ['MailRefused: 550 5.1.1 unknown user', 'mail.answer', 'nikogo nie ma'],
  ['MailRefused: 552 5.2.2 mailbox full', 'mail.answer', 'Skrzynka klientki'],
  ['MailRefused: 554 no', 'mail.ebook', 'Serwer poczty odrzucił'],
  ['Error: connect ECONNREFUSED', 'newsletter.batch', 'Serwer poczty nie przyjmuje połączeń'],
  ['Error: self-signed certificate', 'mail.answer', 'Serwer poczty pokazuje certyfikat'],
  ['Error: self-signed certificate', 'answer.write', 'Druga strona pokazuje certyfikat'],
  ['Error: connect ECONNREFUSED', 'push.send', 'Z drugą stroną nie da się połączyć'],
  ['TimeoutError: aborted', 'mail.answer', 'na czas'],
  ['TimeoutError: aborted', 'answer.write', 'na czas'],
])('%s of %s is told by whoever gave it [owner row 19]', (reason, kind, words) => {
  expect(reasonWords(reason, kind)).toContain(words);
});

test.each(Object.keys(JOB_NAMES).filter((kind) => !/^(mail|newsletter)\./.test(kind)))(
  'no failure of %s is put on the mail server, which it does not call [owner row 19]',
  (kind) => {
    for (const reason of [
      'ESOCKET',
      'certificate has expired',
      'ETIMEDOUT',
      'ENOTFOUND',
      'EAUTH',
      'answered 503',
    ])
      expect(reasonWords(`Error: ${reason}`, kind) ?? '').not.toMatch(/poczt|SMTP/i);
  },
);

test('a programmer’s error has no words of its own', () => {
  expect(reasonWords('TypeError: x is not a function', 'mail.answer')).toBeUndefined();
});
