import { beforeEach, expect, it } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { trackPurchase } from '#flows/purchase/purchase-analytics.ts';
import { heldPurchase, sampleShop } from './sample-purchase.ts';

interface Pushed {
  event?: string;
  ecommerce?: { value?: number; coupon?: string; items: { item_id: string; item_variant?: string }[] };
}
const pushed = () => (window.dataLayer as Pushed[]).filter(({ event }) => event !== undefined);
const events = () => pushed().map(({ event }) => event);

beforeEach(() => {
  window.dataLayer = [];
});

it('each step of a purchase is pushed once, until its subject changes [SH-14]', async () => {
  const { catalogue, input, product, jagna, sybilla } = sampleShop();
  const { actor, coupons, orders } = heldPurchase(input);
  const stop = trackPurchase(actor, { id: 'tarot', name: 'Tarot' }, () => catalogue);
  expect(events()).toEqual(['view_item_list']);

  actor.send({ type: 'variant.choose', variantId: product.id });
  actor.send({ type: 'variant.choose', variantId: product.id });
  actor.send({ type: 'specialist.choose', fairyId: jagna });
  actor.send({ type: 'field.change', name: 'firstName', value: 'Hanna', problems: {} });
  expect(events().slice(1)).toEqual(['select_item', 'begin_checkout']);
  expect(pushed()[2]?.ecommerce).toMatchObject({ value: 89, items: [{ item_variant: 'Jagna' }] });

  actor.send({ type: 'specialist.choose', fairyId: sybilla });
  actor.send({ type: 'coupon.type', code: 'PAPROC15' });
  actor.send({ type: 'coupon.apply' });
  await coupons.last().resolve({ discountedPrice: grosze(84_15) });
  actor.send({ type: 'provider.pick', provider: 'STRIPE', problems: {} });
  await orders.last().reject({ code: 500, isLost: false });
  actor.send({ type: 'provider.pick', provider: 'PAYU', problems: {} });
  expect(events().slice(3)).toEqual(['begin_checkout', 'add_payment_info', 'add_payment_info']);
  expect(pushed()[4]?.ecommerce).toMatchObject({ value: 84.15, coupon: 'PAPROC15', payment_type: 'STRIPE' });

  await orders.last().reject({ code: 500, isLost: false });
  actor.send({ type: 'specialist.choose', fairyId: jagna });
  actor.send({ type: 'coupon.type', code: 'PAPROC15' });
  actor.send({ type: 'coupon.apply' });
  await coupons.last().reject({ code: 103, isLost: false });
  actor.send({ type: 'provider.pick', provider: 'PAYU', problems: {} });
  const [last] = pushed().slice(-1);
  expect(last?.event).toBe('add_payment_info');
  expect(last?.ecommerce?.value).toBe(89);
  expect(last?.ecommerce?.coupon, 'a refused code lowers nothing').toBeUndefined();

  await orders.last().reject({ code: 500, isLost: false });
  const [variant] = input.variants;
  if (!variant) throw new Error('a shop without a variant');
  const variants = [variant, { ...variant, id: 'drugi' }];
  actor.send({ type: 'catalogue.receive', variants, offers: input.offers });
  const known = events().length;
  for (const variantId of ['drugi', product.id]) {
    actor.send({ type: 'variant.choose', variantId });
    actor.send({ type: 'customer.recall', values: {} });
  }
  const selected = pushed()
    .slice(known)
    .filter(({ event }) => event === 'select_item');
  expect(selected.map(({ ecommerce }) => ecommerce?.items[0]?.item_id)).toEqual(['drugi', product.id]);

  const before = events().length;
  stop();
  await orders.last().reject({ code: 500, isLost: false });
  actor.send({ type: 'provider.pick', provider: 'PAYU', problems: {} });
  expect(events()).toHaveLength(before);
  expect(JSON.stringify(window.dataLayer)).not.toContain('Hanna');
});
