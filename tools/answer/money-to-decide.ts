import type { PaidTwice } from '#server/answers/paid-twice.ts';
import type { PaymentDifference } from '#server/orders/payment-difference.ts';

const money = (smallestUnits: number, currency: string) => `${(smallestUnits / 100).toFixed(2)} ${currency}`;

const describe = ({ orderId, asked, paid, currency, provider, providerPaymentId }: PaymentDifference) =>
  `${orderId}  ${money(paid, currency)} instead of ${money(asked, 'PLN')} (${provider} ${providerPaymentId})`;

/** Paragraphs about money that a person has to decide on: other amounts than asked, and things paid twice. */
export function moneyToDecide(
  differences: readonly PaymentDifference[],
  paidTwice: readonly PaidTwice[],
): string[] {
  return [
    ...(differences.length > 0
      ? [['Another amount has come (accept or close each):', ...differences.map(describe)].join('\n')]
      : []),
    ...paidTwice.map(
      ({ orderIds: [earlier, later] }) =>
        `Orders ${earlier} and ${later} are one person's for one thing, both paid within an hour. Ask her, and cancel one if she wants one.`,
    ),
  ];
}
