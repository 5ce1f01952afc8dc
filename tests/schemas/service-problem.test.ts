import { expect, test } from 'vitest';
import { mostQuestions, PRODUCT_DEMANDS } from '#domain/product-demands.ts';
import { PRODUCT_TYPES } from '#domain/product-type.ts';
import { countProblem, serviceProblem, type ComparedService } from '#schemas/desk/service-problem.ts';

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

const TAROT: ComparedService = {
  id: 't',
  productType: 'TAROT',
  title: 'Karta',
  questionsCount: 1,
  isArchived: false,
};
const lines = (count: number) => Array.from({ length: count }, (_, at) => `Pozycja ${at}`).join('\n');

test.each<[string, string, ComparedService | undefined, string | undefined]>([
  ['ten positions', lines(10), undefined, undefined],
  ['eleven positions', lines(11), undefined, 'Najwyżej 10 pozycji, po jednej w wierszu'],
  ['a position of forty letters', 'a'.repeat(40), undefined, undefined],
  ['a position of forty-one letters', 'a'.repeat(41), undefined, 'Nazwa pozycji: najwyżej 40 znaków'],
  ['one position twice', 'Dziś\nDZIŚ', undefined, 'Dwie pozycje mają tę samą nazwę'],
  ['no position', '', { ...TAROT, productType: 'PREDICTION' }, undefined],
  [
    'a position without cards',
    'Dziś',
    { ...TAROT, productType: 'PREDICTION' },
    'Karty wykłada się tylko w tarocie',
  ],
])('the spread of %s has the problem that it has [DK-12]', (_, text, service = TAROT, words) => {
  expect(serviceProblem('spread', text, service, [])).toBe(words);
});

test('a prediction of three questions may be, of four not [OP-6]', () => {
  const prediction = { id: 'p', productType: 'PREDICTION' } as const;
  expect(countProblem(prediction, 3, [])).toBeUndefined();
  expect(countProblem(prediction, 4, [])).toBeDefined();
});
