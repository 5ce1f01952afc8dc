import { describe, expect, test } from 'vitest';
import { birthHoroscope, tarot } from './sample-choice.ts';
import { startPurchase } from './start-purchase.ts';

describe('buying a birth horoscope', () => {
  test('[BH-5] its only product is chosen from the start: the specialist comes first', () => {
    const purchase = startPurchase(birthHoroscope);
    expect(purchase.context().variantId).toBe('birth');
    expect(purchase.has('step-specialist')).toBe(true);
  });

  test('[BH-5] it is chosen as well when the catalogue comes late, and nothing is said of it', () => {
    const purchase = startPurchase({ ...birthHoroscope, variants: [], offers: [] });
    expect(purchase.has('step-variant')).toBe(true);
    purchase.send({
      type: 'catalogue.receive',
      variants: birthHoroscope.variants,
      offers: birthHoroscope.offers,
    });
    expect(purchase.has('step-specialist')).toBe(true);
    expect(purchase.emitted).toEqual([]);
  });

  test('[BH-5] a specialist opens the form, and the order sends the city', async () => {
    const purchase = startPurchase(birthHoroscope);
    purchase.send({
      type: 'customer.recall',
      values: { firstName: 'Hanna', city: 'Kraków', question0: 'Kiedy?' },
    });
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    purchase.pay('STRIPE');
    expect(purchase.orders.last().input).toMatchObject({
      fairyProductId: 'mirela-birth',
      variantId: 'birth',
      values: { firstName: 'Hanna', city: 'Kraków' },
    });
  });

  test('[BH-5] where nothing is preselected, one product alone is not chosen', () => {
    const purchase = startPurchase({ ...birthHoroscope, preselect: tarot.preselect });
    expect(purchase.context().variantId).toBeUndefined();
  });
});
