import type { Stored } from '#machines/edit.machine.ts';
import { priceText } from '#desk/domain/typed-price.ts';
import type { PriceFilter } from './prices-copy.ts';
import type { Price, PriceList } from '#desk/domain/wire.ts';

const IN_FILTER: Readonly<Record<PriceFilter, (price: Price) => boolean>> = {
  wylaczone: ({ isOnSale }) => !isOnSale,
  obnizka: ({ isReduced }) => isReduced,
};

/** The prices of a matrix that a filter shows; without one all that are on sale. */
export function pricesIn({ prices, fairies, products }: PriceList, filter: PriceFilter | undefined): Price[] {
  const isListed = ({ fairyId, productId }: Price) =>
    fairies.some(({ id }) => id === fairyId) && products.some(({ id }) => id === productId);
  return prices.filter(filter ? IN_FILTER[filter] : ({ isOnSale }) => isOnSale).filter(isListed);
}

/** Name of the field of one price. */
export const fieldOf = (fairyId: string, productId: string) => `${fairyId}/${productId}`;

/** The ids of the specialist and the product that a field's name holds. */
export function idsOf(name: string): { fairyId: string; productId: string } {
  const [fairyId = '', productId = ''] = name.split('/');
  return { fairyId, productId };
}

/** Prices as the edit machine keeps them; one that is off sale is an empty text with a version. */
export const toStored = (prices: readonly Price[]): Stored => ({
  values: Object.fromEntries(
    prices.map(({ fairyId, productId, price, isOnSale }) => [
      fieldOf(fairyId, productId),
      priceText(isOnSale ? price : null),
    ]),
  ),
  versions: Object.fromEntries(
    prices.map(({ fairyId, productId, version }) => [fieldOf(fairyId, productId), version]),
  ),
});
