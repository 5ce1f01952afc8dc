import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countQuestions,
  demandsOf,
  formFields,
  PRODUCT_DEMANDS,
  sentQuestions,
} from '#domain/product-demands.ts';
import { PRODUCT_TYPES, type ProductType } from '#domain/product-type.ts';

test('a tenth product type does not compile until it has a row', () => {
  PRODUCT_DEMANDS satisfies Record<ProductType, object>;
  // @ts-expect-error RUNES has no row
  PRODUCT_DEMANDS satisfies Record<ProductType | 'RUNES', object>;
  expect(Object.keys(PRODUCT_DEMANDS)).toEqual(PRODUCT_TYPES);
});

test('the rituals ask for intentions, and one of them must have them [OP-8]', () => {
  const asking = PRODUCT_TYPES.map((type) => [type, demandsOf(type).intentions]).filter(([, how]) => how);
  expect(Object.fromEntries(asking)).toEqual({
    PARTNER_RITUAL: 'optional',
    FINANCE_RITUAL: 'optional',
    INTENTION_RITUAL: 'required',
  });
});

test('the horoscopes check their variant, and the birth horoscope alone has a chart [VA-2]', () => {
  expect(PRODUCT_TYPES.filter((type) => demandsOf(type).horoscopeVariant)).toEqual([
    'HOROSCOPE',
    'BIRTH_HOROSCOPE',
  ]);
  expect(PRODUCT_TYPES.filter((type) => demandsOf(type).chartImage)).toEqual(['BIRTH_HOROSCOPE']);
});

const customer = ['firstName', 'email', 'confirmEmail', 'birthDay', 'birthMonth', 'birthYear'];
const partner = ['partnerName', 'partnerBirthDay', 'partnerBirthMonth', 'partnerBirthYear'];

test.each([
  ['TAROT', 1, ['topic', ...customer]],
  ['HOROSCOPE', 3, ['topic', ...customer]],
  ['PARTNER_TAROT', 1, ['topic', ...customer, ...partner]],
  ['FINANCE_RITUAL', 1, ['intentions', ...customer]],
  ['PARTNER_RITUAL', 1, ['intentions', ...customer, ...partner]],
  ['BIRTH_HOROSCOPE', 1, [...customer, 'city']],
  ['PREDICTION', 0, ['question0', ...customer]],
  ['PREDICTION', 1, ['question0', ...customer]],
  ['PREDICTION', 3, ['question0', 'question1', 'question2', ...customer]],
  ['PREDICTION', 9, ['question0', 'question1', 'question2', ...customer]],
] as const)('the form of %s with %i questions [OF-1] [OP-1] [OP-6] [OP-9] [RD-1]', (type, count, fields) => {
  expect(formFields(demandsOf(type, count)).map(({ name }) => name)).toEqual(fields);
});

test.each([
  ['PREDICTION', ['question1', 'question2']],
  ['FINANCE_RITUAL', ['intentions']],
  ['INTENTION_RITUAL', []],
  ['BIRTH_HOROSCOPE', []],
  ['TAROT', ['topic']],
  ['HOROSCOPE', ['topic']],
] as const)('of the form of %s, %j may stay empty [OP-1] [OP-6] [OP-8]', (type, names) => {
  const optional = formFields(demandsOf(type, 3)).filter(({ required }) => !required);
  expect(optional.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['TAROT', 1, { least: 0, most: 1 }],
  ['BIRTH_HOROSCOPE', 1, { least: 0, most: 0 }],
  ['PREDICTION', 3, { least: 1, most: 3 }],
  ['FINANCE_RITUAL', 1, { least: 0, most: 1 }],
  ['INTENTION_RITUAL', 1, { least: 1, most: 1 }],
] as const)(
  'an order of %s with %i question fields carries %o questions [OP-1] [OP-6] [OP-8]',
  (type, count, sent) => {
    expect(sentQuestions(demandsOf(type, count))).toEqual(sent);
  },
);

test.each([
  [[], 0],
  [['Kiedy'], 0],
  [['Czy wyjadę?? I kiedy?'], 2],
  [['Kiedy?', 'Gdzie?!?', ''], 2],
  [['?', '?'], 2],
  [['??? ??'], 1],
] as const)('%j asks %i [OP-7]', (fields, count) => {
  expect(countQuestions(fields)).toBe(count);
});

test('fields are counted apart: marks at the end of one and the start of the next are two [OP-7]', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (fields) => {
      const apart = fields.map((text) => countQuestions([text]));
      expect(countQuestions(fields)).toBe(apart.reduce((sum, count) => sum + count, 0));
    }),
  );
});
