import type { Fairy } from '../catalogue.ts';
import { least, type Grosze } from '../grosze.ts';
import { specialistPath, specialistSlugs } from '../paths/specialist-path.ts';
import { PAGE_TYPES, type ServiceKind } from '../product-type.ts';

/** A specialist as the home page shows her. */
export interface Face {
  /** Of her own page. */
  path: string;
  name: string;
  imageSrc: string;
  voice?: string | undefined;
  /** Her lowest price. */
  price: Grosze;
}

/** Who works here and what it costs, for the home page (RD-4). */
export interface Faces {
  faces: Face[];
  /** The lowest price of each service; missing where nobody sells it. */
  prices: Partial<Record<ServiceKind, Grosze>>;
}

const lowest = ([first, ...others]: readonly Grosze[]): Grosze | undefined =>
  first === undefined ? undefined : least(first, ...others);

/** Those who sell something today, free ones first, and the lowest prices. */
export function facesOf(fairies: readonly Fairy[]): Faces {
  const slugs = specialistSlugs(fairies);
  const faces = [...fairies]
    .sort((a, b) => Number(b.isAvailable) - Number(a.isAvailable))
    .flatMap(({ id, name, imageSrc, voice, products }) => {
      const price = lowest(products.map((offer) => offer.price));
      const path = specialistPath(slugs.get(id) ?? '');
      return price === undefined ? [] : [{ path, name, imageSrc, ...(voice && { voice }), price }];
    });
  const offers = fairies.flatMap(({ products }) => products);
  const prices = Object.fromEntries(
    Object.entries(PAGE_TYPES).flatMap(([service, types]) => {
      const price = lowest(
        offers
          .filter(({ productType }) => types.some((type) => type === productType))
          .map((offer) => offer.price),
      );
      return price === undefined ? [] : [[service, price]];
    }),
  );
  return { faces, prices };
}
