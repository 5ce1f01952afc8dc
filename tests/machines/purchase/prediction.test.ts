import { describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { predictions } from './sample-choice.ts';
import { startPurchase } from './start-purchase.ts';

const startPredictions = () => startPurchase(predictions);

describe('predictions', () => {
  test('the product with the fewest questions is selected from the start [OP-6]', () => {
    const purchase = startPredictions();
    expect(purchase.context().variantId).toBe('one');
    expect(purchase.has('step-specialist')).toBe(true);
  });

  test('it is selected as well when the catalogue comes late [OP-6]', () => {
    const purchase = startPurchase({ ...predictions, variants: [], offers: [] });
    purchase.send({ type: 'catalogue.receive', variants: predictions.variants, offers: predictions.offers });
    expect(purchase.context().variantId).toBe('one');
    expect(purchase.emitted).toEqual([]);
  });

  test('an address without a choice keeps the selected product [OP-6]', () => {
    const purchase = startPredictions();
    purchase.send({ type: 'address.read', variantId: undefined, fairyId: undefined });
    expect(purchase.context().variantId).toBe('one');
    expect(purchase.emitted).toEqual([]);
  });

  test('another product clears the three question fields and nothing else [OP-6] [U20]', () => {
    const purchase = startPredictions();
    purchase.send({ type: 'variant.choose', variantId: 'three' });
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    for (const name of ['question0', 'question1', 'question2', 'firstName']) {
      purchase.send({ type: 'field.change', name, value: 'Kiedy?', problems: {} });
    }
    purchase.send({ type: 'variant.choose', variantId: 'two' });
    expect(purchase.context().values).toEqual({ firstName: 'Kiedy?' });
  });

  test('the same product pressed again keeps the questions [OP-6]', () => {
    const purchase = startPredictions();
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    purchase.send({ type: 'field.change', name: 'question0', value: 'Kiedy?', problems: {} });
    purchase.send({ type: 'variant.choose', variantId: 'one' });
    expect(purchase.context().values.question0).toBe('Kiedy?');
  });

  test('another specialist: her product with as many questions, and the questions stay [OP-6] [U21]', () => {
    const purchase = startPredictions();
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    purchase.send({ type: 'field.change', name: 'question0', value: 'Kiedy?', problems: {} });
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    expect(purchase.context().variantId).toBe('one-of-mirela');
    expect(purchase.price()).toBe(grosze(45_00));
    expect(purchase.context().values.question0).toBe('Kiedy?');
    expect(purchase.emitted.findLast(({ type }) => type === 'choice.changed')).toEqual({
      type: 'choice.changed',
      variantId: 'one-of-mirela',
      fairyId: 'mirela',
    });
  });

  test('a specialist without a product of as many questions cannot be chosen [OP-6]', () => {
    const purchase = startPredictions();
    purchase.send({ type: 'variant.choose', variantId: 'two' });
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    expect(purchase.context().fairyId).toBe('jagna');
    expect(purchase.price()).toBe(grosze(69_00));
  });

  test('only the questions that the product asks for are sent [OP-6]', () => {
    const purchase = startPredictions();
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    for (const name of ['question0', 'question2']) {
      purchase.send({ type: 'field.change', name, value: 'Kiedy?', problems: {} });
    }
    purchase.pay();
    expect(purchase.orders.last().input.values).toEqual({ question0: 'Kiedy?' });
  });
});
