import { expect, test } from 'vitest';
import { askedAbout, hostToAsk } from '#domain/typed/asked-addresses.ts';

test('a form without scripts asks once about each of its addresses, and about no repeated one [R55]', () => {
  const values = {
    email: ' Anna@GMIAL.com ',
    confirmEmail: 'anna@gmial.com',
    giftEmail: 'zosia@wp.lp',
    firstName: 'ola@gmial.com',
  };
  const asked = askedAbout(values);
  expect(asked).toBe('anna@gmial.com zosia@wp.lp');
  expect([hostToAsk(values.email, asked), hostToAsk(values.giftEmail, asked)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(askedAbout({ email: 'anna@gmail.com' })).toBe('');
});

test.each([
  ['anna@gmial.com', '', 'gmail.com'],
  ['anna@gmial.com', 'anna@gmial.com', undefined],
  ['Anna@gmial.com', 'ola@wp.lp anna@gmial.com', undefined],
  // Another address that one holds, or that holds one, was not asked about.
  ['anna@gmial.com', 'joanna@gmial.com', 'gmail.com'],
  ['anna@gmial.com', 'anna@gmial.com.pl', 'gmail.com'],
  ['anna@gmial.com', 'anna@gmail.con', 'gmail.com'],
  ['anna@gmail.com', '', undefined],
])('%s after %j is asked about: %s [R55]', (typed, asked, host) => {
  expect(hostToAsk(typed, asked)).toBe(host);
});
