import { PRODUCT_TYPE_NAME } from '#copy/purchase/product-type.ts';
import { readProductType } from '#domain/product-type.ts';

/** The Polish name of a product type in the API's spelling; empty for an unknown one. */
export function productTypeName(spelling: string): string {
  const type = readProductType(spelling);
  return type ? PRODUCT_TYPE_NAME[type] : '';
}
