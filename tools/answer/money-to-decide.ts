import type { PaidTwice } from '#server/answers/paid-twice.ts';
import type { PaymentDifference } from '#server/orders/payment-difference.ts';
import type { OpenDispute } from '#server/refunds/disputes.ts';
import type { Refund } from '#server/refunds/refunds-of.ts';

/** Formats an amount in the smallest unit of a currency. */
export const money = (smallestUnits: number, currency: string) =>
  `${(smallestUnits / 100).toFixed(2)} ${currency}`;

/** Formats where a payment is found: its provider and the provider's id. */
export const paymentAt = ({ provider, providerPaymentId }: Pick<Refund, 'provider' | 'providerPaymentId'>) =>
  `${provider} ${providerPaymentId ?? 'without an id'}`;

const describeDifference = (one: PaymentDifference) =>
  `${one.orderId}  ${money(one.paid, one.currency)} instead of ${money(one.asked, 'PLN')} (${paymentAt(one)})`;

const describeFailed = (one: Refund) =>
  `${one.orderId}  ${money(one.amount, one.currency)}, ${one.failure ?? 'no reason given'} (${paymentAt(one)})`;

const describeDispute = (one: OpenDispute) =>
  `${one.orderId}  ${money(one.amount, one.currency)}, ${one.reason}, dispute ${one.disputeId} (${paymentAt(one)})`;

/** What a person has to decide on. */
export interface MoneyMatters {
  differences: readonly PaymentDifference[];
  paidTwice: readonly PaidTwice[];
  failedRefunds: readonly Refund[];
  disputes: readonly OpenDispute[];
}

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [[title, ...lines].join('\n')] : [];

/** Paragraphs about money that a person has to decide on, one for each kind of matter. */
export const moneyToDecide = (matters: MoneyMatters): string[] => [
  ...list('Another amount has come (accept or close each):', matters.differences.map(describeDifference)),
  ...list(
    'A refund has failed (refund again, or give the money back another way and settle):',
    matters.failedRefunds.map(describeFailed),
  ),
  ...list(
    'A customer disputes a payment (answer in the provider’s dashboard):',
    matters.disputes.map(describeDispute),
  ),
  ...matters.paidTwice.map(
    ({ orderIds: [earlier, later] }) =>
      `Orders ${earlier} and ${later} are one person's for one thing, both paid within an hour. Ask her, and cancel one if she wants one.`,
  ),
];
