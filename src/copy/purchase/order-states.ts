import type { AnswerState, BookKind, ListedPayment, ListedState } from '#domain/desk-terms.ts';

/** States of an answer, as the desk and its files call them. */
export const STATE_NAME = {
  waiting: 'czeka',
  drafted: 'szkic',
  'in-review': 'do sprawdzenia',
  'sent-back': 'do poprawy',
  approved: 'zatwierdzona',
  sent: 'wysłana',
  'called-off': 'odwołana',
} as const satisfies Record<AnswerState, string>;

/** States of an order in the list of all orders: of its answer, once it is paid. */
export const LISTED_STATE_NAME = { ...STATE_NAME, unpaid: 'nieopłacone' } as const satisfies Record<
  ListedState,
  string
>;

/** State of an order's payment. */
export const PAYMENT_STATE_NAME = {
  paid: 'opłacone',
  pending: 'nieopłacone',
  failed: 'bez zapłaty',
  'refund-due': 'do zwrotu',
  'refund-failed': 'zwrot nieudany',
  'part-refunded': 'zwrócone częściowo',
  refunded: 'zwrócone',
} as const satisfies Record<ListedPayment, string>;

/** Movements of money in the books. */
export const BOOK_KIND_NAME = {
  sale: 'sprzedaż',
  correction: 'korekta wpłaty',
  refund: 'zwrot',
  'refund-returned': 'zwrot odesłany przez bank',
  chargeback: 'obciążenie zwrotne',
  'chargeback-returned': 'oddane obciążenie zwrotne',
} as const satisfies Record<BookKind, string>;

/** Reasons for a refund by the shop itself, for its records. Older refunds have these names instead. */
export const SHOP_REASONS = {
  erased: 'Klientka usunęła swoje dane',
  'another amount than asked': 'Przyszła inna kwota niż cena zamówienia',
} as const;
