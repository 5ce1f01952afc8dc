import type { FoundThing } from '#desk/domain/wire.ts';

/** Texts about a search result. */
export const thingCopy = {
  payment: 'płatność',
  invoice: 'faktura',
  customer: 'klientka',
  withdrawal: 'odstąpienie',
  coupon: 'kupon',
  specialist: 'wróżka',
  service: 'usługa',
  person: 'osoba na zapleczu',
  text: 'tekst sklepu',
  message: 'wiadomość',
  'order-mail': 'list o zamówieniu',
} as const satisfies Readonly<Record<FoundThing['kind'], string>>;

/** Plural names of the kinds of results. */
export const thingsCopy = {
  payment: 'płatności',
  invoice: 'faktury',
  customer: 'klientki',
  withdrawal: 'odstąpienia',
  coupon: 'kupony',
  specialist: 'wróżki',
  service: 'usługi',
  person: 'osoby na zapleczu',
  text: 'teksty sklepu',
  message: 'wiadomości',
  'order-mail': 'listy o zamówieniach',
} as const satisfies Readonly<Record<FoundThing['kind'], string>>;
