import type { Grosze } from '#domain/grosze.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import { formatPrice } from './format.ts';

/** Labels of the two payment buttons (OF-3). */
export const PAYMENT_LABEL = {
  PAYU: 'Płatność online',
  STRIPE: 'Płatność kartą',
} as const satisfies Record<PaymentProvider, string>;

/** Means of payment per provider, below the buttons. */
export const PAYMENT_MEANS = {
  PAYU: 'BLIK, przelew — PayU',
  STRIPE: 'Visa, Mastercard — Stripe',
} as const satisfies Record<PaymentProvider, string>;

export const paymentCopy = {
  /** Second line of each button: without such words no contract is concluded (art. 17 of the consumer-rights act). */
  obligation: 'Zamawiam z obowiązkiem zapłaty',
  loading: 'Ładowanie...',
  /** Stands below a button that cannot be pressed, because its provider refuses amounts this low. */
  belowMinimum: (price: Grosze) => `Ten operator przyjmuje płatności od ${formatPrice(price)}.`,
  hint: 'Zapłacisz na stronie operatora. Nie widzimy danych twojej karty.',
  redirecting: 'Za chwilę przejdziesz na stronę płatności.',
  redirectSlow: 'Trwa to dłużej niż zwykle. Jeśli strona się nie otworzy, użyj tego odnośnika.',
  redirectLink: 'Przejdź do płatności',
  /** Shown when the order's total differs from the displayed amount (OF-9). */
  priceChanged: (price: Grosze) => `Cena się zmieniła. Do zapłaty ${formatPrice(price)}.`,
} as const;
