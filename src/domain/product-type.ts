/**
 * Maps the storefront's product types (`PARTNER_TAROT`) to the API's (`Tarot_partnerski`) (AP-12). No other place
 * knows both spellings.
 */
export const API_PRODUCT_TYPE = {
  TAROT: 'Tarot',
  PARTNER_TAROT: 'Tarot_partnerski',
  HOROSCOPE: 'Horoskop',
  BIRTH_HOROSCOPE: 'Horoskop_urodzeniowy',
  PREDICTION: 'Wrozba',
  NEWSLETTER: 'Newsletter',
  PARTNER_RITUAL: 'Rytual_partnerski',
  FINANCE_RITUAL: 'Rytual_finansowy',
  INTENTION_RITUAL: 'Rytual_z_intencja',
} as const;

export type ProductType = keyof typeof API_PRODUCT_TYPE;

/** The types of services by the page that sells them, in the order in which it merges them. */
export const PAGE_TYPES = {
  tarot: ['TAROT', 'PARTNER_TAROT'],
  horoscope: ['HOROSCOPE'],
  birthHoroscope: ['BIRTH_HOROSCOPE'],
  prediction: ['PREDICTION'],
  ritual: ['FINANCE_RITUAL', 'PARTNER_RITUAL', 'INTENTION_RITUAL'],
} as const satisfies Record<string, readonly ProductType[]>;

/** A kind of service that is sold. */
export type ServiceKind = keyof typeof PAGE_TYPES;

/** Whether a word names a service. */
export const isServiceKind = (word: unknown): boolean =>
  typeof word === 'string' && Object.hasOwn(PAGE_TYPES, word);

/** The service that sells a type; none sells the newsletter. */
export const serviceKindOf = (type: ProductType): ServiceKind | undefined =>
  (Object.keys(PAGE_TYPES) as ServiceKind[]).find((kind) =>
    PAGE_TYPES[kind].some((one: ProductType) => one === type),
  );

/** Whether customers choose variants of a type by their number of questions (OP-6), so that no two may have the same. */
export const isChosenByQuestions = (type: ProductType): boolean => serviceKindOf(type) === 'prediction';

export const PRODUCT_TYPES = Object.keys(API_PRODUCT_TYPE) as ProductType[];

const FROM_ANY_SPELLING = new Map<string, ProductType>(
  PRODUCT_TYPES.flatMap((type) => [
    [type, type],
    [API_PRODUCT_TYPE[type], type],
  ]),
);

/** Parses a product type in either spelling; `undefined` if unknown. */
export function readProductType(spelling: unknown): ProductType | undefined {
  return typeof spelling === 'string' ? FROM_ANY_SPELLING.get(spelling) : undefined;
}
