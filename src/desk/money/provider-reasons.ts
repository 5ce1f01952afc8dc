/** What Stripe and PayU say about a refund that failed or a payment that a bank disputes, and in what they contradict the shop, in Polish. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['expired_or_canceled_card', 'karta wygasła albo została zamknięta'],
  ['lost_or_stolen_card', 'karta zgłoszona jako zgubiona albo skradziona'],
  ['insufficient_funds', 'za mało pieniędzy na koncie operatora'],
  ['charge_for_pending_refund_disputed', 'bank klientki kwestionuje tę płatność'],
  ['merchant_request', 'zwrot wycofany na życzenie sklepu'],
  ['declined', 'bank odmówił'],
  ['unknown', 'operator nie podał powodu'],
  ['fraudulent', 'właścicielka karty nie rozpoznaje płatności'],
  ['duplicate', 'zapłacone dwa razy'],
  ['product_not_received', 'klientka twierdzi, że nie dostała odpowiedzi'],
  ['product_unacceptable', 'klientka twierdzi, że odpowiedź nie jest taka, jak opisano'],
  ['credit_not_processed', 'klientka czeka na obiecany zwrot'],
  ['subscription_canceled', 'klientka twierdzi, że zrezygnowała'],
  ['unrecognized', 'klientka nie rozpoznaje płatności'],
  ['refund-contradicted', 'zwrot, który tu się nie udał albo jest na inną kwotę'],
  ['refund-over-paid', 'zwroty z panelu przekraczają zapłaconą kwotę'],
  ['paid-elsewhere', 'druga płatność za to samo zamówienie'],
  ['general', 'bez podanego powodu'],
]);

/** A provider's reason in Polish; its own word where we know none. */
export const providerReason = (reason: string): string => REASONS.get(reason) ?? reason;
