import type { Grosze } from '#domain/grosze.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import { formatPrice, NBSP } from '../site/format.ts';

/** Labels of the two payment buttons (OF-3). */
export const PAYMENT_LABEL = {
  PAYU: 'Płatność online',
  STRIPE: 'Płatność kartą',
} as const satisfies Record<PaymentProvider, string>;

/** Payment methods per provider: parts of one sentence below the buttons. Wallets only if a card page offers them. */
export const paymentMeans = (hasWallets: boolean) =>
  ({
    PAYU: `BLIK i${NBSP}przelew prowadzi PayU,`,
    STRIPE: `${hasWallets ? `kartę, Apple${NBSP}Pay i${NBSP}Google${NBSP}Pay` : 'kartę'} Stripe.`,
  }) as const satisfies Record<PaymentProvider, string>;

export const paymentCopy = {
  /** Second line of each button: without such words no contract is concluded (art. 17 of the consumer-rights act). */
  obligation: 'Zamawiam z obowiązkiem zapłaty',
  /** The same line where nothing is to be paid. */
  noObligation: 'Zamawiam bez zapłaty',
  loading: 'Ładowanie...',
  /** Stands below a button that cannot be pressed, because its provider refuses amounts this low. */
  belowMinimum: (price: Grosze) => `Ten operator przyjmuje płatności od ${formatPrice(price)}.`,
  hint: 'Danych karty nie widzimy.',
  /** A mark drawn by us, not the brand's logo. */
  blik: 'BLIK',
  redirecting: 'Za chwilę przejdziesz na stronę płatności.',
  redirectSlow: 'Trwa to dłużej niż zwykle. Jeśli strona się nie otworzy, użyj tego odnośnika.',
  redirectLink: 'Przejdź do płatności',
  /** Shown when the order's total differs from the displayed amount (OF-9). */
  priceChanged: (price: Grosze) => `Cena się zmieniła. Do zapłaty ${formatPrice(price)}.`,
} as const;
