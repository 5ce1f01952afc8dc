import type { Grosze } from '#domain/grosze.ts';
import type { ProductType } from '#domain/product-type.ts';
import { SERVICE_PAGES, type ServicePage } from '#page/service-pages.ts';
import { selectOffers } from '#server/store/products.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** What somebody sells today: enough to lead to its form. */
export interface NextOffer {
  productId: string;
  fairyId: string;
  price: Grosze;
}

/** What the specialist of an order sells today. */
export interface NextOffers {
  /** The same service; missing where she does not sell it now. */
  same: NextOffer | undefined;
  /** One question to her. */
  question: NextOffer | undefined;
  /** She is marked as busy; she still answers in the promised time. */
  isBusy: boolean;
}

/** Finds what can follow an order of a specialist's offer. */
export async function findNextOffers(
  db: Db,
  { fairyId, fairyProductId }: { fairyId: string; fairyProductId: string },
): Promise<NextOffers> {
  const offers = await selectOffers(db)
    .select(['product.id as productId', 'fairy.id as fairyId', 'fairy.is_available as isFree'])
    .where('fairy.id', '=', fairyId)
    .where((is) =>
      is.or([
        is('fairy_product.id', '=', fairyProductId),
        is.and([is('product.product_type', '=', 'PREDICTION'), is('product.questions_count', '=', 1)]),
      ]),
    )
    .orderBy('fairy_product.price')
    .execute();
  const nextOf = (offer: (typeof offers)[number] | undefined): NextOffer | undefined =>
    offer && { productId: offer.productId, fairyId: offer.fairyId, price: offer.price };
  return {
    same: nextOf(offers.find((offer) => offer.fairyProductId === fairyProductId)),
    isBusy: offers.some(({ isFree }) => !isFree),
    question: nextOf(
      offers.find(({ productType, questionsCount }) => productType === 'PREDICTION' && questionsCount === 1),
    ),
  };
}

/** The order page that sells a type; none for the reading of a chart, which begins at the chart. */
export const serviceOf = (type: ProductType): ServicePage | undefined =>
  Object.values(SERVICE_PAGES).find(({ types }) => types.includes(type));

/** The page at `path` with service and specialist chosen. */
export const chosenAt = (path: string, { productId, fairyId }: NextOffer): string =>
  `${path}?${new URLSearchParams({ wariant: productId, wrozka: fairyId }).toString()}`;
