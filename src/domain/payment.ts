import { grosze, type Grosze } from './grosze.ts';

/** Payment providers and statuses (OF-3, OR-1 to OR-3). */
export const PAYMENT_PROVIDERS = ['PAYU', 'STRIPE'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/**
 * Lowest amount that a provider accepts: Stripe's minimum charge (docs.stripe.com/currencies), and PayU's for cards,
 * its lowest (its payment page offers only methods that fit the amount).
 */
export const MINIMUM_AMOUNT: Readonly<Record<PaymentProvider, Grosze>> = {
  PAYU: grosze(5),
  STRIPE: grosze(2_00),
};

/** Whether a provider's API reports its fee. PayU shows it in its panel only. */
export const TELLS_FEE: Readonly<Record<PaymentProvider, boolean>> = { PAYU: false, STRIPE: true };

/** Tells whether a provider can be paid this amount. An order for nothing needs no provider. */
export const acceptsAmount = (provider: PaymentProvider, amount: Grosze) =>
  amount === 0 || amount >= MINIMUM_AMOUNT[provider];

export const PAYMENT_STATUSES = ['PENDING', 'WAITING_FOR_CONFIRMATION', 'COMPLETED', 'CANCELED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const ORDER_STATUSES = ['DRAFT', 'GENERATING_RESPONSE', 'SCHEDULED', 'SENT', 'CANCELED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** States of a refund: those of machines/refund.machine.ts. */
export const REFUND_STATES = ['asked', 'pending', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Why a refund failed that gave way to one made by hand at the provider. */
export const MADE_BY_HAND = 'made_by_hand';
