import { describe, expect, it } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { demandsOf, sentQuestions } from '#domain/product-demands.ts';
import { PRODUCT_TYPES } from '#domain/product-type.ts';
import { ApiError } from '#server/api-error.ts';
import { validateForOffer, readOrderInput } from '#server/orders/order-input.ts';
import { attemptOf } from '#server/orders/idempotency.ts';
import { sha256 } from '#server/sha256.ts';
import type { Offer } from '#server/store/products.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';

/** Half past midnight in Warsaw, still the day before in London. */
const NOW = new Date('2026-11-20T23:30:00Z');

const read = (changes: Partial<ReturnType<typeof orderOf>> = {}) =>
  readOrderInput(orderOf('Tarot', changes), NOW);

function pathsOf(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 400) return error.errors.map(({ path }) => path);
    throw error;
  }
  return [];
}

describe('what is sent as an order', () => {
  it('is trimmed, its e-mail and ids lowered, its date written in full [VA-3]', () => {
    const { fairyProductId } = orderOf('Tarot');
    const input = read({
      fairyProductId: fairyProductId.toUpperCase(),
      questions: [{ content: '  Czy? ' }, { content: '   ' }],
      customer: { name: '  Anna ', email: 'Anna@Example.COM', birthDate: '1990-5-3', city: ' Łódź ' },
      couponCode: ' paproc15 ',
    });
    expect(input).toMatchObject({
      fairyProductId,
      questions: ['Czy?'],
      customer: { name: 'Anna', email: 'anna@example.com', birthDate: '1990-05-03', city: 'Łódź' },
      couponCode: 'PAPROC15',
    });
  });

  it('counts what shows nothing as nothing, and stores a pasted address as mail servers know it [VA-3]', () => {
    const input = read({
      questions: [{ content: '\u200b' }, { content: '\u202eCzy?' }],
      customer: { ...birth, name: '\u200bŻaneta\ufeff', email: 'Anna <ANNA@kraków.pl>' },
    });
    expect(input).toMatchObject({
      questions: ['Czy?'],
      customer: { name: 'Żaneta', email: 'anna@xn--krakw-3ta.pl' },
    });
    const hidden = { ...birth, name: 'A\u200b\u200b' };
    expect(pathsOf(() => read({ customer: hidden }))).toEqual(['/customer/name']);
  });

  it.each(['', '   '])('takes the coupon "%s" for none', (couponCode) => {
    expect(read({ couponCode }).couponCode).toBeNull();
  });

  it('judges name and city after trimming [VA-3]', () => {
    const customer = { ...birth, name: ' A a ', city: ' ab ' };
    expect(pathsOf(() => read({ customer }))).toEqual(['/customer/city']);
    expect(pathsOf(() => read({ customer: { ...birth, name: '  A ' } }))).toEqual(['/customer/name']);
    expect(read({ customer: { ...birth, city: ' Ełk ' } }).customer.city).toBe('Ełk');
  });

  it.each(['1990-04-31', '1989-02-29', '1990-13-01', '1990-00-10', '1990-01-00', '0001-01-01', '1899-12-31'])(
    'refuses the date %s [VA-1]',
    (birthDate) => {
      expect(pathsOf(() => read({ customer: { ...birth, birthDate } }))).toEqual(['/customer/birthDate']);
      expect(pathsOf(() => read({ partner: { name: 'Piotr', birthDate } }))).toEqual(['/partner/birthDate']);
    },
  );

  it('refuses a date after today in Warsaw, and takes today [VA-1]', () => {
    expect(read({ customer: { ...birth, birthDate: '2026-11-21' } }).customer.birthDate).toBe('2026-11-21');
    expect(pathsOf(() => read({ customer: { ...birth, birthDate: '2026-11-22' } }))).toEqual([
      '/customer/birthDate',
    ]);
  });
});

describe('what a product asks for', () => {
  const offer = (productType: Offer['productType'], questionsCount = 1): Offer => ({
    fairyProductId: orderOf('Tarot').fairyProductId,
    fairyName: 'Jagna',
    productName: 'Usługa',
    productType,
    questionsCount,
    price: grosze(4200),
  });
  const question = { content: 'Czy?' };
  const partner = { name: 'Piotr', birthDate: '1988-12-31' };

  it.each([
    ['PARTNER_TAROT', { partner }, []],
    ['PREDICTION', { questions: [{ content: ' ' }] }, ['/questions']],
    ['PREDICTION', { questions: [question] }, []],
    ['PREDICTION', { questions: [question, question] }, ['/questions']],
    ['INTENTION_RITUAL', { questions: [question] }, []],
    ['BIRTH_HOROSCOPE', { customer: { ...birth, city: 'Kraków' } }, []],
  ] as const)('%s with %j [OP-6] [OP-8] [OP-9] [VA-2]', (type, changes, paths) => {
    const questions = 'questions' in changes ? [...changes.questions] : [];
    expect(pathsOf(() => validateForOffer(read({ ...changes, questions }), offer(type)))).toEqual(paths);
  });

  it.each(PRODUCT_TYPES)(
    '%s without what its row requires is refused [OP-6] [OP-8] [OP-9] [VA-2]',
    (type) => {
      const demands = demandsOf(type);
      const required = [
        ...(sentQuestions(demands).least > 0 ? ['/questions'] : []),
        ...(demands.partner ? ['/partner'] : []),
        ...(demands.city ? ['/customer/city'] : []),
      ];
      const bare = pathsOf(() => validateForOffer(read({ questions: [] }), offer(type)));
      expect(bare.toSorted()).toEqual(required.toSorted());
    },
  );

  it('takes a gift’s day from a form of before midnight in Warsaw, and none that is over', () => {
    const on = (sendOn: string) => pathsOf(() => read({ gift: { email: 'zosia@example.com', sendOn } }));
    expect(on('2026-11-21')).toEqual([]);
    expect(on('2026-11-20')).toEqual(['/gift/sendOn']);
  });

  it('takes as many questions as were bought', () => {
    const input = read({ questions: [question, question, question] });
    expect(validateForOffer(input, offer('PREDICTION', 3)).questions).toHaveLength(3);
    expect(pathsOf(() => validateForOffer(input, offer('PREDICTION', 2)))).toEqual(['/questions']);
  });

  it('drops what it does not ask for: nobody’s data are kept without a reason', () => {
    const input = read({
      questions: [question],
      partner,
      image: '<svg/>',
      customer: { ...birth, city: 'Kraków' },
    });
    const nothing = { questions: [], partner: null, customer: { city: null } };
    const city = { city: 'Kraków' };
    expect(validateForOffer(input, offer('TAROT'))).toMatchObject({ ...nothing, questions: ['Czy?'] });
    expect(validateForOffer(input, offer('FINANCE_RITUAL'))).toMatchObject({
      ...nothing,
      questions: ['Czy?'],
    });
    expect(validateForOffer(input, offer('PARTNER_TAROT'))).toMatchObject({
      ...nothing,
      questions: ['Czy?'],
      partner,
    });
    expect(validateForOffer(input, offer('BIRTH_HOROSCOPE'))).toMatchObject({
      ...nothing,
      customer: city,
    });
  });
});

describe('an order that is sent again after an update of the shop', () => {
  const customer = { name: 'Anna', email: 'anna@example.com', birthDate: '1990-05-03' };
  const digestOf = (changes: Partial<ReturnType<typeof orderOf>>) =>
    attemptOf('key', read({ questions: [], customer, ...changes })).bodyHash;

  it('has the digest of the first release, as long as it has nothing that came later [OF-6]', () => {
    const { fairyProductId, consents } = read();
    const then = `[{"fairyProductId":"${fairyProductId}","questions":[],"customer":{"name":"Anna","birthDate":"1990-05-03",\
"email":"anna@example.com","city":null,"birthTime":null,"clockChoice":null},"partner":null,"couponCode":null,\
"paymentProvider":"PAYU","consents":${JSON.stringify(consents)}},null]`;
    expect(digestOf({})).toBe(sha256(then));
  });

  it('is another order as a gift, and to another address', () => {
    const gifts = ['a@example.com', 'b@example.com'].map((email) => digestOf({ gift: { email } }));
    expect(new Set([digestOf({}), ...gifts]).size).toBe(3);
  });
});
