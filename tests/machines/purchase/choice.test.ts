import { describe, expect, test } from 'vitest';
import { grosze, plus } from '#domain/grosze.ts';
import { predictions, tarot } from './sample-choice.ts';
import { startAtForm, startPurchase, typing } from './start-purchase.ts';

const empty = { ...tarot, variants: [], offers: [] };

describe('the guided steps', () => {
  test('a purchase begins with the choice of a variant [OP-1]', () => {
    const purchase = startPurchase();
    expect(purchase.has('step-variant')).toBe(true);
    expect(purchase.has('form-open')).toBe(false);
    expect(purchase.price()).toBeUndefined();
  });

  test('a variant leads to the specialists, and can be changed there [OP-1]', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'variant.choose', variantId: 'solo' });
    expect(purchase.has('step-specialist')).toBe(true);
    purchase.send({ type: 'variant.choose', variantId: 'pair' });
    expect(purchase.has('step-specialist')).toBe(true);
    expect(purchase.context().variantId).toBe('pair');
  });

  test('a specialist opens the form at her price and asks for the scroll once [OP-4]', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'variant.choose', variantId: 'solo' });
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    expect(purchase.has('step-data')).toBe(true);
    expect(purchase.has('form-open')).toBe(true);
    expect(purchase.price()).toBe(grosze(99_00));
    expect(purchase.saidTypes().filter((type) => type === 'form.revealed')).toHaveLength(1);
  });

  test('the chosen specialist pressed again only leads back to the form [OP-4]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    expect(purchase.saidTypes()).toEqual(['form.revealed']);
  });

  test('a specialist who does not sell the variant cannot be chosen [OP-3] [U19]', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'variant.choose', variantId: 'pair' });
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    expect(purchase.has('step-specialist')).toBe(true);
    expect(purchase.context().fairyId).toBeUndefined();
  });

  test('an unknown variant or specialist changes nothing', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'variant.choose', variantId: 'nobody-knows' });
    expect(purchase.has('step-variant')).toBe(true);
    purchase.send({ type: 'variant.choose', variantId: 'solo' });
    purchase.send({ type: 'specialist.choose', fairyId: 'nobody-knows' });
    expect(purchase.has('step-specialist')).toBe(true);
  });
});

describe('a specialist before a variant [RD-3]', () => {
  test('a press is kept and leads to her variants; one of them opens the form', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    expect(purchase.has('step-variant')).toBe(true);
    expect(purchase.wishes()).toBe(true);
    expect(purchase.emitted).toEqual([
      { type: 'choice.changed', variantId: undefined, fairyId: 'mirela' },
      { type: 'specialist.wished' },
    ]);
    purchase.send({ type: 'variant.choose', variantId: 'pair' });
    expect(purchase.wishes()).toBe(true);
    purchase.send({ type: 'variant.choose', variantId: 'solo' });
    expect(purchase.has('form-open')).toBe(true);
    expect(purchase.price()).toBe(grosze(99_00));
    expect(purchase.saidTypes().filter((type) => type === 'form.revealed')).toHaveLength(1);
  });

  test('another press is another specialist, the same one leads to her variants again, and she can be given up', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    expect(purchase.context().fairyId).toBe('jagna');
    purchase.emitted.length = 0;
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    expect(purchase.emitted).toEqual([{ type: 'specialist.wished' }]);
    purchase.send({ type: 'specialist.choose', fairyId: 'nobody-knows' });
    expect(purchase.context().fairyId).toBe('jagna');
    purchase.send({ type: 'specialist.clear' });
    expect(purchase.wishes()).toBe(false);
    expect(purchase.saidTypes().slice(1)).toEqual(['choice.changed', 'specialist.cleared']);
    expect(purchase.context().fairyId).toBeUndefined();
  });

  test('a link to her alone is a choice and no unknown one; where variants are preselected it is one of hers', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'address.read', variantId: undefined, fairyId: 'mirela' });
    expect(purchase.wishes()).toBe(true);
    expect(purchase.emitted).toEqual([]);

    const asking = startPurchase(predictions);
    asking.send({ type: 'address.read', variantId: undefined, fairyId: 'mirela' });
    expect(asking.context().variantId).toBe('one-of-mirela');
    expect(asking.has('form-open')).toBe(true);
  });

  test('who turns absent before a variant is chosen is named', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    const others = tarot.offers.filter(({ fairyId }) => fairyId !== 'mirela');
    purchase.send({ type: 'catalogue.receive', variants: tarot.variants, offers: others });
    expect(purchase.has('step-variant')).toBe(true);
    expect(purchase.wishes()).toBe(false);
    expect(purchase.emitted).toContainEqual({
      type: 'choice.withdrawn',
      lost: 'specialist',
      fairyId: 'mirela',
    });
  });
});

describe('another variant', () => {
  test('the specialist stays when she sells it, at her price for it [OP-10]', () => {
    const purchase = startAtForm('solo', 'jagna');
    purchase.send({ type: 'variant.choose', variantId: 'pair' });
    expect(purchase.has('form-open')).toBe(true);
    expect(purchase.context().fairyId).toBe('jagna');
    expect(purchase.price()).toBe(grosze(129_00));
    expect(purchase.saidTypes()).not.toContain('specialist.dropped');
  });

  test('a specialist who does not sell it is deselected, and the customer is told [OP-10] [U19]', () => {
    const purchase = startAtForm('solo', 'mirela');
    purchase.send({ type: 'variant.choose', variantId: 'pair' });
    expect(purchase.has('step-specialist')).toBe(true);
    expect(purchase.context().fairyId).toBeUndefined();
    expect(purchase.price()).toBeUndefined();
    expect(purchase.emitted).toContainEqual({ type: 'specialist.dropped', fairyId: 'mirela' });
  });

  test('what was typed for the partner is not sent with a variant that does not ask for it [OP-9]', () => {
    const purchase = startAtForm('pair', 'jagna');
    purchase.send({ type: 'field.change', name: 'partnerName', value: 'Bogdan', problems: {} });
    purchase.pay();
    expect(purchase.orders.last().input.values).toEqual({ partnerName: 'Bogdan' });

    const changed = startAtForm('pair', 'jagna');
    changed.send({ type: 'field.change', name: 'partnerName', value: 'Bogdan', problems: {} });
    changed.send({ type: 'variant.choose', variantId: 'solo' });
    changed.pay();
    expect(changed.orders.last().input.values).toEqual({});
  });
});

describe('the address', () => {
  test('every choice of the customer is said, for the address [OP-10]', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'variant.choose', variantId: 'solo' });
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    purchase.send({ type: 'variant.choose', variantId: 'pair' });
    expect(purchase.emitted.filter(({ type }) => type === 'choice.changed')).toEqual([
      { type: 'choice.changed', variantId: 'solo', fairyId: undefined },
      { type: 'choice.changed', variantId: 'solo', fairyId: 'jagna' },
      { type: 'choice.changed', variantId: 'pair', fairyId: 'jagna' },
    ]);
  });

  test('a shared link opens the form, without a scroll and without writing the address again [OP-10] [U4]', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'address.read', variantId: 'solo', fairyId: 'mirela' });
    expect(purchase.has('step-data')).toBe(true);
    expect(purchase.price()).toBe(grosze(99_00));
    expect(purchase.emitted).toEqual([]);
  });

  test('a link that names only a variant opens the specialists [OP-10]', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'address.read', variantId: 'pair', fairyId: undefined });
    expect(purchase.has('step-specialist')).toBe(true);
    expect(purchase.emitted).toEqual([]);
  });

  test.each([
    ['variant', { variantId: 'gone', fairyId: undefined }, 'step-variant'],
    ['variant', { variantId: 'gone', fairyId: 'jagna' }, 'step-variant'],
    ['specialist', { variantId: 'solo', fairyId: 'gone' }, 'step-specialist'],
    [undefined, { variantId: 'gone', fairyId: 'gone' }, 'step-variant'],
    ['offer', { variantId: 'pair', fairyId: 'mirela' }, 'step-specialist'],
  ] as const)('what an address lacks is told apart: %s, %o [OP-10] [U4] [RD-3]', (lost, address, step) => {
    const purchase = startPurchase();
    purchase.send({ type: 'address.read', ...address });
    expect(purchase.has(step)).toBe(true);
    const { variantId, fairyId } = purchase.context();
    expect(purchase.emitted).toEqual([
      { type: 'choice.unknown', lost, fairyId: address.fairyId },
      { type: 'choice.mended', variantId, fairyId },
    ]);
  });

  test('an address that comes before the catalogue waits for it [OP-10]', () => {
    const purchase = startPurchase(empty);
    purchase.send({ type: 'address.read', variantId: 'solo', fairyId: 'jagna' });
    expect(purchase.has('step-variant')).toBe(true);
    expect(purchase.emitted).toEqual([]);
    purchase.send({ type: 'catalogue.receive', variants: tarot.variants, offers: tarot.offers });
    expect(purchase.has('form-open')).toBe(true);
    expect(purchase.emitted).toEqual([]);
  });

  test('back to the specialists keeps what was typed [U1]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'field.change', name: 'firstName', value: 'Wanda', problems: {} });
    purchase.send({ type: 'address.read', variantId: 'solo', fairyId: undefined });
    expect(purchase.has('step-specialist')).toBe(true);
    purchase.send({ type: 'address.read', variantId: 'solo', fairyId: 'jagna' });
    expect(purchase.has('form-open')).toBe(true);
    expect(purchase.context().values.firstName).toBe('Wanda');
  });

  test('the address that already stands changes nothing, not even a coupon [OP-10]', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    purchase.send({ type: 'address.read', variantId: 'solo', fairyId: 'jagna' });
    expect(purchase.price()).toBe(grosze(75_65));
    expect(purchase.saidTypes()).not.toContain('coupon.cleared');
  });
});

describe('a fresh catalogue', () => {
  test('one that changes nothing of the choice keeps the coupon', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    const others = tarot.offers.filter(({ fairyId }) => fairyId !== 'mirela');
    purchase.send({ type: 'catalogue.receive', variants: tarot.variants, offers: others });
    expect(purchase.price()).toBe(grosze(75_65));
    expect(purchase.context().offers).toEqual(others);
  });

  const dearer = tarot.offers.map((offer) => ({ ...offer, price: plus(offer.price, grosze(10_00)) }));
  const receiveDearer = { type: 'catalogue.receive', variants: tarot.variants, offers: dearer } as const;

  test('another price of the chosen product shows it, and the coupon is tried anew for it [OF-8] [OF-9]', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    purchase.send(receiveDearer);
    expect(purchase.has('form-open')).toBe(true);
    expect(purchase.price()).toBe(grosze(99_00));
    await purchase.coupons.last().resolve({ discountedPrice: grosze(84_15) });
    expect(purchase.price()).toBe(grosze(84_15));
    expect(purchase.saidTypes()).not.toContain('coupon.cleared');
  });

  test('a coupon that is being checked is checked for the new price alone [OF-8]', async () => {
    const purchase = startAtForm();
    purchase.send({ type: 'coupon.type', code: 'PAPROC15' });
    purchase.send({ type: 'coupon.apply' });
    const former = purchase.coupons.last();
    purchase.send(receiveDearer);
    expect(former.isLeft()).toBe(true);
    await former.resolve({ discountedPrice: grosze(75_65) });
    expect(purchase.price()).toBe(grosze(99_00));
    await purchase.coupons.last().resolve({ discountedPrice: grosze(84_15) });
    expect(purchase.price()).toBe(grosze(84_15));
    expect(purchase.saidTypes()).toEqual(['coupon.applied']);
  });

  test('another price leaves a code that was only typed, and the list of what is to be mended [OF-8] [OF-7]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'coupon.type', code: 'PAPROC15' });
    purchase.pay('PAYU', { couponCode: 'Zastosuj kupon albo usuń kod z pola' });
    purchase.send(receiveDearer);
    expect(purchase.context().couponCode).toBe('PAPROC15');
    expect(purchase.has('rejected')).toBe(true);
    expect(purchase.coupons.calls).toHaveLength(0);
    expect(purchase.saidTypes()).not.toContain('coupon.cleared');
  });

  test('another offer under the same choice takes the coupon off and says so [OP-5]', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    const others = tarot.offers.map((offer) => ({ ...offer, fairyProductId: `${offer.fairyProductId}-2` }));
    purchase.send({ type: 'catalogue.receive', variants: tarot.variants, offers: others });
    expect(purchase.price()).toBe(grosze(89_00));
    expect(purchase.emitted.at(-1)).toEqual({ type: 'coupon.cleared', code: 'PAPROC15', wasApplied: true });
  });

  test('a specialist who turns absent is named, the address is mended, and step two is open [RD-3] [OP-10]', () => {
    const purchase = startAtForm();
    purchase.send(typing('topic', 'Praca'));
    const others = tarot.offers.filter(({ fairyId }) => fairyId !== 'jagna');
    purchase.send({ type: 'catalogue.receive', variants: tarot.variants, offers: others });
    expect(purchase.has('step-specialist')).toBe(true);
    expect(purchase.emitted).toEqual([
      { type: 'choice.withdrawn', lost: 'specialist', fairyId: 'jagna' },
      { type: 'choice.mended', variantId: 'solo', fairyId: undefined },
    ]);
    expect(purchase.context().values.topic).toBe('Praca');
  });

  test('one who has given up this variant alone is named, too [RD-3]', () => {
    const purchase = startAtForm('pair', 'jagna');
    const others = tarot.offers.filter(({ fairyProductId }) => fairyProductId !== 'jagna-pair');
    purchase.send({ type: 'catalogue.receive', variants: tarot.variants, offers: others });
    expect(purchase.has('step-specialist')).toBe(true);
    expect(purchase.emitted[0]).toEqual({ type: 'choice.withdrawn', lost: 'offer', fairyId: 'jagna' });
  });

  test('a variant that is no longer sold leaves the specialist, and leads to what else she sells [RD-3]', () => {
    const purchase = startAtForm('pair', 'jagna');
    const [solo] = tarot.variants;
    purchase.send({ type: 'catalogue.receive', variants: solo ? [solo] : [], offers: tarot.offers });
    expect(purchase.wishes()).toBe(true);
    expect(purchase.emitted).toEqual([
      { type: 'choice.withdrawn', lost: 'variant', fairyId: 'jagna' },
      { type: 'choice.mended', variantId: undefined, fairyId: 'jagna' },
    ]);
  });

  test('one that comes while the order is on its way does not change the agreed price [OF-9]', async () => {
    const purchase = startAtForm();
    purchase.pay();
    purchase.send(receiveDearer);
    expect(purchase.price()).toBe(grosze(89_00));
    await purchase.orders.last().resolve({ paymentLink: 'https://pay.example/1', totalPrice: grosze(99_00) });
    expect(purchase.has('repriced')).toBe(true);
    expect(purchase.saidTypes()).not.toContain('payment.opened');
  });
});
