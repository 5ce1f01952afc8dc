import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { carriedFields } from '#flows/purchase/plain/plain-carried.ts';
import { resumePurchase } from '#flows/purchase/plain/resume-purchase.ts';
import { readPlainOrderForm } from '#schemas/plain-order.reader.ts';
import { sampleShop } from '../flows/purchase/sample-purchase.ts';

test('a page that an earlier version has rendered sends its prices in the same unit [OF-9]', () => {
  const form = readPlainOrderForm({ cena: '89.00', cenaZKuponem: '75.65', najnizszaCena: '0.5' });
  expect([form.cena, form.cenaZKuponem, form.najnizszaCena]).toEqual([8900, 7565, 50]);
});

test.each(['', '-1.00', '1,234', '89 zł', '1e3'])(
  'a price that was changed to "%s" counts as missing',
  (cena) => {
    expect(readPlainOrderForm({ cena }).cena).toBeUndefined();
  },
);

test('every price that a page carries comes back as it was [OF-9]', () => {
  const { input } = sampleShop();
  const [offer] = input.offers;
  if (!offer) throw new Error('Nobody sells anything');
  const choice = { variantId: offer.variantId, fairyId: offer.fairyId };
  const prices = fc.integer({ min: 0, max: 9_999_999 }).map(grosze);
  fc.assert(
    fc.property(prices, (price) => {
      const { snapshot } = resumePurchase(
        { ...input, offers: [{ ...offer, price }] },
        choice,
        readPlainOrderForm({}),
      );
      expect(readPlainOrderForm(carriedFields(snapshot, { visitId: '', asked: '' }, false)).cena).toBe(price);
    }),
    { numRuns: 30 },
  );
});
