import type { ProductType, ServiceKind } from '#domain/product-type.ts';

/** Polish names of the product types, for the summary's "Usługa". */
export const PRODUCT_TYPE_NAME = {
  TAROT: 'Tarot',
  PARTNER_TAROT: 'Tarot partnerski',
  HOROSCOPE: 'Horoskop',
  BIRTH_HOROSCOPE: 'Horoskop urodzeniowy',
  PREDICTION: 'Wróżba',
  NEWSLETTER: 'Newsletter',
  PARTNER_RITUAL: 'Rytuał partnerski',
  FINANCE_RITUAL: 'Rytuał finansowy',
  INTENTION_RITUAL: 'Rytuał z intencją',
} as const satisfies Record<ProductType, string>;

/** Polish names of the services. */
export const SERVICE_NAME = {
  tarot: 'Tarot',
  horoscope: 'Horoskopy',
  birthHoroscope: 'Horoskop urodzeniowy',
  prediction: 'Wróżby',
  ritual: 'Rytuały',
} as const satisfies Record<ServiceKind, string>;

/** What a specialist does with a product. */
export const WORK = {
  TAROT: 'prowadzi',
  PARTNER_TAROT: 'prowadzi',
  HOROSCOPE: 'czyta',
  BIRTH_HOROSCOPE: 'czyta',
  PREDICTION: 'odpowiada',
  NEWSLETTER: 'wysyła',
  PARTNER_RITUAL: 'prowadzi',
  FINANCE_RITUAL: 'prowadzi',
  INTENTION_RITUAL: 'prowadzi',
} as const satisfies Record<ProductType, string>;
