import { describe, expect, test } from 'vitest';
import { predictions } from './sample-choice.ts';
import { startPurchase } from './start-purchase.ts';

const startPredictions = () => startPurchase(predictions);

describe('predictions', () => {
  test('[OP-6] the product with the fewest questions is selected from the start', () => {
    const purchase = startPredictions();
    expect(purchase.context().variantId).toBe('one');
    expect(purchase.has('step-specialist')).toBe(true);
  });

  test('[OP-6] it is selected as well when the catalogue comes late', () => {
    const purchase = startPurchase({ ...predictions, variants: [], offers: [] });
    purchase.send({ type: 'catalogue.receive', variants: predictions.variants, offers: predictions.offers });
    expect(purchase.context().variantId).toBe('one');
    expect(purchase.emitted).toEqual([]);
  });

  test('[OP-6] an address without a choice keeps the selected product', () => {
    const purchase = startPredictions();
    purchase.send({ type: 'address.read', variantId: undefined, fairyId: undefined });
    expect(purchase.context().variantId).toBe('one');
    expect(purchase.emitted).toEqual([]);
  });

  test('[OP-6] [U20] another product clears the three question fields and nothing else', () => {
    const purchase = startPredictions();
    purchase.send({ type: 'variant.choose', variantId: 'three' });
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    for (const name of ['question0', 'question1', 'question2', 'firstName']) {
      purchase.send({ type: 'field.change', name, value: 'Kiedy?', problems: {} });
    }
    purchase.send({ type: 'variant.choose', variantId: 'two' });
    expect(purchase.context().values).toEqual({ firstName: 'Kiedy?' });
  });

  test('[OP-6] the same product pressed again keeps the questions', () => {
    const purchase = startPredictions();
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    purchase.send({ type: 'field.change', name: 'question0', value: 'Kiedy?', problems: {} });
    purchase.send({ type: 'variant.choose', variantId: 'one' });
    expect(purchase.context().values.question0).toBe('Kiedy?');
  });

  test('[OP-6] [U21] another specialist: her product with as many questions, and the questions stay', () => {
    const purchase = startPredictions();
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    purchase.send({ type: 'field.change', name: 'question0', value: 'Kiedy?', problems: {} });
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    expect(purchase.context().variantId).toBe('one-of-mirela');
    expect(purchase.price()).toBe(45);
    expect(purchase.context().values.question0).toBe('Kiedy?');
    expect(purchase.emitted.findLast(({ type }) => type === 'choice.changed')).toEqual({
      type: 'choice.changed',
      variantId: 'one-of-mirela',
      fairyId: 'mirela',
    });
  });

  test('[OP-6] a specialist without a product of as many questions cannot be chosen', () => {
    const purchase = startPredictions();
    purchase.send({ type: 'variant.choose', variantId: 'two' });
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    expect(purchase.context().fairyId).toBe('jagna');
    expect(purchase.price()).toBe(69);
  });

  test('[OP-6] only the questions that the product asks for are sent', () => {
    const purchase = startPredictions();
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    for (const name of ['question0', 'question2']) {
      purchase.send({ type: 'field.change', name, value: 'Kiedy?', problems: {} });
    }
    purchase.pay();
    expect(purchase.orders.last().input.values).toEqual({ question0: 'Kiedy?' });
  });
});
