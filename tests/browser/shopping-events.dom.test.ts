import { beforeEach, expect, it } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import {
  trackCheckout,
  trackItemList,
  trackPaymentChoice,
  trackSelection,
  type ShopItem,
} from '#browser/shopping-events.ts';

const list = { id: 'tarot', name: 'Tarot' };
const card: ShopItem = { id: 'karta', name: 'Jedna karta', category: 'Tarot' };
const named = { item_id: 'karta', item_name: 'Jedna karta', item_category: 'Tarot', quantity: 1 };

beforeEach(() => {
  window.dataLayer = [];
});

/** What was pushed, with the clearing that comes before every e-commerce event. */
const pushed = (event: string, ecommerce: object) => [{ ecommerce: null }, { event, ecommerce }];

it('the services on show [SH-14]', () => {
  trackItemList(list, [card]);
  expect(window.dataLayer).toEqual(
    pushed('view_item_list', { item_list_id: 'tarot', item_list_name: 'Tarot', items: [named] }),
  );
});

it('the one that was chosen [SH-14]', () => {
  trackSelection(list, card);
  expect(window.dataLayer).toEqual(
    pushed('select_item', { item_list_id: 'tarot', item_list_name: 'Tarot', items: [named] }),
  );
});

it('the open form, with its specialist and price [SH-14]', () => {
  trackCheckout({ ...card, specialist: 'Jagna' }, grosze(89_00));
  const items = [{ ...named, item_variant: 'Jagna', price: 89 }];
  expect(window.dataLayer).toEqual(pushed('begin_checkout', { currency: 'PLN', value: 89, items }));
});

it('the picked payment, with a coupon only where there is one [SH-14]', () => {
  trackPaymentChoice(card, grosze(75_65), 'PAYU', 'PAPROC15');
  trackPaymentChoice(card, grosze(89_00), 'STRIPE');
  const paid = (value: number, more: object) => ({
    currency: 'PLN',
    value,
    items: [{ ...named, price: value }],
    ...more,
  });
  expect(window.dataLayer).toEqual([
    ...pushed('add_payment_info', paid(75.65, { payment_type: 'PAYU', coupon: 'PAPROC15' })),
    ...pushed('add_payment_info', paid(89, { payment_type: 'STRIPE' })),
  ]);
});
