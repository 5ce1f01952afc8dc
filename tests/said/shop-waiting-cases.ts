import { unpaid } from './shop-payment-cases.ts';
import { provider } from './told-provider.ts';
import type { WhatChanges } from './what-changes.ts';

const PAYU = (prepare: () => void) => async (shop: WhatChanges) => {
  await unpaid(shop, { couponCode: 'JEDEN' });
  prepare();
};
const STRIPE = (session: object) => async (shop: WhatChanges) => {
  await unpaid(shop, { paymentProvider: 'STRIPE' });
  provider.saysStripe(session);
};
const charged = (charge: object | null) => ({
  status: 'complete',
  payment_status: 'paid',
  payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: charge },
});

/** New orders of which no notice comes, and what their providers say when the shop asks. */
export const waitingPayments: Readonly<Record<string, (shop: WhatChanges) => Promise<void>>> = {
  'nobody pays': PAYU(() => undefined),
  'paid at PayU': PAYU(() => provider.saysPayu('COMPLETED')),
  'paid at PayU, in another amount': PAYU(() => provider.saysPayu('COMPLETED', { totalAmount: '1' })),
  'canceled at PayU': PAYU(() => provider.saysPayu('CANCELED')),
  'held at PayU': PAYU(() => provider.saysPayu('WAITING_FOR_CONFIRMATION')),
  'a bank is slow': PAYU(() => {
    provider.saysPayu('PENDING');
    provider.says(/^DELETE/, 400);
  }),
  'PayU does not answer': PAYU(() => provider.says(/./, 500)),
  'PayU knows no such order': PAYU(() => provider.says(/./, 404)),
  'paid at Stripe, with its fee': STRIPE(
    charged({ id: 'ch_1', balance_transaction: { id: 'txn_1', fee: 123, currency: 'eur' } }),
  ),
  'paid at Stripe, whose fee is not reckoned': STRIPE(charged(null)),
  'over at Stripe': STRIPE({ status: 'expired' }),
  'a slow payment at Stripe has failed': STRIPE({
    status: 'complete',
    payment_intent: { id: 'pi_1', status: 'canceled' },
  }),
};

const MINUTE = 60_000;

/** When one looks, and how that is called. */
export const LOOKS: readonly (readonly [title: string, after: number])[] = [
  ['in two minutes', 3 * MINUTE - 1],
  ['in three minutes', 3 * MINUTE],
  ['in eight minutes', 8 * MINUTE],
  ['a minute after the end', 61 * MINUTE],
  ['two minutes after the end', 62 * MINUTE],
  ['a day after the end', 25 * 60 * MINUTE],
  ['a week later', 7 * 24 * 60 * MINUTE],
  ['half a month later', 16 * 24 * 60 * MINUTE],
];
