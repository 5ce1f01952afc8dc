import { MADE_BY_HAND } from '#domain/payment.ts';

/**
 * What Stripe and PayU say about a refund that failed or a payment that a bank disputes, and in what they contradict the
 * shop, in Polish.
 */
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
  ['bank_cannot_process', 'bank nie może przeprowadzić płatności'],
  ['check_returned', 'bank zwrócił czek'],
  ['customer_initiated', 'klientka poprosiła bank o zwrot'],
  ['debit_not_authorized', 'klientka nie zgodziła się na obciążenie konta'],
  ['incorrect_account_details', 'błędne dane konta'],
  ['noncompliant', 'płatność niezgodna z zasadami operatora kart'],
  ['charge_already_refunded', 'te pieniądze już oddano'],
  ['charge_disputed', 'bank klientki kwestionuje tę płatność'],
  ['amount_too_large', 'kwota większa niż to, co zostało z płatności'],
  ['amount_too_small', 'kwota za mała dla operatora'],
  ['balance_insufficient', 'za mało pieniędzy na koncie operatora'],
  ['canceled', 'operator anulował zwrot'],
  ['failed', 'operator nie podał powodu'],
  ['refused', 'operator odmówił bez podania powodu'],
  // PayU.
  ['CANCELED', 'operator anulował zwrot'],
  ['TRANS_NOT_ENDED', 'płatność nie jest jeszcze zakończona'],
  ['NO_BALANCE', 'za mało pieniędzy na koncie operatora'],
  ['AMOUNT_TO_BIG', 'kwota większa niż to, co zostało z płatności'],
  ['AMOUNT_TO_SMALL', 'kwota za mała dla operatora'],
  ['REFUND_DISABLED', 'operator wyłączył zwroty w tym sklepie'],
  ['REFUND_TO_OFTEN', 'za dużo zwrotów naraz'],
  ['REFUND_OUTER_ID_NOT_UNIQUE', 'operator ma już zwrot o tym numerze'],
  ['REFUND_IDEMPOTENCY_MISMATCH', 'operator ma już zwrot o tym numerze'],
  ['PAID', 'te pieniądze już oddano'],
  ['TRANS_BILLING_ENTRIES_NOT_COMPLETED', 'operator nie rozliczył jeszcze tej płatności'],
  ['TRANS_TOO_OLD', 'płatność jest za stara na zwrot u operatora'],
  ['REMAINING_TRANS_AMOUNT_TOO_SMALL', 'reszta płatności byłaby za mała dla operatora'],
  ['UNKNOWN_ERROR', 'operator nie podał powodu'],
  ['ERROR_VALUE_INVALID', 'operator nie przyjął danych zwrotu'],
  ['OPENPAYU_ERROR_VALUE_INVALID', 'operator nie przyjął danych zwrotu'],
  ['OPENPAYU_BUSINESS_ERROR', 'operator odmówił bez podania powodu'],
  // The shop's own.
  [MADE_BY_HAND, 'część albo całość oddano ręcznie u operatora'],
]);

/** A provider's reason in Polish; its own code, named so, where we know none. */
export const providerReason = (reason: string): string => REASONS.get(reason) ?? `kod operatora: ${reason}`;
