import type { components } from '#openapi/storefront.d.ts';
import { API_PRODUCT_TYPE, readProductType, type ProductType } from '#domain/product-type.ts';
import type { Handlers } from '#server/contract.ts';
import { keepNothing, type Keep } from '#server/store/catalogue-watch.ts';
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

/** Specialists, products and page texts (AP-1 to AP-3). The contract lists all types and pages: keys are few. */
export function catalogueHandlers(
  db: Db,
  keep: Keep = keepNothing,
): Pick<Handlers, 'listFairies' | 'listProducts' | 'getPageContent'> {
  const readFairies = async () =>
    (await listFairies(db)).map((fairy) => ({ ...fairy, products: fairy.products.map(spelled) }));
  const readProducts = async (type: ProductType | undefined) =>
    (await listProducts(db, type)).map((product) => spelled(product));
  return {
    listFairies: async () => ({ status: 200, body: await keep('fairies', readFairies) }),
    listProducts: async ({ query }) => {
      const type = readProductType(query.productType);
      return { status: 200, body: await keep(`products ${type ?? ''}`, () => readProducts(type)) };
    },
    getPageContent: async ({ path: { page } }) => ({
      status: 200,
      body: await keep(`contents ${page}`, () => listPageContents(db, page)),
    }),
  };
}
