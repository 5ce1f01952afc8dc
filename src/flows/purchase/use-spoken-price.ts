import { useEffect, useRef } from 'react';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { Fairy, Product } from '#domain/catalogue.ts';
import { useShop } from '#page/shop.tsx';

/**
 * Announces the price when another variant by the same specialist is chosen, since her card shows only the lowest price
 * (U25). With another specialist the effect that leads to the form announces the price.
 */
export function useSpokenPrice(
  product: Product | undefined,
  fairy: Fairy | undefined,
  price: Grosze | undefined,
) {
  const { announce } = useShop();
  const last = useRef<{ productId: string; fairyId: string }>(undefined);
  useEffect(() => {
    if (!product || !fairy || price === undefined) return;
    const { current } = last;
    last.current = { productId: product.id, fairyId: fairy.id };
    if (current?.fairyId === fairy.id && current.productId !== product.id) {
      announce(specialistCopy.priceAnnounce(fairy.name, price));
    }
  }, [product, fairy, price, announce]);
}
