/** Payment providers and statuses (OF-3, OR-1 to OR-3). */
export const PAYMENT_PROVIDERS = ['PAYU', 'STRIPE'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const PAYMENT_STATUSES = ['PENDING', 'WAITING_FOR_CONFIRMATION', 'COMPLETED', 'CANCELED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const ORDER_STATUSES = ['DRAFT', 'GENERATING_RESPONSE', 'SCHEDULED', 'SENT', 'CANCELED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** States of a refund: those of machines/refund.machine.ts. */
export const REFUND_STATES = ['asked', 'pending', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
