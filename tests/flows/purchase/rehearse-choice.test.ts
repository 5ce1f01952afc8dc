import { expect, it } from 'vitest';
import { rehearseChoice } from '#flows/purchase/rehearse-choice.ts';
import { heldPurchase, sampleShop } from './sample-purchase.ts';

it('a choice that is rehearsed leaves the purchase as it is, and tells nobody', () => {
  const { input, product, jagna } = sampleShop();
  const { actor } = heldPurchase(input);
  const before = actor.getSnapshot();
  const told: string[] = [];
  actor.on('*', ({ type }) => told.push(type));
  rehearseChoice(actor);
  expect(actor.getSnapshot()).toBe(before);
  expect(told).toEqual([]);

  actor.send({ type: 'variant.choose', variantId: product.id });
  actor.send({ type: 'specialist.choose', fairyId: jagna });
  expect(actor.getSnapshot().hasTag('form-open')).toBe(true);
  expect(told).toContain('choice.changed');
});

it('nothing can be rehearsed, and nothing fails, in a shop that sells nothing', () => {
  const { input } = sampleShop();
  const { actor } = heldPurchase({ ...input, variants: [], offers: [] });
  expect(() => rehearseChoice(actor)).not.toThrow();
});
