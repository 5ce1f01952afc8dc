import { expect, test } from 'vitest';
import { answerPageCopy } from '#copy/answer/answer-page.ts';
import { demandsOf, formFields, PRODUCT_DEMANDS, SENT_AS_QUESTIONS } from '#domain/product-demands.ts';
import type { ProductType } from '#domain/product-type.ts';

const sent: readonly string[] = SENT_AS_QUESTIONS;

test.each(Object.keys(PRODUCT_DEMANDS) as ProductType[])(
  'what an order of %s asks first is called an intention where the form calls it so [OP-8]',
  (productType) => {
    const first = formFields(demandsOf(productType)).find(({ name }) => sent.includes(name));
    const isIntention = first?.name === 'intentions';
    expect(answerPageCopy.asked({ productType, isGift: false })).toBe(
      isIntention ? 'Twoja intencja' : 'Twoje pytanie',
    );
    expect(answerPageCopy.asked({ productType, isGift: true })).toBe(isIntention ? 'Intencja' : 'Pytanie');
  },
);
