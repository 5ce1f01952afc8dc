import catalogue from '#server/seed/catalogue.json';
import type { components } from '#openapi/storefront.d.ts';
import type { API_PRODUCT_TYPE, ProductType } from '#domain/product-type.ts';

type ApiProductType = (typeof API_PRODUCT_TYPE)[ProductType];
type OrderRequest = components['schemas']['OrderCreateRequest'];

/** An offer of the sample shop, as the seed has it: the first specialist's product of a type. */
export function offerOf(type: ApiProductType, questionsCount?: number) {
  for (const offer of catalogue.fairyProducts) {
    const product = catalogue.products.find(({ id }) => id === offer.productId);
    const fits = questionsCount === undefined || product?.questionsCount === questionsCount;
    if (product?.productType === type && fits) return { ...offer, title: product.title };
  }
  throw new Error(`The sample shop sells no ${type}`);
}

export const birth = { name: 'Anna', email: 'anna@example.com', birthDate: '1990-05-03' };

/** A right order of a product type, with what that type asks for. */
export function orderOf(type: ApiProductType, changes: Partial<OrderRequest> = {}): OrderRequest {
  const asks = type === 'Wrozba' || type === 'Rytual_z_intencja';
  const forTwo = type === 'Tarot_partnerski' || type === 'Rytual_partnerski';
  return {
    fairyProductId: offerOf(type).id,
    questions: asks ? [{ content: 'Czy wyjadę?' }] : [],
    customer: { ...birth, ...(type === 'Horoskop_urodzeniowy' ? { city: 'Kraków' } : {}) },
    ...(forTwo ? { partner: { name: 'Piotr', birthDate: '1988-12-31' } } : {}),
    paymentProvider: 'PAYU',
    ...changes,
  };
}
