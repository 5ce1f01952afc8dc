import { expect, test } from 'vitest';
import { mostQuestions, PRODUCT_DEMANDS } from '#domain/product-demands.ts';
import { PRODUCT_TYPES } from '#domain/product-type.ts';
import { countProblem, type ComparedService } from '#schemas/desk/service-problem.ts';

test('two predictions have no same number of questions, by which customers choose them [OP-6]', () => {
  const service = (id: string): ComparedService => ({
    id,
    productType: 'PREDICTION',
    title: id,
    questionsCount: 2,
    isArchived: false,
  });
  const taken = 'Wróżba z tyloma pytaniami już jest w sklepie';
  expect(countProblem(service('a'), 2, [service('a'), service('b')])).toBe(taken);
  expect(
    countProblem(service('a'), 2, [service('a'), { ...service('b'), isArchived: true }]),
  ).toBeUndefined();
});

test('no service asks more than an order holds beside a topic and an intention [OP-6]', () => {
  expect(mostQuestions({ questions: true })).toBe(3);
  expect(mostQuestions({ questions: true, intentions: 'optional' })).toBe(2);
  expect(mostQuestions({ questions: true, intentions: 'required', topic: 'spread' })).toBe(1);
  const most = PRODUCT_TYPES.map((type) => {
    const { topic, intentions } = PRODUCT_DEMANDS[type];
    return mostQuestions(PRODUCT_DEMANDS[type]) + (topic ? 1 : 0) + (intentions ? 1 : 0);
  });
  expect(new Set(most)).toEqual(new Set([3]));
});
