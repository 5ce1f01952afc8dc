import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { acceptsAmount } from '#domain/payment.ts';

test.each([
  ['PAYU', 4, false],
  ['PAYU', 5, true],
  ['STRIPE', 199, false],
  ['STRIPE', 200, true],
  // Nothing is paid without a provider.
  ['STRIPE', 0, true],
  ['PAYU', 0, true],
] as const)('%s takes %i grosze: %s', (provider, amount, accepts) => {
  expect(acceptsAmount(provider, grosze(amount))).toBe(accepts);
});
