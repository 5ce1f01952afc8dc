import type { SpecializationIcon } from '#domain/catalogue.ts';
import type { ListingOrder } from '#domain/specialists/listing.ts';

/** Words of filters and order above the specialists. */
export const listingCopy = {
  label: 'Pokaż wróżki',
  all: 'Wszystkie',
  free: 'Wolna teraz',
  none: 'Nikt z tego grona nie prowadzi dziś tego wyboru.',
  clear: 'Pokaż wszystkie',
  order: 'Kolejność',
} as const;

export const TOPIC_NAME = {
  HEARTH: 'Uczucia',
  MONEY: 'Pieniądze',
  EARTH: 'Codzienność',
} as const satisfies Record<SpecializationIcon, string>;

export const ORDER_NAME = {
  recommended: 'Polecane',
  fastest: 'Najszybciej odpowiada',
  cheapest: 'Od najniższej ceny',
  rated: 'Najwyżej ocenione',
} as const satisfies Record<ListingOrder, string>;
