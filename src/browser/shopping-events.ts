import { CURRENCY } from '#domain/shop-constants.ts';
import { pushShopEvent } from './data-layer.ts';

/** One thing for sale, as analytics names it (SH-14). `price` in PLN. Nothing of the customer. */
export interface ShopItem {
  /** The product's id on a list, the specialist's offer's from the form on. */
  id: string;
  name: string;
  /** The service that it belongs to. */
  category: string;
  /** Name of the specialist, once one is chosen. */
  specialist?: string | undefined;
  price?: number | undefined;
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

const sumOf = (item: ShopItem, price: number) => ({
  currency: CURRENCY,
  value: price,
  items: [itemOf({ ...item, price })],
});

/** The services of a page are on show. */
export const reportItemList = (list: ItemList, items: readonly ShopItem[]): void =>
  pushShopEvent('view_item_list', { ...listOf(list), items: items.map(itemOf) });

/** One of them was chosen. */
export const reportSelection = (list: ItemList, item: ShopItem): void =>
  pushShopEvent('select_item', { ...listOf(list), items: [itemOf(item)] });

/** The order form is open for an offer of `price` PLN. */
export const reportCheckout = (item: ShopItem, price: number): void =>
  pushShopEvent('begin_checkout', sumOf(item, price));

/** A provider was picked and the form was right. */
export const reportPaymentChoice = (item: ShopItem, price: number, provider: string, coupon?: string): void =>
  pushShopEvent('add_payment_info', {
    ...sumOf(item, price),
    payment_type: provider,
    ...(coupon !== undefined && { coupon }),
  });
