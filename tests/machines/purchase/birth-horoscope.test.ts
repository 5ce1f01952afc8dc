import { describe, expect, test } from 'vitest';
import { birthHoroscope, tarot } from './sample-choice.ts';
import { startPurchase } from './start-purchase.ts';

describe('buying a birth horoscope', () => {
  test('its only product is chosen from the start: the specialist comes first [BH-5]', () => {
    const purchase = startPurchase(birthHoroscope);
    expect(purchase.context().variantId).toBe('birth');
    expect(purchase.has('step-specialist')).toBe(true);
  });

  test('it is chosen as well when the catalogue comes late, and nothing is said of it [BH-5]', () => {
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

  test('a specialist opens the form, and the order sends the city [BH-5]', async () => {
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

  test('where nothing is preselected, one product alone is not chosen [BH-5]', () => {
    const purchase = startPurchase({ ...birthHoroscope, preselect: tarot.preselect });
    expect(purchase.context().variantId).toBeUndefined();
  });
});
