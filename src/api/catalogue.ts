import type * as z from 'zod/mini';
import type { Catalogue, Fairy, Product } from '#domain/catalogue.ts';
import { API_PRODUCT_TYPE, type ProductType } from '#domain/product-type.ts';
import type { SiteSection, SiteTexts } from '#domain/site-section.ts';
import { droppedParts, fairyResponse, productResponse } from '#schemas/catalogue-response.schema.ts';
import { readSiteTexts } from '#schemas/site-texts.reader.ts';
import { readList, type DroppedItem } from '#schemas/list.reader.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

/** Told of each item that could not be read, with the list that it was in. */
export type OnDropped = (item: DroppedItem & { list: string }) => void;

/**
 * Reads a list and drops unreadable items (AP-13). Fails when no item of a non-empty list is readable, so that a
 * broken API is not shown as an empty shop.
 */
function readCatalogue<T>(name: string, schema: z.ZodMiniType<T>, body: unknown, onDropped?: OnDropped) {
  const list = readList(schema, body);
  for (const item of list?.dropped ?? []) onDropped?.({ list: name, ...item });
  return list && list.dropped.length > 0 && list.items.length === 0 ? undefined : list?.items;
}

/** Tells what was dropped within specialists that could be read, such as an offer without a price. */
function tellDroppedParts(body: unknown, onDropped: OnDropped): void {
  for (const fairy of Array.isArray(body) ? (body as unknown[]) : [])
    for (const { part, item } of droppedParts(fairy)) onDropped({ list: `fairies.${part}`, ...item });
}

/** GET /fairy: the specialists (AP-1). Rejects with ApiFailure. */
export const listFairies = (client: ShopClient, onDropped?: OnDropped): Promise<Fairy[]> =>
  readResponse(client.GET('/fairy'), (body) => {
    if (onDropped) tellDroppedParts(body, onDropped);
    return readCatalogue('fairies', fairyResponse, body, onDropped);
  });

/** One GET /product per type, in parallel, merged in the order of `types` (AP-2, OP-2). Rejects with ApiFailure. */
export async function listProducts(
  client: ShopClient,
  types: readonly ProductType[],
  onDropped?: OnDropped,
): Promise<Product[]> {
  const lists = await Promise.all(
    types.map((type) =>
      readResponse(
        client.GET('/product', { params: { query: { productType: API_PRODUCT_TYPE[type] } } }),
        (body) => {
          const products = readCatalogue('products', productResponse, body, onDropped);
          // An API that ignores the query must not show one page's services on another.
          return products?.filter((product) => product.productType === type);
        },
      ),
    ),
  );
  return lists.flat();
}

/**
 * The catalogue of one service. Offers of specialists on other pages are left out, since they are two thirds of a
 * page's JSON. A specialist who sells nothing here stays: the description of one who turns absent may be open. Rejects
 * with ApiFailure.
 */
export async function getCatalogue(
  client: ShopClient,
  types: readonly ProductType[],
  onDropped?: OnDropped,
): Promise<Catalogue> {
  const [products, fairies] = await Promise.all([
    listProducts(client, types, onDropped),
    listFairies(client, onDropped),
  ]);
  const ids = new Set(products.map(({ id }) => id));
  const offersHere = (fairy: Fairy) => fairy.products.filter(({ productId }) => ids.has(productId));
  return { products, fairies: fairies.map((fairy) => ({ ...fairy, products: offersHere(fairy) })) };
}

/** GET /content/page/{page}: a page's content texts (AP-3). Rejects with ApiFailure. */
export const getSiteTexts = (client: ShopClient, page: SiteSection): Promise<SiteTexts> =>
  readResponse(client.GET('/content/page/{page}', { params: { path: { page } } }), readSiteTexts);
