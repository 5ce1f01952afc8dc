/**
 * The two spellings of a product's type (AP-12): inside the shop the
 * storefront's (`PARTNER_TAROT`), on the wire the API's (`Tarot_partnerski`). This table is the only
 * place that knows both.
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

export const PRODUCT_TYPES = Object.keys(API_PRODUCT_TYPE) as ProductType[];

const FROM_ANY_SPELLING = new Map<string, ProductType>(
  PRODUCT_TYPES.flatMap((type) => [
    [type, type],
    [API_PRODUCT_TYPE[type], type],
  ]),
);

/** The storefront spelling of either spelling; `undefined` for an unknown word. */
export function readProductType(spelling: unknown): ProductType | undefined {
  return typeof spelling === 'string' ? FROM_ANY_SPELLING.get(spelling) : undefined;
}
