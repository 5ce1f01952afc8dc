import { PAGE_TYPES, readProductType, type ProductType } from '#domain/product-type.ts';

/** The types of services in the order of the shop's pages. */
export const SERVICE_TYPES = Object.values(PAGE_TYPES).flat();

/** The services of one type (in the API's spelling), in their order; those of the shop alone. */
export const inShop = <S extends { productType: string; isArchived: boolean }>(
  services: readonly S[],
  type: ProductType,
): S[] =>
  services.filter(({ productType, isArchived }) => !isArchived && readProductType(productType) === type);

/** The place of a service among those that its page shows, from 0; the first one's for what is on no page. */
export function placeOnPage<S extends { id: string; productType: string; isArchived: boolean }>(
  services: readonly S[],
  { id, productType }: Pick<S, 'id' | 'productType'>,
): number {
  const own = readProductType(productType);
  const page = Object.values(PAGE_TYPES).find((types) => types.some((type) => type === own)) ?? [];
  const shown = page.flatMap((type) => inShop(services, type));
  return Math.max(
    shown.findIndex((one) => one.id === id),
    0,
  );
}

/** Puts one at a place, from 0, among those given, which keep their places among all. */
export function placed<T extends { id: string }>(
  all: readonly T[],
  among: readonly T[],
  id: string,
  place: number,
): T[] {
  const one = among.find((each) => each.id === id);
  if (!one) return [...all];
  const next = among.filter((each) => each !== one);
  next.splice(place, 0, one);
  return all.map((each) => (among.includes(each) ? (next.shift() ?? each) : each));
}
