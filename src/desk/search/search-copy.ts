import type { FoundThing } from '#desk/domain/wire.ts';

/** What is said of a thing that the search has found. */
export const thingCopy = {
  payment: 'płatność',
  customer: 'klientka',
  coupon: 'kupon',
  specialist: 'wróżka',
  service: 'usługa',
  person: 'osoba na zapleczu',
  text: 'tekst sklepu',
  message: 'list',
} as const satisfies Readonly<Record<FoundThing['kind'], string>>;
