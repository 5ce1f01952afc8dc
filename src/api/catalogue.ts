import type * as z from 'zod/mini';
import type { Catalogue, Fairy, Product } from '#domain/catalogue.ts';
import { API_PRODUCT_TYPE, type ProductType } from '#domain/product-type.ts';
import type { SiteSection, SiteTexts } from '#domain/site-section.ts';
import { droppedParts, fairyResponse, productResponse } from '#schemas/catalogue-response.schema.ts';
import { readSiteTexts } from '#schemas/site-texts.reader.ts';
import { readList, type DroppedItem } from '#schemas/list.reader.ts';
import { readResponse, type FetchResult, type ShopClient } from './shop-client.ts';

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

/** What one call responded, and the entity tag of that version, if it has one. */
interface Versioned<T> {
  items: T[];
  tag: string | undefined;
}

/** `no-cache`: the browser's cached copy may be older than the page's catalogue, so it is revalidated. */
const options = (tag: string | undefined) =>
  ({ cache: 'no-cache', headers: tag === undefined ? {} : { 'If-None-Match': tag } }) as const;

/** Reads a list with its version; `undefined` when the version is still the one of `tag`. Rejects with ApiFailure. */
async function readVersion<T>(
  call: Promise<FetchResult>,
  tag: string | undefined,
  read: (body: unknown) => T[] | undefined,
): Promise<Versioned<T> | undefined> {
  const response = await call.then(
    (result) => result.response,
    () => undefined,
  );
  if (tag !== undefined && response?.status === 304) return undefined;
  const items = await readResponse(call, read);
  return { items, tag: response?.headers.get('etag') ?? undefined };
}

const readFairies = (client: ShopClient, tag: string | undefined, onDropped?: OnDropped) =>
  readVersion(client.GET('/fairy', options(tag)), tag, (body) => {
    if (onDropped) tellDroppedParts(body, onDropped);
    return readCatalogue('fairies', fairyResponse, body, onDropped);
  });

const readProducts = (
  client: ShopClient,
  type: ProductType,
  tag: string | undefined,
  onDropped?: OnDropped,
) =>
  readVersion(
    client.GET('/product', {
      params: { query: { productType: API_PRODUCT_TYPE[type] } },
      ...options(tag),
    }),
    tag,
    (body) => {
      const products = readCatalogue('products', productResponse, body, onDropped);
      // An API that ignores the query must not show one page's services on another.
      return products?.filter((product) => product.productType === type);
    },
  );

/** GET /fairy: the specialists (AP-1). Rejects with ApiFailure. */
export const listFairies = async (client: ShopClient, onDropped?: OnDropped): Promise<Fairy[]> =>
  (await readFairies(client, undefined, onDropped))?.items ?? [];

/** One GET /product per type, in parallel, merged in the order of `types` (AP-2, OP-2). Rejects with ApiFailure. */
export async function listProducts(
  client: ShopClient,
  types: readonly ProductType[],
  onDropped?: OnDropped,
): Promise<Product[]> {
  const lists = await Promise.all(types.map((type) => readProducts(client, type, undefined, onDropped)));
  return lists.flatMap((list) => list?.items ?? []);
}

/**
 * The catalogue of one service. Offers of specialists on other pages are left out, since they are two thirds of a
 * page's JSON. A specialist who sells nothing here stays: the description of one who turns absent may be open.
 *
 * @param known a catalogue of the same types. While the shop has no newer one, no list is sent again, and the result is
 *   this very object.
 * @throws {ApiFailure}
 */
export async function getCatalogue(
  client: ShopClient,
  types: readonly ProductType[],
  { known, onDropped }: { known?: Catalogue | undefined; onDropped?: OnDropped | undefined } = {},
): Promise<Catalogue> {
  const [fairyTag, ...productTags] = known?.tags ?? [];
  const [fairies, ...lists] = await Promise.all([
    readFairies(client, fairyTag, onDropped),
    ...types.map((type, at) => readProducts(client, type, productTags[at], onDropped)),
  ]);
  if (known && !fairies && lists.every((list) => !list)) return known;
  // Offers missing in the known catalogue may be sold here now, so a partial update is not enough.
  if (!fairies || lists.some((list) => !list)) return getCatalogue(client, types, { onDropped });
  const products = lists.flatMap((list) => list?.items ?? []);
  const ids = new Set(products.map(({ id }) => id));
  const hereAlone = (fairy: Fairy): Fairy => {
    const offers = fairy.products.filter(({ productId }) => ids.has(productId));
    const sellsElsewhere = offers.length === 0 && fairy.products.length > 0;
    return { ...fairy, products: offers, ...(sellsElsewhere && { sellsElsewhere }) };
  };
  const tags = [fairies, ...lists].flatMap((list) => list?.tag ?? []);
  return {
    products,
    fairies: fairies.items.map(hereAlone),
    ...(tags.length === types.length + 1 && { tags }),
  };
}

/** GET /content/page/{page}: a page's content texts (AP-3). Rejects with ApiFailure. */
export const getSiteTexts = (client: ShopClient, page: SiteSection): Promise<SiteTexts> =>
  readResponse(client.GET('/content/page/{page}', { params: { path: { page } } }), readSiteTexts);
