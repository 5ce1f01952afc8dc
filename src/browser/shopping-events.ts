import { toPln, type Grosze, type Pln } from '#domain/grosze.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import { pushShopEvent } from './data-layer.ts';

/** An analytics item (SH-14): what is sold, nothing about the customer. */
export interface ShopItem {
  /** Id of the product on a list; from the form on, id of the specialist's offer. */
  id: string;
  name: string;
  /** The item's service. */
  category: string;
  /** Name of the chosen specialist. */
  specialist?: string | undefined;
  price?: Pln | undefined;
}

export interface ItemList {
  id: string;
  name: string;
}

const itemOf = ({ id, name, category, specialist, price }: ShopItem) => ({
  item_id: id,
  item_name: name,
  item_category: category,
  ...(specialist !== undefined && { item_variant: specialist }),
  ...(price !== undefined && { price }),
  quantity: 1,
});

const listOf = ({ id, name }: ItemList) => ({ item_list_id: id, item_list_name: name });

const sumOf = (item: ShopItem, price: Grosze) => ({
  currency: CURRENCY,
  value: toPln(price),
  items: [itemOf({ ...item, price: toPln(price) })],
});

/** Pushes `view_item_list`: the page's products are shown. */
export const trackItemList = (list: ItemList, items: readonly ShopItem[]): void =>
  pushShopEvent('view_item_list', { ...listOf(list), items: items.map(itemOf) });

/** Pushes `select_item`: a product was chosen. */
export const trackSelection = (list: ItemList, item: ShopItem): void =>
  pushShopEvent('select_item', { ...listOf(list), items: [itemOf(item)] });

/** Pushes `begin_checkout`: the order form is open for an offer of this price. */
export const trackCheckout = (item: ShopItem, price: Grosze): void =>
  pushShopEvent('begin_checkout', sumOf(item, price));

/** Pushes `add_payment_info`: a provider was picked and the form is valid. */
export const trackPaymentChoice = (item: ShopItem, price: Grosze, provider: string, coupon?: string): void =>
  pushShopEvent('add_payment_info', {
    ...sumOf(item, price),
    payment_type: provider,
    ...(coupon !== undefined && { coupon }),
  });
