import { expect, test } from 'vitest';
import { storedDraft } from '#browser/order-draft.ts';
import { keepDraft } from '#flows/purchase/keep-draft.ts';
import { heldPurchase, sampleShop } from './sample-purchase.ts';

test('the tab keeps each text as it is typed, also when it is taken away again, until the page is left [RD-2]', () => {
  sessionStorage.clear();
  const { input, product, jagna } = sampleShop();
  const { actor } = heldPurchase(input);
  actor.send({ type: 'variant.choose', variantId: product.id });
  actor.send({ type: 'specialist.choose', fairyId: jagna });
  const stop = keepDraft(actor, '/tarot');
  const type = (value: string) => {
    actor.send({ type: 'field.change', name: 'topic', value, problems: {} });
    return storedDraft('/tarot').values;
  };
  expect(type('Praca')).toEqual({ topic: 'Praca' });
  expect(type('')).toEqual({});
  expect(type('Dom')).toEqual({ topic: 'Dom' });
  stop();
  expect(type('Ogród')).toEqual({ topic: 'Dom' });
});
