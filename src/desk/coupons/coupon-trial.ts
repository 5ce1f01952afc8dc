import type { Grosze } from '#domain/grosze.ts';
import type { Discount } from '#domain/price.ts';
import { readProductType } from '#domain/product-type.ts';
import { readProducts } from '#domain/coupon.ts';

/** What of the price list is tried. */
interface Prices {
  fairies: readonly { id: string; name: string }[];
  products: readonly { id: string; title: string; productType: string }[];
  prices: readonly { fairyId: string; productId: string; price: Grosze; isOnSale: boolean }[];
}

/** An offer on sale that a coupon is tried on. */
export interface TrialOffer {
  fairyId: string;
  fairyName: string;
  productId: string;
  title: string;
  price: Grosze;
  /** Whether the coupon is for its service. */
  isApplicable: boolean;
}

/** The offers on sale, in the order of the price list. `products`: a coupon's services, joined by commas. */
export function offersFor({ fairies, products: sold, prices }: Prices, products: string): TrialOffer[] {
  const types = readProducts(products);
  return prices.flatMap(({ fairyId, productId, price, isOnSale }) => {
    const fairy = fairies.find(({ id }) => id === fairyId);
    const product = sold.find(({ id }) => id === productId);
    const type = product && readProductType(product.productType);
    if (!isOnSale || !fairy || !product || !type) return [];
    const isApplicable = types === null || types?.includes(type) === true;
    return { fairyId, fairyName: fairy.name, productId, title: product.title, price, isApplicable };
  });
}

/** An offer at an end of the price list, or one whose reduction is rounded. */
export interface TrialEnd {
  kind: 'cheapest' | 'dearest' | 'half';
  offer: TrialOffer;
}

/** The cheapest and the dearest offer that a coupon is for, and the first whose reduction is rounded. */
export function trialEnds(offers: readonly TrialOffer[], { percent }: Discount): TrialEnd[] {
  const byPrice = offers.filter(({ isApplicable }) => isApplicable).sort((a, b) => a.price - b.price);
  const rounded = byPrice.find(({ price }) => percent !== null && (price * percent) % 100 !== 0);
  const ends = [
    { kind: 'cheapest', offer: byPrice[0] },
    { kind: 'dearest', offer: byPrice.at(-1) },
    { kind: 'half', offer: rounded },
  ] as const;
  return ends.flatMap(({ kind, offer }) => (offer ? { kind, offer } : []));
}
