import { expect, test, vi } from 'vitest';
import { mostQuestions, PRODUCT_DEMANDS } from '#domain/product-demands.ts';
import { PRODUCT_TYPES } from '#domain/product-type.ts';
import { countProblem, serviceProblem, type ComparedService } from '#schemas/desk/service-problem.ts';

vi.mock('#domain/product-demands.ts', async (importActual) => {
  const actual = await importActual<typeof import('#domain/product-demands.ts')>();
  // A ritual that asks questions beside its intention.
  const rows = { ...actual.PRODUCT_DEMANDS, FINANCE_RITUAL: { intentions: 'optional', questions: true } };
  return {
    ...actual,
    PRODUCT_DEMANDS: rows,
    asksQuestions: (type: keyof typeof rows) => 'questions' in rows[type],
  };
});

const ritual = (id: string, questionsCount: number): ComparedService => ({
  id,
  productType: 'FINANCE_RITUAL',
  title: id,
  questionsCount,
  isArchived: false,
});

test('two rituals that ask may have the same number of questions: customers choose them by name [OP-6]', () => {
  expect(countProblem(ritual('a', 2), 2, [ritual('a', 2), ritual('b', 2)])).toBeUndefined();
  const prediction = { ...ritual('a', 2), productType: 'PREDICTION' as const };
  expect(countProblem(prediction, 2, [prediction, { ...prediction, id: 'b' }])).toBe(
    'Wróżba z tyloma pytaniami już jest w sklepie',
  );
});

test('no service asks more than an order holds beside its intention; the desk says so, and cuts nothing [OP-6]', () => {
  expect(serviceProblem('questionsCount', '3', ritual('a', 2), [])).toBe(
    'Zamówienie mieści trzy pytania, a temat i intencja liczą się do nich',
  );
  expect(serviceProblem('questionsCount', '2', ritual('a', 1), [])).toBeUndefined();
});

test('all questions, the topic and the intention of each type are the three that an order holds at most', () => {
  const most = PRODUCT_TYPES.map((type) => {
    const { topic, intentions } = PRODUCT_DEMANDS[type];
    return mostQuestions(PRODUCT_DEMANDS[type]) + (topic ? 1 : 0) + (intentions ? 1 : 0);
  });
  expect(new Set(most)).toEqual(new Set([3]));
});
