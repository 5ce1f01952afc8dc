import type { PaymentProvider } from '#domain/payment.ts';

/** What the payment providers call themselves. */
export const PROVIDER_NAME = { PAYU: 'PayU', STRIPE: 'Stripe' } as const satisfies Record<
  PaymentProvider,
  string
>;
