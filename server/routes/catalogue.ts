import type { components } from '#openapi/storefront.d.ts';
import { API_PRODUCT_TYPE, readProductType, type ProductType } from '#domain/product-type.ts';
import type { Handlers } from '#server/contract.ts';
import { listFairies } from '#server/store/fairies.ts';
import { listPageContents } from '#server/store/page-contents.ts';
import { listProducts } from '#server/store/products.ts';
import type { Db } from '#server/store/tables.ts';

type ApiType = components['schemas']['ProductType'];

/** On the wire a product's type has the API's spelling (AP-12). */
const spelled = <Item extends { productType: ProductType }>(
  item: Item,
): Omit<Item, 'productType'> & { productType: ApiType } => ({
  ...item,
  productType: API_PRODUCT_TYPE[item.productType],
});

/** Specialists, products and page texts (AP-1 to AP-3). */
export function catalogueHandlers(db: Db): Pick<Handlers, 'listFairies' | 'listProducts' | 'getPageContent'> {
  return {
    listFairies: async () => {
      const fairies = await listFairies(db);
      return {
        status: 200,
        body: fairies.map((fairy) => ({ ...fairy, products: fairy.products.map(spelled) })),
      };
    },
    listProducts: async ({ query }) => {
      const products = await listProducts(db, readProductType(query.productType));
      return { status: 200, body: products.map(spelled) };
    },
    getPageContent: async ({ path }) => ({ status: 200, body: await listPageContents(db, path.page) }),
  };
}
