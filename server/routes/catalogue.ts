import type { components } from '#openapi/storefront.d.ts';
import { toPln } from '#domain/grosze.ts';
import { API_PRODUCT_TYPE, readProductType, type ProductType } from '#domain/product-type.ts';
import type { Handlers } from '#server/contract.ts';
import type { CachedRead } from '#server/store/catalogue-cache.ts';
import { listFairies } from '#server/store/fairies.ts';
import { readFairyMore } from '#server/store/offer/fairy-more.ts';
import { readGuideTable } from '#server/store/offer/guide-table.ts';
import { listPageContents, type CompleteText } from '#server/store/page-contents.ts';
import { listProducts } from '#server/store/products.ts';
import type { Db } from '#server/store/tables/tables.ts';

type ApiType = components['schemas']['ProductType'];

/** Replaces an item's product type by the API's spelling of it (AP-12). */
const withApiType = <Item extends { productType: ProductType }>(
  item: Item,
): Omit<Item, 'productType'> & { productType: ApiType } => ({
  ...item,
  productType: API_PRODUCT_TYPE[item.productType],
});

/** The specialists as the API shows them; `asOpen`: with what would be sold if the shop were open. */
export const readApiFairies = async (db: Db, asOpen = false) =>
  (await listFairies(db, { asOpen })).map((fairy) => ({
    ...fairy,
    products: fairy.products.map((offer) => withApiType({ ...offer, price: toPln(offer.price) })),
  }));

/** Handlers of specialists, products and page texts (AP-1 to AP-3). Types and pages are enums of the contract, so there are few cache keys. */
export function catalogueHandlers(
  db: Db,
  cached: CachedRead,
  completeText: CompleteText,
): Pick<Handlers, 'listFairies' | 'getFairyMore' | 'getGuide' | 'listProducts' | 'getPageContent'> {
  const readFairies = () => readApiFairies(db);
  const readProducts = async (type: ProductType | undefined) =>
    (await listProducts(db, type)).map((product) => withApiType(product));
  return {
    listFairies: async () => ({ status: 200, body: await cached('fairies', readFairies) }),
    getFairyMore: async ({ path: { fairyId } }) => ({ status: 200, body: await readFairyMore(db, fairyId) }),
    getGuide: async () => ({
      status: 200,
      body: {
        fairies: await cached('fairies', readFairies),
        products: await cached('products ', () => readProducts(undefined)),
        ...(await cached('guide', () => readGuideTable(db))),
      },
    }),
    listProducts: async ({ query }) => {
      const type = readProductType(query.productType);
      return { status: 200, body: await cached(`products ${type ?? ''}`, () => readProducts(type)) };
    },
    getPageContent: async ({ path: { page } }) => ({
      status: 200,
      body: await cached(`contents ${page}`, () => listPageContents(db, page, completeText)),
    }),
  };
}
