import { recordDataLayer } from './support/data-layer.ts';
import { oneCard, threeCards } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

test(
  'the steps before an order are pushed once each, with the offer and without the customer [SH-14]',
  proofOnly,
  async ({ page }) => {
    const pushed = await recordDataLayer(page);
    const order = new OrderPage(page);
    await page.goto('/tarot');
    await expect.poll(() => pushed.events('view_item_list').length).toBe(1);
    const list = pushed.events('view_item_list')[0]?.['ecommerce'] as { items: { item_name: string }[] };
    expect(list.items.map(({ item_name: name }) => name)).toContain(threeCards.variant);
    expect(pushed.events('select_item')).toEqual([]);

    await order.choose(threeCards);
    await expect.poll(() => pushed.events('begin_checkout').length).toBe(1);
    expect(pushed.events('select_item')).toMatchObject([
      {
        ecommerce: {
          item_list_name: 'Tarot',
          items: [{ item_id: threeCards.variantId, item_name: threeCards.variant }],
        },
      },
    ]);
    const item = {
      item_id: threeCards.fairyProductId,
      item_name: threeCards.variant,
      item_variant: 'Jagna',
      price: threeCards.price,
      quantity: 1,
    };
    const sum = { currency: 'PLN', value: threeCards.price, items: [item] };
    expect(pushed.events('begin_checkout')).toMatchObject([{ ecommerce: sum }]);

    await order.fill();
    await order.terms.click();
    expect(pushed.events('add_payment_info')).toEqual([]);
    await order.pay('STRIPE');
    await page.waitForURL(/\/sandbox\/pay\//);
    expect(pushed.events('add_payment_info')).toMatchObject([
      { ecommerce: { ...sum, payment_type: 'STRIPE' } },
    ]);
    expect(pushed.events('PlaceAnOrder')).toHaveLength(1);
    for (const secret of [hanna.firstName, hanna.email, hanna.year])
      expect(pushed.text()).not.toContain(secret);
  },
);

test(
  'another reading by the same specialist is another checkout; a deep link is one as well [SH-14]',
  proofOnly,
  async ({ page }) => {
    const pushed = await recordDataLayer(page);
    const order = new OrderPage(page);
    await order.open(threeCards);
    await expect.poll(() => pushed.events('begin_checkout').length).toBe(1);
    expect(pushed.events('select_item'), 'nobody chose it on this page').toEqual([]);
    await order.chooseVariant(oneCard.variant);
    await expect.poll(() => pushed.events('begin_checkout').length).toBe(2);
    expect(pushed.events('begin_checkout')[1]).toMatchObject({
      ecommerce: { value: oneCard.price, items: [{ item_id: oneCard.fairyProductId }] },
    });
  },
);
